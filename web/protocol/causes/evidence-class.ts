/** The definition of a class of evidence: what any program writes about a failure, whatever its wording. */
import type { Remedy } from '../types.ts';

/** A class of evidence. */
export interface EvidenceClass {
  /** As `Candidate.id`: of a complaint with the same meaning, or an own one. */
  readonly id: string;
  /** As `Candidate.rank`. */
  readonly rank: number;
  /** Searched for in a line; linear. */
  readonly looks: RegExp;
  /** Lines that mean something else. */
  readonly unless?: RegExp;
  /** What it means, where the complaint says less. */
  readonly says?: string;
  /** The headline, where that of the complaint is too special. */
  readonly title?: string;
  /** What to change, where it differs from the complaint. */
  readonly how?: readonly Remedy[];
  /** The status of HTTP whose meaning it has. */
  readonly status?: number;
  /** True for words that descriptions have too: they count only in output and quotations. */
  readonly isShown?: true;
  /** True for words that mean nothing else, also in a sentence. */
  readonly isSure?: true;
  /** True for words that only a report has: they count in a short text without words of failure. */
  readonly isTelling?: true;
}
