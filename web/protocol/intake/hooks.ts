/** What the readers of logs add to the light formats once they are loaded. Kept by itself, so that both sides may look here. */
import type { Span } from '../types.ts';
import type { Hints, Intake, RawEntry, See } from './types.ts';
import type { WireMessage } from './wire.ts';

/** Reads a text below something that lies over all of it, such as colours; null where nothing does. */
export type Lift = (text: string, read: (below: string, see: See) => Intake, see: See) => Intake | null;

/** Looks into parts of a document, such as code blocks. */
export interface Inside {
  /** What a part is taken for, where it is a log or a capture; null where plain messages stand in it, or none. */
  holds(part: string, hints: Hints): string | null;
  /** Reads such a part; null as above. */
  read(text: string, span: Span, hints: Hints): Intake | null;
  /** Notes what belongs together among the HTTP of all parts. */
  join(entries: readonly RawEntry[], wire: readonly WireMessage[]): void;
}

/** Empty until the readers of logs are there. `lift` is tried before any format. */
export const hooks: { lift: Lift | null; inside: Inside | null } = { lift: null, inside: null };
