/** Made by `scripts/runner-frame.mjs`: addresses of files that no module imports. */
declare module 'virtual:runner-files' {
  /** A file and its bytes as they come out of the network, unpacked. */
  interface RunnerFile {
    url: string;
    bytes: number;
  }
  /** The document that holds the sandbox. */
  export const frame: string;
  /** The engine of JavaScript. */
  export const engine: RunnerFile;
  /** What Python is made of. */
  export const python: Readonly<Record<'mjs' | 'asm' | 'wasm' | 'stdlib', RunnerFile>>;
  /** The list of packages that Pyodide reads when it starts: none. */
  export const lock: string;
}

declare module 'virtual:view-frame' {
  /** The document that holds the sandbox for views. */
  export const frame: string;
}
