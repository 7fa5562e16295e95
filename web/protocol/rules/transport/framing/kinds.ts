/** The kind of a pipe's line that is not simply a message. */
import { has } from '../../../json/object.ts';
import type { Line } from '../define.ts';

const HEAD = /^content-(?:length|type)[ \t]*:/i;
const FIELD = /^(?:data:|event:[ \t]*\w+$|id:[ \t]*\S+$|retry:[ \t]*\d+$|:(?:\s|$))/;
/** Members by which a message is recognized. */
const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error'];
/** Text that programs print and people do not type. */
const PRINTED =
  /\b(?:info|warn(?:ing)?|error|debug|trace|fatal|listening|started|starting|running|connected|server|loaded|ready|version|deprecat\w+|traceback|exception)\b|^\s*at\s|\d{2}:\d{2}:\d{2}|^[[(<*=~#-]|[!.…]$/i;

/** The header of a frame, a field of an event stream, a log record, or other text; null for lines with only messages. */
export function kindOf(line: Line): 'head' | 'field' | 'record' | 'text' | null {
  const { rest, messages } = line;
  if (messages.length > 0 && !isMessageLine(line) && (rest !== '' || messages.some(isScrap))) return 'text';
  if (rest === '') return messages.some(isRecord) ? 'record' : null;
  if (HEAD.test(rest)) return 'head';
  return FIELD.test(rest) && (messages.length > 0 || /^(?:data|event):/.test(rest)) ? 'field' : 'text';
}

/** True for a line that contains a message, even an invalid one. */
export function isMessageLine(line: Line): boolean {
  return line.messages.some((message) => message.kind !== 'invalid' || (!isRecord(message) && !isScrap(message)));
}

/** `[INFO]` and similar text that only looks like JSON. */
function isScrap({ kind, value, altered, inBatch }: Line['messages'][number]): boolean {
  return kind === 'invalid' && (altered || inBatch) && (typeof value !== 'object' || value === null);
}

function isRecord({ kind, object, value }: Line['messages'][number]): boolean {
  if (kind !== 'invalid') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !Array.isArray(value) && !MEMBERS.some((name) => has(object, name));
}

/** True for text that looks printed by a program rather than typed. */
export function looksPrinted(text: string): boolean {
  return PRINTED.test(text);
}
