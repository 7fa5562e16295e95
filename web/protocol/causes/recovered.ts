/** Failures over HTTP after which a client went on: what comes later is the answer. */
import type { Span } from '../types.ts';

/** What clients write when they are connected after all. */
const CONNECTED =
  /\bConnected to remote server using \w|\bProxy established successfully|\bDiscovered [1-9]\d{0,4} tools|\bSuccessfully connected to (?:MCP|SSE|the )/u;
/** How far after a failure a success is searched for, UTF-16 units. */
const LATER = 20_000;
/** What clients write when they try the other transport: its failure is the answer. */
const FALLS_BACK = /\bfall(?:s|ing)?[- ]?back\b/iu;
/** How far after a failure it is searched for, UTF-16 units. */
const NEXT = 200;

/**
 * True if the client tried again, or by the other transport, and succeeded; or if it tried the other transport, and the text has
 * `others`, further complaints. `first` and `last`: the places of the failure.
 */
export function isRecovered(text: string, first: Span, last: Span = first, others = false): boolean {
  return (
    CONNECTED.test(text.slice(last.end, last.end + LATER)) ||
    (others && FALLS_BACK.test(text.slice(first.start, first.end + NEXT)))
  );
}
