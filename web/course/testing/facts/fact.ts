/** The shape in which the facts of the tutorials are written down. */

/** A fact. */
export interface Fact {
  /** The tutorials that teach it, rightly or wrongly. */
  from: readonly (1 | 2 | 3 | 4 | 5)[];
  says: string;
  /** Set where a tutorial says something else: what it says. */
  instead?: string;
  /** Items, each with what its text has to speak of. */
  taught: Readonly<Record<string, RegExp>>;
}

/** Makes a fact; `instead` is what a tutorial says that errs. */
export const fact = (from: Fact['from'], says: string, taught: Fact['taught'], instead?: string): Fact => ({
  from,
  says,
  taught,
  ...(instead === undefined ? {} : { instead }),
});
