/** The parts of a text in the report, and what they show about its revision. */
import { mentionedIn } from '../intake/mentioned.ts';
import type { RawPart } from '../intake/parts/types.ts';
import type { Taken } from '../intake/types.ts';
import { get, has, isObject } from '../json/object.ts';
import type { JsonValue } from '../json/types.ts';
import type { PartKind } from '../part-kinds.ts';
import type { RevisionGuess } from '../session/revision.ts';
import { protocolOf } from './other-protocols.ts';
import { REVISION_IDS, type CheckOptions, type Part } from '../types.ts';

/** The parts of a text as rows; a text that was read as a whole is one part. */
export function partRows(read: { readonly text: string; readonly intake: Taken }): Part[] {
  return rowsOf(read).map((row) => {
    const { kind, first = 0, messages } = row;
    const sign = messages > 0 && MESSAGES.has(kind) ? protocolOf(read.intake, first, messages) : null;
    if (!sign) return row;
    return { ...row, kind: 'other-protocol', title: sign.protocol.title, because: sentence(sign.says) };
  });
}

/** Kinds of parts that consist of messages. */
const MESSAGES = new Set<PartKind>(['message', 'log', 'http', 'fragment-message-without-jsonrpc']);

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

function rowsOf({ text, intake }: { readonly text: string; readonly intake: Taken }): Part[] {
  if (intake.parts) return intake.parts.map(rowOf);
  if (intake.waiting) return [];
  const span = { start: text.length - text.trimStart().length, end: text.trimEnd().length };
  if (span.start >= span.end) return [];
  const { length } = intake.entries;
  const { title, because, id, advice } = intake.format;
  const base = { span, because, messages: length, ...(length > 0 ? { first: 0 } : {}) };
  if (intake.wire?.length || intake.events?.length) return [{ kind: 'http', title, ...base }];
  if (length === 0)
    return [{ kind: id === 'complaint' ? 'complaint' : advice === undefined ? 'unknown' : 'log', title, ...base }];
  const isPlain = id === 'json' || id === 'lines' || id === 'markdown';
  const only = intake.entries.at(0);
  if (isPlain && length === 1 && isBare(only?.value))
    return [{ kind: 'fragment-message-without-jsonrpc', title: 'A message without `jsonrpc`', ...base }];
  if (length === 1 && PRINTED.has(id) && /^[A-Z]\w*[([][^\n]*[)\]]$/.test(text.slice(span.start, span.end)))
    return [{ kind: 'program-repr', title: 'A message as a program prints it', ...base }];
  return [{ kind: isPlain ? 'message' : 'log', title: isPlain && length === 1 ? 'A message' : title, ...base }];
}

/** Formats of logs whose lines have messages as the language prints its objects. */
const PRINTED: ReadonlySet<string> = new Set(['python-sdk', 'java-sdk']);

/** True for a request or notification without its `jsonrpc`. */
function isBare(value: JsonValue | undefined): boolean {
  return isObject(value) && typeof get(value, 'method') === 'string' && !has(value, 'jsonrpc');
}

function rowOf({ kind, title, because, span, host, type, language, messages, first }: RawPart): Part {
  return {
    kind,
    title,
    ...(host === undefined ? {} : { host }),
    ...(type === undefined ? {} : { type }),
    ...(language === undefined ? {} : { language }),
    span: { ...span },
    messages,
    ...(messages > 0 ? { first } : {}),
    because,
  };
}

/**
 * The revision that fragments, headers of HTTP or running text show, for a text without messages whose revision nobody chose; null if
 * they show none.
 */
export function guessOfParts(text: string, intake: Taken, options: CheckOptions): RevisionGuess | null {
  if ((options.revision ?? 'auto') !== 'auto' || intake.entries.length > 0) return null;
  for (const { content, title } of intake.parts ?? []) {
    const value = content?.value;
    const named = isObject(value) ? get(value, 'protocolVersion') : undefined;
    const revision = content?.fragment?.revision ?? REVISION_IDS.find((id) => id === named);
    if (content?.fragment && revision)
      return { revision, because: `shown by the members of: ${title}`, how: 'inferred' };
  }
  const headers = (intake.wire ?? []).flatMap((message) => (message.kind === 'request' ? message.headers : []));
  const header = headers.find(({ name }) => name.toLowerCase() === 'mcp-protocol-version')?.value.trim();
  const sent = REVISION_IDS.find((id) => id === header);
  if (sent) return { revision: sent, because: 'named by an `MCP-Protocol-Version` header', how: 'declared' };
  const date = intake.format.id === 'parts' ? mentionedIn(text, intake.skipped) : null;
  const mentioned = REVISION_IDS.find((id) => id === date);
  return mentioned ? { revision: mentioned, because: 'named by the text around the parts', how: 'inferred' } : null;
}
