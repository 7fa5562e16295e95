/** The notations of variables in configurations. */
import type { VariableStyle } from '../host.ts';

/** How each notation is recognized. A `$NAME` must be the whole value, or what follows a scheme. */
const STYLES: readonly (readonly [VariableStyle, RegExp])[] = [
  ['secrets', /\$\{\{\s{0,4}(?:secrets|inputs)\.\w+\s{0,4}\}\}/],
  ['input', /\$\{input:[^}\s]{1,80}\}/],
  ['env', /\$\{env:\w{1,80}\}/],
  [
    'editor',
    /\$\{(?:workspaceFolder|workspaceRoot|userHome|workspaceFolderBasename|pathSeparator|config:[\w.-]{1,80}|file:[^}\s]{1,200})(?::[\w-]+)?\}/,
  ],
  ['default', /\$\{\w{1,80}:-[^}]{0,200}\}/],
  ['braces', /\$\{[A-Z_][A-Z0-9_]{0,80}\}/],
  ['dollar', /^(?:Bearer |token |Basic )?\$[A-Z_][A-Z0-9_]{1,80}$/],
  ['percent', /^(?:Bearer )?%[A-Z_][A-Z0-9_]{1,80}%$/],
  ['opencode', /(?<!\$)\{(?:env|file):[^}\s]{1,200}\}/],
];

/** An example of each notation. */
export const WRITTEN: Readonly<Record<VariableStyle, string>> = {
  input: '${input:id}',
  env: '${env:NAME}',
  editor: '${workspaceFolder}',
  braces: '${NAME}',
  default: '${NAME:-default}',
  dollar: '$NAME',
  percent: '%NAME%',
  secrets: '${{ secrets.NAME }}',
  opencode: '{env:NAME}',
  mustache: '{{NAME}}',
};

/** The first notation for a variable in a value; undefined if it has none. Linear. */
export function styleOf(text: string): VariableStyle | undefined {
  return STYLES.find(([, pattern]) => pattern.test(text))?.[0];
}
