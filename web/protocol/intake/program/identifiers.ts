/** Expressions that start with an identifier: literals such as `True`, calls that make a map or a list, typed objects, variables. */
import type { JsonMember, JsonNode } from '../../json/types.ts';
import { hasFields, readBuilder, readFields } from './constructors.ts';
import { readBraces, readItems } from './containers.ts';
import { charAt, holeHere, note, skipSpace, take, type Reading } from './reading.ts';

const WORD = /[A-Za-z_$@][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)*(?:!(?!=))?/y;
const LITERALS: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['YES', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
  ['NO', false],
  ['null', null],
  ['None', null],
  ['nil', null],
  ['NULL', null],
  ['Null', null],
  ['nullptr', null],
  ['JsonNull', null],
  ['Value::Null', null],
  ['NSNull()', null],
  ['$true', true],
  ['$false', false],
  ['$null', null],
]);
/** Calls that are the value in them. */
const TRANSPARENT =
  /(?:^|\.|::)(?:json!|JsonPrimitive|Some|Ok|String|Number|Bool|Object|Array|Int|Str|AnyUrl|Url|FileUrl|as_json|RequestId|NumberOrString|Cow::Borrowed|Object\.freeze|Object\.assign|JSON\.parse|Value::from|String::from|MapProxyType|OrderedDict|ref|reactive|NSNumber|AnyCodable)$/;
const MAPS =
  /(?:^|\.)(?:Map\.of|ImmutableMap\.of|mapOf|mutableMapOf|hashMapOf|linkedMapOf|emptyMap|Map\.ofEntries|Collections\.emptyMap|Map\.entry)$/;
const LISTS =
  /(?:^|\.)(?:List\.of|listOf|mutableListOf|arrayOf|emptyList|Arrays\.asList|Set\.of|setOf|ImmutableList\.of|vec!|Collections\.emptyList|Collections\.singletonList)$/;
