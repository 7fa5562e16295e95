/** Values as JSON, TOML and YAML text. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { isObject } from '../../json/object.ts';

/** JSON with two blanks for each level. Short arrays of strings stay in one line. */
export function asJson(value: JsonValue, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (line.length + indent.length <= 100 && value.every((item) => typeof item !== 'object' || item === null))
      return line;
    return `[\n${value.map((item) => inner + asJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${asJson(item, inner)}`);
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
}

/** A string in double quotes that JSON, TOML and YAML read alike. Lone surrogates become U+FFFD. */
function quoted(text: string): string {
  return JSON.stringify(
    text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'),
  ).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const bareKey = (key: string): string => (/^[A-Za-z0-9_-]+$/.test(key) ? key : quoted(key));

/** Tables of TOML: a table for each entry of the map `top`, or for each item of a list. Objects below are inline. */
export function asToml(top: string, entries: JsonObject | JsonValue[]): string {
  const tables = Array.isArray(entries)
    ? entries.map((entry) => [`[[${top}]]`, entry] as const)
    : Object.entries(entries).map(([name, entry]) => [`[${top}.${bareKey(name)}]`, entry] as const);
  return tables
    .map(([head, entry]) => {
      const lines = Object.entries(isObject(entry) ? entry : {}).map(
        ([key, value]) => `${bareKey(key)} = ${inlineToml(value)}\n`,
      );
      return `${head}\n${lines.join('')}`;
    })
    .join('\n');
}

function inlineToml(value: JsonValue): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((item) => inlineToml(item)).join(', ')}]`;
  if (isObject(value)) {
    const members = Object.entries(value).map(([key, item]) => `${bareKey(key)} = ${inlineToml(item)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return value === null ? '""' : String(value);
}

/** YAML in block style. Strings are plain only if they cannot be taken for something else. */
export function asYaml(value: JsonValue, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return value.map((item) => `\n${indent}- ${asYaml(item, `${indent}  `).replace(/^\n\s*/, '')}`).join('');
  }
  if (isObject(value)) {
    const members = Object.entries(value);
    if (members.length === 0) return '{}';
    return members
      .map(([key, item]) => {
        const written = asYaml(item, `${indent}  `);
        return `\n${indent}${plain(key)}:${written.startsWith('\n') ? '' : ' '}${written}`;
      })
      .join('');
  }
  return typeof value === 'string' ? plain(value) : String(value);
}

function plain(text: string): string {
  const safe = /^[A-Za-z][\w./@-]*(?::\/\/[\w./@?=&%-]+)?$/.test(text);
  return safe && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : quoted(text);
}
