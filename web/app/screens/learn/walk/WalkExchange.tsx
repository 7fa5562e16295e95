/** The messages between a host and its view in a step: they pass beside the wire, so they are shown with the text. */
import type { StepView } from '../../../engine/learn.ts';
import { SentMessageRows } from '../../../parts/lesson/SentMessageRows.tsx';
import { shownOf } from './message.ts';

/** The messages; nothing before the reveal, and in steps without them. */
export function WalkExchange({ exchange }: { exchange: StepView['exchange'] }) {
  if (exchange.length === 0) return null;
  return <SentMessageRows label="Messages between host and view" rows={exchange.map(shownOf)} open={0} />;
}