/** Go: the type of a composite literal. */
const GO_TYPE =
  /(?:\[\d*\]|\[\.{3}\])*(?:map\[[\w.*]+\](?:any|interface ?\{\}|\[\][\w.{}]+|map\[[\w.]+\][\w.{}]+?|[\w.*]+)|\[\](?:any|interface ?\{\}|map\[[\w.]+\](?:any|interface ?\{\}|[\w.]+)|\*?[\w.]+)|(?:gin|echo|fiber|bson)\.(?:H|M|Map))(?=\{)/y;
const NEW = /new\b\s*(?:\[\s*\]|[\w.]+(?:<[\w<>,.?[\]\s]{0,120}>)?(?:\[\s*\])?(?:\s*\(\s*\))?|)\s*(?=\{)/y;
const INSPECTED_MAP = /(?:Map|Set|Array)\(\d+\)\s*(?=[[{])/y;
const PROTOTYPE = /[A-Z]\w*(?:\(\d+\))?\s(?=\{)/y;
const RUST_VALUES = /(?:^|::)(?:Object|Array)$/;

/** Reads such an expression; null if there is none. What it does not know becomes a hole. */
export function readIdentifier(r: Reading, depth: number): JsonNode | null {
  const start = r.at;
  const type = r.language === 'go' ? take(r, GO_TYPE) : null;
  if (type !== null) {
    note(r, start, 'Go composite literals', true);
    return type.startsWith('[') ? readItems(r, depth, '}', '') : readBraces(r, depth);
  }
  const fresh = take(r, NEW);
  if (fresh !== null) return initializer(r, fresh, start, depth);
  if (take(r, INSPECTED_MAP) !== null) {
    note(r, start, 'a printed type name', true);
    return charAt(r) === '[' ? readItems(r, depth, ']', '') : readBraces(r, depth);
  }
  if (take(r, /new\s+/y) !== null && !/[A-Z]/.test(charAt(r))) r.at = start;
  const word = take(r, WORD);
  if (word === null) return null;
  const literal = literalWord(r, word, start);
  if (literal) return literal;
  const simple = /^buildJson(Object|Array)$/.exec(word);
  if (simple) {
    skipSpace(r);
    if (charAt(r) === '{') return readBuilder(r, depth, simple[1] === 'Array');
  }
  return call(r, word, start, depth);
}

function literalWord(r: Reading, word: string, start: number): JsonNode | null {
  if (word === 'undefined' && !/[\w(.[]/.test(charAt(r))) {
    const node: JsonNode = { type: 'null', start, end: r.at };
    r.absent.add(node);
    note(r, start, '`undefined` for an absent member', true);
    return node;
  }
  const value = LITERALS.get(word);
  if (value === undefined || /[(\w[]/.test(charAt(r))) return null;
  const json = String(value);
  if (word !== json) note(r, start, `\`${word}\` for \`${json}\``, true);
  return value === null ? { type: 'null', start, end: r.at } : { type: 'boolean', value, start, end: r.at };
}

/** `new { a = 1 }`, `new[] { 1 }`, `new Dictionary<string, object> { … }`, `new Tool { Name = "x" }`. */
function initializer(r: Reading, opening: string, start: number, depth: number): JsonNode | null {
  if (opening.includes('[')) return readItems(r, depth, '}', 'braces for an array');
  const name = /^new\s+([\w.]+)/.exec(opening)?.[1]?.split('.').at(-1) ?? '';
  const isMap = name === '' || /Dictionary|Map$|JsonObject|JObject|ExpandoObject/.test(name);
  if (/^(?:Json|J)Array$|List|Set/.test(name)) return readItems(r, depth, '}', 'braces for an array');
  if (!isMap && hasFields(r)) return readFields(r, name, start, depth);
  note(r, start, name === '' ? 'an anonymous object' : 'an initializer', true);
  return readBraces(r, depth);
}

function call(r: Reading, word: string, start: number, depth: number): JsonNode | null {
  const last = word.split(/\.|::|->/).at(-1) ?? word;
  const typed = /^[A-Z]/.test(last) || last === 'dict';
  take(r, /<[\w<>,.?[\] ]{0,80}>(?=\()/y);
  if (word === 'array') take(r, /[ \t]+(?=\()/y);
  const char = charAt(r);
  if (char === '(') {
    if (MAPS.test(word)) return entries(r, start, depth);
    if (LISTS.test(word)) return listCall(r, start, depth, ')');
    if (word === 'array') return phpArray(r, start, depth);
    if (typed && hasFields(r)) {
      const object = readFields(r, last === 'dict' ? '' : last, start, depth, barePrint(r));
      if (object && last === 'dict') r.named.delete(object);
      if (object) return object;
    } else if (TRANSPARENT.test(word) || (typed && /^(?:python|rust|swift)$/.test(r.language)))
      return transparent(r, start, depth);
    else if (word === 'JSON.stringify' || word === 'json.dumps') note(r, start, 'a call', false);
  } else if (char === '[' && LISTS.test(word)) {
    return listCall(r, start, depth, ']');
  } else if (char === '[' && typed && hasFields(r)) {
    const record = readFields(r, last, start, depth, true);
    if (record) return record;
  } else if (typed || /^(?:mcp|protocol|types)\.\w+$/.test(word)) {
    const object = braced(r, word, last, start, depth);
    if (object) return object;
  }
  r.at = start;
  return variable(r, start);
}

/** `Name { field: value }` as Rust and Go print and write it, and `Name { key: value }` of Node’s inspector. */
function braced(r: Reading, word: string, last: string, start: number, depth: number): JsonNode | null {
  const gap = take(r, /[ ]?(?=[[{])/y);
  if (gap === null) return null;
  if (RUST_VALUES.test(word)) {
    note(r, start, 'a printed type name', true);
    return charAt(r) === '[' ? readItems(r, depth, ']', '') : readBraces(r, depth);
  }
  if (charAt(r) !== '{' || !hasFields(r)) return null;
  if (/^(?:javascript|typescript|teaching)$/.test(r.language)) {
    r.at = start;
    if (take(r, PROTOTYPE) === null) return null;
    const inspected = readBraces(r, depth);
    if (inspected?.type === 'object') r.named.set(inspected, { name: last, printed: true });
    note(r, start, 'a printed type name', true);
    return inspected;
  }
  return readFields(r, last, start, depth);
}

/** Kotlin’s data classes print strings without quotes. */
function barePrint(r: Reading): boolean {
  return r.language === 'kotlin' && !/"/.test(r.text.slice(r.at, Math.min(r.stop, r.at + 2000)));
}

function variable(r: Reading, start: number): JsonNode | null {
  return holeHere(r, start);
}

/** The value in a call such as `Some(value)`; a hole if it has no or several arguments. */
function transparent(r: Reading, start: number, depth: number): JsonNode | null {
  r.at++;
  const value = r.value(depth + 1);
  skipSpace(r);
  if (!value || value.type === 'hole' || charAt(r) !== ')') {
    r.at = start;
    return holeHere(r, start);
  }
  r.at++;
  note(r, start, 'calls around values', false);
  return value;
}

function listCall(r: Reading, start: number, depth: number, close: string): JsonNode | null {
  const list = readItems(r, depth, close, 'calls for arrays');
  return list && { ...list, start };
}

/** `Map.of("a", 1, "b", 2)`, `mapOf("a" to 1)`, `Map.ofEntries(Map.entry("a", 1))`. */
function entries(r: Reading, start: number, depth: number): JsonNode | null {
  const list = readItems(r, depth, ')', '');
  if (!list) return null;
  note(r, start, 'calls for objects', true);
  if (list.type === 'object') return { ...list, start };
  if (list.type !== 'array') return null;
  const members: JsonMember[] = [];
  let { incomplete } = list;
  const { items } = list;
  for (let at = 0; at < items.length; at++) {
    const key = items[at];
    const value = items[at + 1];
    if (key?.type === 'string' && value) {
      members.push({ key: key.value, keySpan: { start: key.start, end: key.end }, value });
      at++;
    } else if (key?.type === 'object' && key.members.length === 1) members.push(...key.members);
    else incomplete = true;
  }
  return { type: 'object', members, incomplete, start, end: r.at };
}

function phpArray(r: Reading, start: number, depth: number): JsonNode | null {
  note(r, start, '`array(…)`', true);
  const list = readItems(r, depth, ')', '');
  return list && { ...list, start };
}
