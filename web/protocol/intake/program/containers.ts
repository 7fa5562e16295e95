/** Objects, maps, lists and tuples in the notation of any language. */
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { addMember, readKey, type Key } from './members.ts';
import {
  charAt,
  note,
  skipExpression,
  skipSpace,
  take,
  takeElision,
  type ArrayNode,
  type ObjectNode,
  type Reading,
} from './reading.ts';

const SEPARATOR = /\?\s*:(?!:)|:(?![:=])|=>|=(?![=>])|->/y;
const INDEX_KEY = /\[\s*"([^"\\\n]{0,200})"\s*\]\s*=(?![=>])/y;
const TO = /to\b/y;
const INSPECTED =
  /\[(?:Object|Array|Function|Circular|Getter|Symbol|AsyncFunction|Getter\/Setter|class)\b[^[\]\n]{0,80}\](?:\s*\{)?/y;

/**
 * Reads what is between braces, from the opening one: an object, or a list where the language puts lists into braces. Null, with
 * the position unspecified, if neither is there.
 */
export function readBraces(r: Reading, depth: number): JsonNode | null {
  const start = r.at++;
  const object: ObjectNode = { type: 'object', members: [], incomplete: false, start, end: start };
  const outer = r.elided;
  r.elided = false;
  let comma = -1;
  for (;;) {
    skipSpace(r);
    const char = charAt(r);
    if (char === '' || char === '}') {
      r.at += char.length;
      if (char === '') object.incomplete = true;
      break;
    }
    if (char === ',' || char === ';') {
      comma = char === ',' ? r.at : -1;
      r.at++;
      continue;
    }
    if (takeElision(r)) {
      object.incomplete = true;
      comma = -1;
      continue;
    }
    if (!readMember(r, object, depth)) {
      if (object.members.length > 0 || object.incomplete) {
        if (!recover(r, object)) break;
      } else {
        r.at = start;
        return listInBraces(r, depth);
      }
    }
    comma = -1;
    if (!r.budget.spend(1)) return null;
  }
  if (comma >= 0) note(r, comma, 'a trailing comma', true);
  object.incomplete ||= r.elided;
  r.elided = outer;
  object.end = r.at;
  return object;
}

/** Passes over an entry that could not be read; false if the object ends here because its text does not go on. */
function recover(r: Reading, object: ObjectNode): boolean {
  object.incomplete = true;
  const before = r.at;
  skipExpression(r);
  const char = charAt(r);
  if (char === ')' || char === ']') return false;
  if (r.at === before && char !== ',' && char !== ';' && char !== '}') r.at += char.length;
  return true;
}

function readMember(r: Reading, object: ObjectNode, depth: number): boolean {
  const from = r.at;
  if (charAt(r) === '[') {
    const indexed = take(r, INDEX_KEY);
    if (indexed === null) return computedKey(r, object);
    const name = /"(.*)"/.exec(indexed)?.[1] ?? '';
    note(r, from, '`["key"] =` for `"key":`', true);
    return memberValue(
      r,
      object,
      { name, start: from + indexed.indexOf('"'), end: from + indexed.lastIndexOf('"') + 1, quoted: true },
      depth,
    );
  }
  if (charAt(r) === '{') return pair(r, object, depth);
  const key = readKey(r);
  if (!key) return false;
  const after = r.at;
  skipSpace(r);
  const separator = take(r, SEPARATOR);
  if (separator === null) {
    r.at = after;
    return shorthand(r, object, key);
  }
  if (separator === '=>' || separator === '=' || separator === '->') note(r, after, `\`${separator}\` for \`:\``, true);
  if (!key.quoted) note(r, key.start, 'keys without quotes', true);
  return memberValue(r, object, key, depth);
}

function memberValue(r: Reading, object: ObjectNode, key: Key, depth: number): boolean {
  const value = r.value(depth + 1);
  if (!value) {
    // Ruby: `{ name:, arguments: }`.
    if (r.language !== 'ruby') return false;
    addMember(r, object, key, { type: 'hole', start: key.start, end: key.end });
    return true;
  }
  if (r.absent.has(value)) return true;
  addMember(r, object, key, value);
  return true;
}

/** `{ name }` for `{ name: name }`; a method of the object is passed over. */
function shorthand(r: Reading, object: ObjectNode, key: Key): boolean {
  if (key.quoted || r.language === 'python' || r.language === 'ruby') return false;
  skipSpace(r);
  const char = charAt(r);
  if (char !== ',' && char !== '}') return false;
  object.members.push({
    key: key.name,
    keySpan: { start: key.start, end: key.end },
    value: { type: 'hole', start: key.start, end: key.end },
  });
  note(r, key.start, 'a variable', false);
  return true;
}

/** A key that a program computes: the object has more members than the text shows. */
function computedKey(r: Reading, object: ObjectNode): boolean {
  const shown = take(r, /\[length\]: \d+/y);
  if (shown !== null) return true;
  if (take(r, /\[[\w.$() ]{1,80}\]\s*:/y) === null) return false;
  object.incomplete = true;
  skipExpression(r);
  return true;
}

/** `{ "key", value }`: an entry of a map in an initializer. */
function pair(r: Reading, object: ObjectNode, depth: number): boolean {
  if (r.language !== 'csharp' && r.language !== 'c' && r.language !== 'swift') return false;
  r.at++;
  skipSpace(r);
  const key = readKey(r);
  skipSpace(r);
  if (!key?.quoted || charAt(r) !== ',') return false;
  r.at++;
  note(r, key.start, '`{ "key", value }` for a member', true);
  const value = r.value(depth + 1);
  skipSpace(r);
  if (!value || charAt(r) !== '}') return false;
  r.at++;
  addMember(r, object, key, value);
  return true;
}

function listInBraces(r: Reading, depth: number): JsonNode | null {
  const first = /\{\s*(?:["'{]|new\b|-?\d|map\[)/y;
  first.lastIndex = r.at;
  return first.test(r.text) ? readItems(r, depth, '}', 'braces for an array') : null;
}

/** Reads what is between square brackets, from the opening one: a list, or an object where the language writes it so. */
export function readBrackets(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  const inspected = take(r, INSPECTED);
  if (inspected !== null) {
    if (inspected.endsWith('{')) {
      r.at--;
      return readBraces(r, depth);
    }
    note(r, start, `\`${inspected}\` for what was not printed`, true);
    return { type: 'hole', start, end: r.at };
  }
  if (take(r, /\[\s*:\s*\]/y) !== null) {
    note(r, start, 'brackets for an object', true);
    return { type: 'object', members: [], incomplete: false, start, end: r.at };
  }
  return readItems(r, depth, ']', '');
}

/** Reads a tuple or a value in parentheses. */
export function readParentheses(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  const items = readItems(r, depth, ')', '');
  if (items?.type !== 'array') return items;
  const only = items.items[0];
  const tuple = items.items.length !== 1 || /,\s*\)$/.test(r.text.slice(Math.max(start, items.end - 20), items.end));
  if (!tuple && only) return only;
  note(r, start, 'tuples', true);
  return items;
}

/** Reads items until `close`; entries with keys make it an object. */
export function readItems(r: Reading, depth: number, close: string, phrase: string): JsonNode | null {
  const start = r.at++;
  const list: ArrayNode = { type: 'array', items: [], incomplete: false, start, end: start };
  const members: JsonMember[] = [];
  const outer = r.elided;
  r.elided = false;
  let comma = -1;
  for (;;) {
    skipSpace(r);
    const char = charAt(r);
    if (char === '' || char === close) {
      r.at += char.length;
      if (char === '') list.incomplete = true;
      break;
    }
    if (char === ',') {
      comma = r.at++;
      continue;
    }
    if (takeElision(r)) {
      list.incomplete = true;
      comma = -1;
      continue;
    }
    const item = keyedItem(r, members, depth) ?? r.value(depth + 1);
    if (item === null) {
      if (list.items.length + members.length === 0 || ')]}'.includes(charAt(r))) return null;
      list.incomplete = true;
      r.at += charAt(r).length;
    } else if (item !== 'keyed' && !r.absent.has(item)) list.items.push(item);
    comma = -1;
    if (!r.budget.spend(1)) return null;
  }
  if (comma >= 0) note(r, comma, 'a trailing comma', true);
  const incomplete = list.incomplete || r.elided;
  r.elided = outer;
  if (members.length > 0) {
    note(r, start, 'brackets for an object', true);
    return { type: 'object', members, incomplete: incomplete || list.items.length > 0, start, end: r.at };
  }
  // PHP writes both kinds of containers so: what it is on the wire, the type of the member decides.
  if (r.language === 'php' && list.items.length === 0 && !incomplete) {
    note(r, start, 'an empty PHP array', false);
    return { type: 'hole', start, end: r.at };
  }
  if (phrase !== '') note(r, start, phrase, true);
  return { ...list, incomplete, end: r.at };
}

/** An entry with a key, as in PHP, Swift, Elixir and Kotlin; null, with the position unchanged, if it has none. */
function keyedItem(r: Reading, members: JsonMember[], depth: number): 'keyed' | null {
  const { language } = r;
  if (!/^(?:php|swift|elixir|kotlin|javascript|typescript|ruby)$/.test(language)) return null;
  const from = r.at;
  const notes = r.notes.length;
  const key = readKey(r);
  if (key) {
    skipSpace(r);
    const at = r.at;
    const separator = language === 'kotlin' ? take(r, TO) : take(r, SEPARATOR);
    const fits =
      separator !== null && (key.quoted ? /^(?::|=>|to)$/.test(separator) : language === 'elixir' && separator === ':');
    if (fits && separator !== null) {
      const value = r.value(depth + 1);
      if (value) {
        if (separator !== ':') note(r, at, `\`${separator}\` for \`:\``, true);
        const object: ObjectNode = { type: 'object', members, incomplete: false, start: from, end: from };
        if (!r.absent.has(value)) addMember(r, object, key, value);
        return 'keyed';
      }
    }
  }
  r.at = from;
  r.notes.length = notes;
  return null;
}
