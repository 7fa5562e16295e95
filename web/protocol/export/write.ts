/** Writes plain data as JSON and accepts parts that are already JSON. */

/** JSON text that is copied to the output: numbers keep all their digits at any depth. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = isJson(text) ? text.replace(/[\r\n]+/g, ' ').replace(/\p{Surrogate}/gu, escape) : JSON.stringify(text);
  }
}

/** Values that can be written. Members that are `undefined` are omitted. */
export type Writable =
  | string
  | number
  | boolean
  | null
  | RawJson
  | readonly Writable[]
  | { readonly [key: string]: Writable | undefined };

/** The value as JSON on one line. */
export function toJson(value: Writable): string {
  return written(value).replace(LINE_ENDS, escape);
}

/** Characters that some readers take for the end of a line; in JSON they can only be in a string. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

function written(value: Writable): string {
  if (value instanceof RawJson) return value.text;
  if (isList(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members: string[] = [];
  for (const [key, member] of Object.entries(value))
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${written(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: Writable): value is readonly Writable[] {
  return Array.isArray(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A lone surrogate cannot be written as UTF-8; inside JSON it can only be in a string, where an escape means the same. */
function escape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
