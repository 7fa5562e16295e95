/** Sessions while they are followed, and what is asked of them once their messages are judged one by one. */
import type { Taken } from '../intake/types.ts';
import type { Around, FastCheck } from '../rules/fast-check.ts';
import type { Found, SessionRun } from '../rules/session/run.ts';
import type { Context } from '../rules/shape/context.ts';
import type { ShapeStage } from '../rules/shape/run.ts';
import type { Judged } from '../session/judged.ts';
import type { Indices } from '../session/numbers.ts';
import type { noEvidence } from '../session/revision.ts';
import type { Senders } from '../session/sender.ts';
import type { CheckOptions, Diagnostic, EntryRow, RevisionId, Transport } from '../types.ts';

/** One session while it is followed. */
export interface Followed {
  readonly index: number;
  readonly channel: string;
  /** True where messages of another session may stand between its own. */
  mixed: boolean;
  readonly senders: Senders;
  readonly evidence: ReturnType<typeof noEvidence>;
  readonly context: Context;
  /** Indices of its entries. */
  readonly entries: Indices;
  readonly around: Around;
  /** Entries that asked for a tool no list had shown so far, by its name. */
  readonly lacking: Map<string, number[]>;
  transport: Transport | null;
  /** The stage of the revision that is going to be judged, as far as is known, and its fast check. */
  stage: ShapeStage | null;
  check: FastCheck | null;
  run: SessionRun | null;
}

/** All sessions of a text. */
export interface FollowedSessions {
  readonly sessions: readonly Followed[];
  /** The types of a revision and the rules about them. */
  readonly stageOf: (id: RevisionId) => ShapeStage;
  /** The session of an entry. */
  sessionOf(entry: number): number;
  /** What the rules about several messages found in a session, in a revision. */
  foundIn(session: Followed, revision: RevisionId): readonly Found[];
}

/** What is known of a text once its messages are judged one by one. */
export interface Across {
  readonly intake: Taken;
  readonly options: CheckOptions;
  rows(): readonly EntryRow[];
  /** What was found in the text. */
  readonly inText: readonly Diagnostic[];
  /** What was found in the messages by themselves. */
  readonly own: readonly Diagnostic[];
  judged(entry: number): Judged | null;
  /** The revision that a session is judged in. */
  revisionOf(session: number): RevisionId;
}
