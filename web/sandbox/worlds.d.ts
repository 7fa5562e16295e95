/** Made by `scripts/worlds.mjs`: the text of a classic script, bundled from the file of that path below `web/`. */
declare module 'virtual:world/*' {
  const script: string;
  export default script;
}
