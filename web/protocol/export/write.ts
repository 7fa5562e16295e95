/** Writes plain data as JSON, with room for parts that are JSON already. */

/** JSON text that goes into the answer as it is: numbers keep all their digits, however deep it is nested. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = isJson(text) ? text.replace(/\p{Surrogate}/gu, escape) : JSON.stringify(text);
  }
}

/** What can be written. Members that are `undefined` are left out. */
export type Writable =
  string | number | boolean | null | RawJson | readonly Writable[] | { readonly [key: string]: Writable | undefined };

/** The value as JSON on one line. */
export function toJson(value: Writable): string {
  if (value instanceof RawJson) return value.text;
  if (isList(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members: string[] = [];
  for (const [key, member] of Object.entries(value))
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${toJson(member)}`);
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

/** A lone surrogate cannot be written as UTF-8; inside JSON it can only stand in a string, where an escape means the same. */
function escape(surrogate: string): string {
  return `\\u${surrogate.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
