/** Objects written as a call or as a debug print: `Name(field=value)`, `Name[field=value]`, `Name { field: value }`. */
import type { JsonNode } from '../../json/types.ts';
import { inlineEmbedded } from './members.ts';
import { memberName } from './names.ts';
import {
  charAt,
  note,
  skipExpression,
  skipSpace,
  take,
  takeElision,
  type ObjectNode,
  type Reading,
} from './reading.ts';

const FIELD = /([A-Za-z_]\w*)\s*(?:=(?![=>])|:(?!:))\s*/y;
const LOOSE_FIELD = /[A-Za-z_]\w*=(?=[\w'"[{(<-])/y;
const NEXT_FIELD = /,\s*[A-Za-z_]\w*\s*=(?!=)/y;
/** Types of the Python SDK to which its sessions add `jsonrpc` and an id. */
const WITHOUT_ENVELOPE = /^(?!JSONRPC).*(?:Request|Notification)$/;
const KOTLIN_PUT = /(?:put|putJsonObject|putJsonArray|addJsonObject|addJsonArray|add)\b\s*/y;

/** True if fields with names follow the bracket at the position. */
export function hasFields(r: Reading): boolean {
  const shape = /[([{]\s*(?:#[^\n]*\n\s*)?[A-Za-z_]\w*\s*(?:=(?![=>])|:(?!:))/y;
  shape.lastIndex = r.at;
  return shape.test(r.text);
}

/**
 * Reads the fields of an object of type `name`, from the bracket at the position; `start` is where the name starts. Fields that
 * are `None` or the like are absent. `bare`: strings are printed without quotes. Null if the bracket holds something else.
 */
export function readFields(r: Reading, name: string, start: number, depth: number, bare = false): JsonNode | null {
  const close = ({ '(': ')', '[': ']', '{': '}' } as Readonly<Record<string, string>>)[charAt(r)] ?? ')';
  r.at++;
  // Only Python prints every field as it is sent: elsewhere types add members, or put those of others into their own.
  const object: ObjectNode = {
    type: 'object',
    members: [],
    incomplete: r.language !== 'python' || WITHOUT_ENVELOPE.test(name),
    start,
    end: start,
  };
  const named = { name, printed: bare };
  let root: JsonNode | null = null;
  for (;;) {
    skipSpace(r);
    const char = charAt(r);
    if (char === '' || char === close) {
      r.at += char.length;
      if (char === '') object.incomplete = true;
      break;
    }
    if (char === ',') {
      r.at++;
      continue;
    }
    if (takeElision(r)) {
      object.incomplete = true;
      continue;
    }
    const from = r.at;
    const field = take(r, FIELD);
    if (field === null) {
      if (close !== ')' && object.members.length === 0) return null;
      object.incomplete = true;
      skipExpression(r);
      if (')]}'.includes(charAt(r)) && charAt(r) !== close) break;
      if (r.at === from) r.at++;
      continue;
    }
    const key = /^\w+/.exec(field)?.[0] ?? '';
    const value = bare ? bareValue(r, close, depth) : r.value(depth + 1);
    if (!value) {
      object.incomplete = true;
      continue;
    }
    if (value.type === 'null' || r.absent.has(value)) {
      named.printed ||= value.type === 'null';
      if (r.notes.at(-1)?.at === value.start) r.notes.pop();
      note(
        r,
        value.start,
        `\`${r.text.slice(value.start, Math.min(value.end, value.start + 12))}\` for an absent member`,
        true,
      );
    } else if (key === 'root') root = value;
    else
      object.members.push({
        key: memberName(key, name, r.language),
        keySpan: { start: from, end: from + key.length },
        value,
      });
    if (!r.budget.spend(1)) return null;
  }
  object.end = r.at;
  if (r.language === 'go') inlineEmbedded(object);
  note(r, start, 'a typed object', true);
  if (root && object.members.length === 0) return root;
  r.named.set(object, named);
  return object;
}

/** Fields without the name of their type: `meta=None content=[…] isError=False`, as `str` of a Python object. */
export function readLooseFields(r: Reading): JsonNode | null {
  const start = r.at;
  const object: ObjectNode = { type: 'object', members: [], incomplete: false, start, end: start };
  let count = 0;
  for (let field = take(r, LOOSE_FIELD); field !== null; field = take(r, LOOSE_FIELD)) {
    const from = r.at - field.length;
    const key = field.slice(0, -1);
    const value = r.literal(1);
    if (!value || !/[\s,]/.test(charAt(r) || ' ')) return null;
    count++;
    object.end = r.at;
    if (value.type !== 'null') {
      const name = memberName(key, 'Result', r.language);
      object.members.push({ key: name, keySpan: { start: from, end: from + key.length }, value });
    }
    take(r, /,? /y);
  }
  if (count < 2) return null;
  r.at = object.end;
  r.named.set(object, { name: '', printed: true });
  note(r, start, 'a typed object', true);
  return object;
}

/** A value that was printed without quotes: a container, a name with fields, or text until the next field. */
function bareValue(r: Reading, close: string, depth: number): JsonNode | null {
  skipSpace(r);
  const start = r.at;
  const char = charAt(r);
  if (char === '[' || char === '{' || /[A-Z]/.test(char)) {
    const value = r.value(depth + 1);
    const after = charAt(r);
    if (value && value.type !== 'hole' && (after === ',' || after === close)) return value;
    r.at = start;
  }
  const from = r.at;
  let nesting = 0;
  if (r.budget.exhausted) r.at = r.stop;
  for (; r.at < r.stop; r.at++) {
    const here = r.text.charAt(r.at);
    if (here === '[' || here === '{' || here === '(') nesting++;
    if (here === ']' || here === '}' || here === ')') {
      if (nesting === 0) break;
      nesting--;
    }
    NEXT_FIELD.lastIndex = r.at;
    if (here === ',' && nesting === 0 && NEXT_FIELD.test(r.text)) break;
  }
  r.budget.spend((r.at - from) * 2);
  const source = r.text.slice(from, Math.min(r.at, from + 40)).trim();
  const span = { start: from, end: r.at };
  if (source === 'null' || source === 'Optional.empty' || source === '') return { type: 'null', ...span };
  if (source === 'true' || source === 'false') return { type: 'boolean', value: source === 'true', ...span };
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return { type: 'number', value: Number(source), ...span };
  note(r, from, 'text without quotes', true);
  return { type: 'hole', ...span };
}

/** The body of Kotlin’s `buildJsonObject { put("key", value) }`, from its brace; `list` for `buildJsonArray`. */
export function readBuilder(r: Reading, depth: number, list: boolean): JsonNode | null {
  const start = r.at++;
  const object: ObjectNode = { type: 'object', members: [], incomplete: false, start, end: start };
  const items: JsonNode[] = [];
  for (;;) {
    skipSpace(r);
    const char = charAt(r);
    if (char === '' || char === '}') {
      r.at += char.length;
      if (char === '') object.incomplete = true;
      break;
    }
    if (!r.budget.spend(1)) return null;
    const call = take(r, KOTLIN_PUT)?.trim();
    const done = call !== undefined && readPut(r, call, object, items, depth);
    if (done) continue;
    object.incomplete = true;
    const line = r.text.indexOf('\n', r.at);
    const next = Math.max(r.at + 1, Math.min(line < 0 ? r.stop : line, r.stop));
    r.budget.spend(next - r.at);
    r.at = next;
  }
  note(r, start, 'builder calls', true);
  const { incomplete } = object;
  return list ? { type: 'array', items, incomplete, start, end: r.at } : { ...object, end: r.at };
}

function readPut(r: Reading, call: string, object: ObjectNode, items: JsonNode[], depth: number): boolean {
  const nested = call.includes('Json');
  const intoList = call.startsWith('add');
  let key: JsonNode | null = null;
  if (charAt(r) === '(') {
    r.at++;
    if (!intoList) {
      key = r.value(depth + 1);
      skipSpace(r);
      if (key?.type !== 'string') return false;
      if (!nested && charAt(r) !== ',') return false;
      if (!nested) r.at++;
    }
    if (!nested) {
      const value = r.value(depth + 1);
      skipSpace(r);
      if (!value || charAt(r) !== ')') return false;
      r.at++;
      return store(key, value, object, items);
    }
    skipSpace(r);
    if (charAt(r) !== ')') return false;
    r.at++;
    skipSpace(r);
  }
  if (!nested || charAt(r) !== '{' || depth > 60) return false;
  const value = readBuilder(r, depth + 1, call.endsWith('Array'));
  return value !== null && store(key, value, object, items);
}

function store(key: JsonNode | null, value: JsonNode, object: ObjectNode, items: JsonNode[]): boolean {
  if (key?.type === 'string')
    object.members.push({ key: key.value, keySpan: { start: key.start, end: key.end }, value });
  else items.push(value);
  return true;
}
