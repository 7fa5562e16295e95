/** Error output as a part of a text. */
import { recognizeComplaints } from '../../documents/complaints/recognize.ts';
import { quickValue } from '../../json/fast.ts';
import type { Span } from '../../types.ts';
import type { EmptyPart } from './content.ts';
import { isMessageLike } from './message-like.ts';

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
  return {
    part: { kind: 'complaint', title: `Error output: ${emitter}`, because, span, type },
    messages: payloads.filter(({ start, end }) => isMessageLike(quickValue(text, start, end))),
  };
}
