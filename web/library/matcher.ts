/** The matcher `toBeValidMcp`, for test runners with the interface of Jest. */
import { isRecord } from '../protocol/json/plain.ts';
import type { CheckOptions, RevisionId } from '../protocol/types.ts';
import { check, checkMessages, type CheckResult, type Finding, type MessageEntry } from './index.ts';

/** The options of the matcher. */
export type ValidMcpOptions = Pick<CheckOptions, 'revision' | 'from' | 'transport'> & {
  /** True if warnings fail too. */
  readonly warnings?: boolean;
};

/** What a matcher returns to its test runner. */
export interface Matched {
  readonly pass: boolean;
  message(): string;
}

/** More findings are only counted. */
const MAX_SHOWN = 10;

/**
 * Passes if the messages have no errors. `received` is a message, an array of messages in the order in which they were sent, an array
 * of entries `{ from, message }` or `{ from, text }`, or a text such as a log; a text with nothing to judge fails. To check a batch,
 * pass it as an array in an array.
 */
export function toBeValidMcp(received: unknown, options: ValidMcpOptions = {}): Matched {
  const { warnings = false, ...rest } = options;
  const result = typeof received === 'string' ? check(received, rest) : checkMessages(entriesOf(received), rest);
  const counts = (one: Finding): boolean => one.severity === 'error' || (warnings && one.severity === 'warning');
  const found = result.diagnostics.filter(counts);
  if (found.length === 0 && typeof received === 'string' && isEmpty(result))
    return { pass: false, message: () => 'Expected 0 messages to be valid MCP: the text has nothing to judge.' };
  return { pass: found.length === 0, message: () => textOf(result, found) };
}

/** Kinds of text with nothing to judge. */
const UNJUDGED = new Set(['prose', 'lesson-text', 'unknown']);

/** True for a text in which nothing was judged, such as words. */
function isEmpty({ messages, wire, parts }: CheckResult): boolean {
  return messages.length === 0 && wire.length === 0 && parts.every(({ kind }) => UNJUDGED.has(kind));
}

function entriesOf(received: unknown): MessageEntry[] {
  return (Array.isArray(received) ? received : [received]).map((one: unknown) =>
    isEntry(one) ? one : { message: one },
  );
}

/** True for `{ from, message }` and `{ from, text }`, which cannot be messages themselves. */
function isEntry(one: unknown): one is MessageEntry {
  if (!isRecord(one)) return false;
  const keys = Object.keys(one);
  return (
    keys.every((key) => key === 'from' || key === 'message' || key === 'text') &&
    (Object.hasOwn(one, 'message') || Object.hasOwn(one, 'text'))
  );
}

function textOf(result: CheckResult, found: readonly Finding[]): string {
  const { messages } = result.summary;
  const what = `${messages} ${messages === 1 ? 'message' : 'messages'}`;
  const title = titleOf(result.revision);
  if (found.length === 0) return `Expected ${what} not to be valid ${title}, but nothing is wrong with them.`;
  const rows = found.slice(0, MAX_SHOWN).map(rowOf);
  const more = found.length > MAX_SHOWN ? [`… and ${found.length - MAX_SHOWN} more`] : [];
  return [`Expected ${what} to be valid ${title} (${result.revisionBecause}).`, ...rows, ...more].join('\n\n');
}

function titleOf(id: RevisionId): string {
  return id === 'jsonrpc-2.0' ? 'JSON-RPC 2.0' : `MCP ${id}`;
}

function rowOf({ severity, rule, message, messageIndex, pointer, fix, spec }: Finding): string {
  const place = [messageIndex < 0 ? null : `message ${messageIndex + 1}`, pointer === '' ? null : pointer];
  const where = place.filter((one) => one !== null).join(', ');
  return [
    `  ${severity}${where === '' ? '' : ` in ${where}`} (${rule})`,
    `    ${message}`,
    ...(fix ? [`    Fix: ${fix.says}`] : []),
    `    ${spec}`,
  ].join('\n');
}
