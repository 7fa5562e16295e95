/**
 * Small edits of source files, for the generators: an import, an entry of a list, a row of a table. All are pure: text in, text
 * out.
 */

/** A reason why a generator cannot continue, in one line for the user. */
export class Refusal extends Error {}

/** `ids/null-id` as `idsNullId`. */
export function camel(id) {
  return id.replaceAll(/[/-]([a-z\d])/g, (_, letter) => letter.toUpperCase());
}

/** Adds `import { name } from 'from';` after the last import of the file. */
export function withImport(code, name, from) {
  const imports = [...code.matchAll(/^import [^;]+;\n/gm)];
  const last = imports.at(-1);
  if (!last) throw new Refusal('The file to register in has no imports.');
  const end = last.index + last[0].length;
  return `${code.slice(0, end)}import { ${name} } from '${from}';\n${code.slice(end)}`;
}

/** Adds an entry to `const list = […]`: after the entry `after`, or at the end. */
export function withEntry(code, list, entry, after) {
  const found = new RegExp(`(?:export )?const ${list}\\b[^=]*= \\[([^]*?)\\];`).exec(code);
  if (!found) throw new Refusal(`There is no list ${list} to register in.`);
  const open = found.index + found[0].length - 2 - found[1].length;
  const names = found[1];
  const place = after === undefined ? null : new RegExp(`(^|\\s)${after},`).exec(names);
  if (after !== undefined && !place) throw new Refusal(`The list ${list} has no entry ${after}.`);
  const trimmed = names.trimEnd();
  const end = place ? place.index + place[0].length : trimmed.length;
  const comma = place || trimmed === '' || trimmed.endsWith(',') ? '' : ',';
  return `${code.slice(0, open)}${names.slice(0, end)}${comma} ${entry},${names.slice(end)}${code.slice(open + names.length)}`;
}

/** Adds a row to a table of requirements, in alphabetical order. */
export function withRow(code, id, row) {
  const rows = [...code.matchAll(/^ {2}'([^']+)': \{$/gm)];
  if (rows.length === 0) throw new Refusal('The table of requirements has no rows.');
  const next = rows.find(([, other]) => other > id);
  const at = next ? next.index : code.lastIndexOf('};');
  return `${code.slice(0, at)}  '${id}': ${row},\n${code.slice(at)}`;
}

/** Whether a table of requirements has the row. */
export function hasRow(code, id) {
  return code.includes(`\n  '${id}': {`);
}

/** Removes `unreported` from a row: a rule now reports it. */
export function withoutReason(code, id) {
  const start = code.indexOf(`\n  '${id}': {`);
  const end = code.indexOf('\n  },', start);
  const row = code.slice(start, end).replace(/\n {4}unreported:(?:[^\n]*|\n {6}[^\n]*),(?=\n|$)/, '');
  return code.slice(0, start) + row + code.slice(end);
}

/** A string as source code. */
export function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
