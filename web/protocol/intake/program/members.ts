/** The members of objects in the notation of any language: their keys, and values that stand for others. */
import type { JsonNode } from '../../json/types.ts';
import { isPlaceholder, isTypeString } from './names.ts';
import { note, take, TYPES, type ObjectNode, type Reading } from './reading.ts';
import { readString } from './strings.ts';

const WORD = /[A-Za-z_$@][\w$@]*(?:-[\w$]+)*/y;
const NUMBER = /\d+/y;
const SYMBOL = /:(?:[A-Za-z_]\w*)(?=\s*=>)/y;

/** A key with its place. */
export interface Key {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

/** Adds a member; a placeholder or the name of a type becomes a hole. */
export function addMember(r: Reading, object: ObjectNode, key: Key, value: JsonNode): void {
  let node = value;
  if (value.type === 'string') {
    if (isTypeString(key.name, value.value) && !inSchema(key.name, object)) {
      node = { type: 'hole', start: value.start, end: value.end };
      r.types.add(node);
      note(r, value.start, TYPES, true);
    } else if (isPlaceholder(value.value)) {
      node = { type: 'hole', start: value.start, end: value.end };
      note(r, value.start, 'a placeholder', false);
    }
  }
  object.members.push({ key: key.name, keySpan: { start: key.start, end: key.end }, value: node });
}

/** True where a string such as `string` is a value of its own: texts for people, and names. */
function inSchema(key: string, object: ObjectNode): boolean {
  return (
    /^(?:format|title|description|name|text|default|const|\$\w+)$/.test(key) ||
    object.members.some((one) => one.key === 'const')
  );
}

/** The key at the position: a string, a symbol or a word. Null if there is none. */
export function readKey(r: Reading): Key | null {
  const start = r.at;
  const string = readString(r, start);
  if (string) {
    if (string.holes.length > 0) return null;
    r.at = string.end;
    for (const label of string.labels) note(r, start, label, true);
    return { name: string.mapped.text, start, end: string.end, quoted: true };
  }
  const symbol = take(r, SYMBOL);
  if (symbol !== null) return { name: symbol.slice(1), start, end: r.at, quoted: false };
  const word = take(r, WORD) ?? take(r, NUMBER);
  return word === null ? null : { name: word, start, end: r.at, quoted: false };
}

/** Types that Go’s libraries embed: their fields are members of the object around them, unless it has its own. */
const EMBEDDED = new Set(['request', 'result', 'notification', 'annotated', 'paginatedRequest', 'paginatedResult']);

/** Puts the members of embedded structs, as Go prints them, into the object around them. */
export function inlineEmbedded(object: ObjectNode): void {
  const isEnvelope = object.members.some(({ key }) => key === 'jsonrpc' || key === 'id');
  const own = new Set(object.members.map(({ key }) => key));
  const members = object.members.flatMap((member) => {
    const { key, value } = member;
    if (!EMBEDDED.has(key) || value.type !== 'object' || (isEnvelope && key === 'result')) return [member];
    return value.members.filter((inner) => !own.has(inner.key));
  });
  object.members.splice(0, object.members.length, ...members);
}
