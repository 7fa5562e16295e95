/** Error output as a part of a text. */
import { recognizeComplaints } from '../../documents/complaints/recognize.ts';
import { quickValue } from '../../json/fast.ts';
import { readValue } from '../../json/read.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import type { EmptyPart } from './content.ts';
import { isJson, isMessageLike } from './message-like.ts';
import { messagesWithin } from './within.ts';

/** Known error lines, and where they quote messages. */
export interface ComplaintPart {
  readonly part: EmptyPart;
  readonly messages: readonly Span[];
}

/** The known error lines of a range; null if it has none. */
export function complaintIn(text: string, span: Span): ComplaintPart | null {
  const found = recognizeComplaints(text, span).filter(({ wire }) => !wire);
  const [first] = found;
  if (!first) return null;
  const { emitter, says: because, id: type } = first;
  const payloads = found.flatMap((one) => one.payloads);
  const messages = payloads.filter((one) => isMessageLike(quickValue(text, one.start, one.end)) || isBroken(text, one));
  return {
    part: { kind: 'complaint', title: `Error output: ${emitter}`, because, span, type },
    messages: messages.length > 0 ? messages : messagesWithin(text, span),
  };
}

/** True for a message with mistakes in its JSON, to its end. */
function isBroken(text: string, { start, end }: Span): boolean {
  if (!/^\{[^]{0,40}"jsonrpc"\s*:/.test(text.slice(start, Math.min(end, start + 60))) || !isJson(text, { start, end }))
    return false;
  const { root, problems } = readValue(text, start, end);
  return root !== null && !problems.some(({ code }) => code === 'json-unclosed') && isMessageLike(toValue(root));
}
