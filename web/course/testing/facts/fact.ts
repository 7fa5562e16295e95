/** The type of the tutorials’ facts. */

/** A fact. */
export interface Fact {
  /** The tutorials that teach it, correctly or not. */
  from: readonly (1 | 2 | 3 | 4 | 5)[];
  says: string;
  /** The claim of the tutorial, if it differs. */
  instead?: string;
  /** Items, each with a pattern that its text must match. */
  taught: Readonly<Record<string, RegExp>>;
}

/** Creates a fact; `instead` is the claim of a tutorial that is wrong. */
export const fact = (from: Fact['from'], says: string, taught: Fact['taught'], instead?: string): Fact => ({
  from,
  says,
  taught,
  ...(instead === undefined ? {} : { instead }),
});
