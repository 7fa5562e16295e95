/** Collects changes while two sessions are compared. */
import type { NotCompared, SessionChange } from './types.ts';

/** Adds a change; the session is known to the collector. */
export type Add = (change: Omit<SessionChange, 'session'>) => void;

/** The changes and gaps found so far, of one pair of sessions after the other. */
export class Gather {
  readonly changes: SessionChange[] = [];
  readonly notCompared: NotCompared[] = [];
  /** The label of the current pair. */
  session = '';

  /** Bound, so that it can be passed on. */
  readonly add: Add = (change) => void this.changes.push({ ...change, session: this.session });

  /** Reports what only one side shows. The same sentence is reported once. */
  missing(what: string, because: string): void {
    const label = this.session === '' ? what : `${what} (${this.session})`;
    if (!this.notCompared.some((one) => one.what === label)) this.notCompared.push({ what: label, because });
  }
}
