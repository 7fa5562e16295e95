/** Sessions while they are followed, and the interface for judging their messages later. */
import type { Taken } from '../intake/types.ts';
import type { Around, FastCheck } from '../rules/fast-check.ts';
import type { Found, SessionRun } from '../rules/session/run.ts';
import type { Context } from '../rules/shape/context.ts';
import type { ShapePhase } from '../rules/shape/run.ts';
import type { Judged } from '../session/judged.ts';
import type { Indices } from '../session/numbers.ts';
import type { noEvidence } from '../session/revision.ts';
import type { Senders } from '../session/sender.ts';
import type { CheckOptions, Diagnostic, EntryRow, RevisionId, Transport } from '../types.ts';

/** One session while it is followed. */
export interface Followed {
  readonly index: number;
  readonly channel: string;
  /** True for an example of a lesson. */
  readonly example: boolean;
  /** True if messages of another session may be between its own. */
  mixed: boolean;
  readonly senders: Senders;
  readonly evidence: ReturnType<typeof noEvidence>;
  readonly context: Context;
  /** Indices of its entries. */
  readonly entries: Indices;
  readonly around: Around;
  /** Entries that call a tool not yet listed, by the tool’s name. */
  readonly lacking: Map<string, number[]>;
  transport: Transport | null;
  /** The revision that later messages no longer change; null while they may. */
  settled: RevisionId | null;
  /** The phase of the revision to judge by, as far as it is known, and its fast check. */
  phase: ShapePhase | null;
  check: FastCheck | null;
  run: SessionRun | null;
}

/** All sessions of a text. */
export interface FollowedSessions {
  readonly sessions: readonly Followed[];
  /** The types of a revision and the rules about them. */
  readonly phaseOf: (id: RevisionId) => ShapePhase;
  /** The session of an entry. */
  sessionOf(entry: number): number;
  /** The findings of the rules about several messages in a session, in a revision. */
  foundIn(session: Followed, revision: RevisionId): readonly Found[];
}

/** What is known about a text while its messages are judged one by one. */
export interface Across {
  readonly intake: Taken;
  readonly options: CheckOptions;
  rows(): readonly EntryRow[];
  /** Findings about the text. */
  readonly inText: readonly Diagnostic[];
  /** Findings about single messages. */
  readonly own: readonly Diagnostic[];
  judged(entry: number): Judged | null;
  /** The revision by which a session is judged. */
  revisionOf(session: number): RevisionId;
}
