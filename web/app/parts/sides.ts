/** Which side sent the message with a problem. Pure. */
import type { ShownDiagnostic, ShownReport } from '../engine/types.ts';
import type { Sender } from '../../protocol/types.ts';

/** The side whose problems a user wants to see; `null` for both. */
export type MySide = 'client' | 'server' | null;

/** The text of a problem's side, for its row. */
export const SENT_BY: Readonly<Record<Sender, string>> = {
  client: 'Sent by the client',
  server: 'Sent by the server',
  unknown: 'Sender unknown',
};

/**
 * The sender of the message, or of the HTTP request or response, that contains the finding. `unknown` if the text does not
 * show it.
 */
export function sideOf(
  { entries, wire }: Pick<ShownReport, 'entries' | 'wire'>,
  { entry, span }: Pick<ShownDiagnostic, 'entry' | 'span'>,
): Sender {
  const message = entries[entry];
  if (message) return message.from;
  const carrier = wire.find((one) => one.span.start <= span.start && span.end <= one.span.end);
  if (carrier === undefined) return 'unknown';
  return carrier.kind === 'request' ? 'client' : 'server';
}

/** Whether a problem of this sender is listed. An unknown sender may be either side, so its problems always are. */
export const isListed = (sender: Sender, mine: MySide): boolean =>
  mine === null || sender === mine || sender === 'unknown';
