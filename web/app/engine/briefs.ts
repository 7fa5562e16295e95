/** One line about the content of a message, for its row: the tool, the first argument, the text of an error. Pure. */
import { counted } from '../../protocol/words.ts';
import { isRecord } from '../../protocol/json/plain.ts';

/** Longer lines are cut, UTF-16 units. */
const MAX = 160;
/** A longer name or value is cut, UTF-16 units. */
const PART = 60;
/** Names of a list that are written out. */
const NAMES = 3;
/** Members that identify what a request is about, in the order of preference. */
const SUBJECTS = ['name', 'uri', 'level', 'message', 'reason', 'progress', 'requestId', 'taskId'];
/** The lists of results. */
const LISTS = { tools: 'tool', resources: 'resource', resourceTemplates: 'template', prompts: 'prompt', roots: 'root' };

/** The line for a message; empty if there is nothing to add to its method. Never throws. */
export function briefOf(message: unknown): string {
  if (!isRecord(message)) return '';
  const { error, result, params } = message;
  const line = isRecord(error) ? errorLine(error) : isRecord(result) ? resultLine(result) : requestLine(params);
  return cut(line, MAX);
}

/** The number of results of failed tool calls in a message: one, or several in a batch. */
export function failedResultsIn(message: unknown): number {
  if (Array.isArray(message)) return message.filter(isFailedResult).length;
  return isFailedResult(message) ? 1 : 0;
}

function isFailedResult(message: unknown): boolean {
  return isRecord(message) && isRecord(message['result']) && message['result']['isError'] === true;
}

function errorLine({ code, message }: Readonly<Record<string, unknown>>): string {
  return [code, message].flatMap((part) => (part === undefined ? [] : [plain(part)])).join(' ');
}

function requestLine(params: unknown): string {
  if (!isRecord(params)) return '';
  const { clientInfo, ref, data, arguments: given } = params;
  if (isRecord(clientInfo)) return partyLine(clientInfo);
  const subject = SUBJECTS.find((name) => typeof params[name] === 'string' || typeof params[name] === 'number');
  const about = isRecord(ref) ? (ref['name'] ?? ref['uri']) : subject === undefined ? undefined : params[subject];
  const more = isRecord(given) ? firstMember(given) : data === undefined ? '' : valueText(data);
  if (about === undefined) return more === '' ? firstMember(params) : more;
  const first = subject === 'name' || subject === 'uri' || isRecord(ref) ? plain(about) : `${subject}: ${plain(about)}`;
  return more === '' ? first : `${first} · ${more}`;
}

function resultLine(result: Readonly<Record<string, unknown>>): string {
  const { serverInfo, content, contents, messages } = result;
  if (isRecord(serverInfo)) return partyLine(serverInfo);
  for (const [member, one] of Object.entries(LISTS)) {
    const list = result[member];
    if (Array.isArray(list)) return listLine(list, one);
  }
  for (const list of [content, contents, messages]) {
    const items: readonly unknown[] = Array.isArray(list) ? list : isRecord(list) ? [list] : [];
    const found = items.map(textOf).find((text) => text !== '');
    if (found !== undefined) return found;
  }
  return firstMember(result);
}

/** “3 tools: forecast, alerts, …” */
function listLine(list: readonly unknown[], one: string): string {
  const names = list
    .slice(0, NAMES)
    .flatMap((item) => (isRecord(item) ? [item['name'] ?? item['uri']] : []))
    .filter((name) => typeof name === 'string')
    .map((name) => cut(name, PART));
  const total = counted(list.length, one);
  if (names.length === 0) return total;
  return `${total}: ${names.join(', ')}${list.length > NAMES ? ', …' : ''}`;
}

/** The text of a content block or of a message; for another block its type. */
function textOf(block: unknown): string {
  if (!isRecord(block)) return '';
  const { text, content, uri, type } = block;
  if (typeof text === 'string') return cut(text, MAX);
  if (isRecord(content)) return textOf(content);
  return typeof uri === 'string' ? uri : typeof type === 'string' ? type : '';
}

function partyLine({ name, version }: Readonly<Record<string, unknown>>): string {
  return [name, version].flatMap((part) => (typeof part === 'string' ? [cut(part, PART)] : [])).join(' ');
}

/** The first member that is not metadata: `city: "Oslo"`. */
function firstMember(value: Readonly<Record<string, unknown>>): string {
  const found = Object.entries(value).find(([name]) => name !== '_meta' && name !== 'resultType');
  return found === undefined ? '' : `${cut(found[0], PART)}: ${valueText(found[1])}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`;
  if (isRecord(value)) return Object.keys(value).length === 0 ? '{}' : '{…}';
  return typeof value === 'string' ? JSON.stringify(cut(value, PART)) : String(value);
}

const plain = (value: unknown): string => (typeof value === 'string' ? cut(value, MAX) : valueText(value));

/** On one line, not longer than `max`, and never through a character. */
function cut(text: string, max: number): string {
  const flat = text
    .slice(0, max * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  return flat.length <= max ? flat : `${flat.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
