/**
 * Statements about the protocol in the running text, tables and constants of lessons: which ones are checked, and what is right
 * instead. A claim is reported only where the words leave no other reading; wording that is free is an info or nothing.
 */
import { REVISION_IDS, type Level, type RevisionId, type Span } from '../../types.ts';

/** A claim that lessons make and a revision contradicts. */
export interface Claim {
  readonly id: `claims/${string}`;
  /** Headline: what holds, with `must`, `should` or `may` unless it is an info. */
  readonly title: string;
  /** At most a warning: a statement breaks no protocol. */
  readonly level: Exclude<Level, 'MUST' | 'MUST NOT'>;
  /** What a reader of the claim does wrong. */
  readonly why: string;
  /** The clause, as a path below the revision’s pages: valid from its revision until the next one listed; `null` ends it. */
  readonly in: Readonly<Partial<Record<RevisionId, string | null>>>;
  /** The places in a sentence that make the claim; matching is linear in its length. */
  find(sentence: string, revision: RevisionId): readonly ClaimPlace[];
  /** Sentences that test it, judged in the newest revision that the claim applies to; the place is between `⟦` and `⟧`. */
  readonly examples: { readonly good: readonly string[]; readonly bad: readonly string[] };
}

/** One place, relative to the sentence. */
export interface ClaimPlace extends Span {
  /** What is right, as one or two sentences. */
  readonly right: string;
}

/** The clause of a claim in a revision; null if the revision does not contradict it. */
export function clauseOf({ in: listed }: Claim, revision: RevisionId): string | null {
  let clause: string | null = null;
  for (const id of REVISION_IDS) {
    if (id in listed) clause = listed[id] ?? null;
    if (id === revision) return clause;
  }
  return null;
}

/** A claim by expressions: the first must match, the others too, and none of `unless`. The first match is the place. */
export function byPatterns(
  right: string,
  says: readonly [RegExp, ...RegExp[]],
  unless: readonly RegExp[] = [],
): Claim['find'] {
  return (sentence) => {
    const [place, ...more] = says;
    const match = place.exec(sentence);
    if (!match || !more.every((one) => one.test(sentence)) || unless.some((one) => one.test(sentence))) return [];
    return [{ start: match.index, end: match.index + match[0].length, right }];
  };
}
