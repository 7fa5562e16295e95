/** Variables from the notation of one host into the one of another. */
import type { Host, VariableStyle } from '../host-config/host.ts';

/** Every notation for an environment variable: its name, and a default in the one that has it. */
const ENVIRONMENT =
  /\$\{env:(\w{1,80})\}|\$\{(\w{1,80}):-([^}]{0,200})\}|\$\{([A-Za-z_]\w{0,79})\}|(?<![\w$}])\$([A-Z_][A-Z0-9_]{1,80})\b|(?<!\$)\{env:(\w{1,80})\}|%([A-Z_][A-Z0-9_]{1,80})%|\$\{\{\s{0,4}secrets\.(\w{1,80})\s{0,4}\}\}/g;
const INPUT = /\$\{input:([^}\s]{1,80})\}/g;
/** Names that editors define; they are no variables of the environment. */
const EDITOR = /^(?:workspaceFolder|workspaceRoot|userHome|workspaceFolderBasename|pathSeparator)$/;

const WRITERS: readonly (readonly [VariableStyle, (name: string) => string])[] = [
  ['env', (name) => `\${env:${name}}`],
  ['braces', (name) => `\${${name}}`],
  ['secrets', (name) => `\${{ secrets.${name} }}`],
  ['opencode', (name) => `{env:${name}}`],
  ['dollar', (name) => `$${name}`],
];

/** A value in the notation of a host, with what could not be carried. */
export interface Rewritten {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Rewrites the variables of a value for a host. */
export function rewriteVariables(text: string, to: Host): Rewritten {
  const notes: string[] = [];
  const write = WRITERS.find(([style]) => to.variables?.includes(style) === true)?.[1];
  const styles = to.variables ?? [];
  const rewritten = text
    .replace(ENVIRONMENT, (whole: string, ...groups: (string | undefined)[]) => {
      const [env, withDefault, fallback, braces, dollar, curly, percent, secret] = groups;
      const name = env ?? withDefault ?? braces ?? dollar ?? curly ?? percent ?? secret;
      if (name === undefined || EDITOR.test(name)) return whole;
      if (fallback !== undefined && styles.includes('default')) return whole;
      if (write === undefined) {
        notes.push(
          to.variables === null
            ? `It is not known whether ${to.title} replaces variables; \`${whole}\` is kept.`
            : `${to.title} does not replace variables; fill in the value of \`${name}\`.`,
        );
        return to.variables === null ? whole : `<${name}>`;
      }
      if (fallback !== undefined && fallback !== '') notes.push(`The default of \`${name}\` is dropped.`);
      return write(name);
    })
    .replace(INPUT, (whole: string, id: string) => {
      if (styles.includes('input')) return whole;
      notes.push(`${to.title} asks for no inputs; fill in the value of \`${id}\`.`);
      return `<${id}>`;
    });
  if (/\$\{(?:workspaceFolder|userHome|workspaceRoot)/.test(rewritten) && !styles.includes('editor'))
    notes.push(`${to.title} does not replace \`\${workspaceFolder}\` and the like; write the path.`);
  return { text: rewritten, notes };
}

/** The name of the variable if a value is nothing else, in any notation; `prefix` may be before it. */
export function onlyVariable(text: string, prefix = ''): string | null {
  if (!text.startsWith(prefix)) return null;
  const rest = text.slice(prefix.length);
  const match = new RegExp(`^(?:${ENVIRONMENT.source})$`).exec(rest);
  const name = match?.slice(1).find((group) => group !== undefined) ?? null;
  return name === null || EDITOR.test(name) ? null : name;
}
