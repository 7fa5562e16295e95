/** How walkthroughs are written: content as data. What the server says in one is played by the simulator, never written down. */
import type { Act, Json, McpRevision } from '../simulator/types.ts';

/** The client's message of a step, as it stands in the editor before the learner changes it. `$revision` stands for the revision. */
export type Draft =
  /** A value; a request of 2026-07-28 gets its `_meta`. */
  | { readonly message: Json }
  /** The same, without `_meta` being added. */
  | { readonly bare: Json }
  /** As it is, right or wrong. */
  | { readonly text: string }
  /** What the client's part offers under this title, with what the server has given out: cursors, addresses, the next id. */
  | { readonly offer: string }
  /** The prepared answer to the server's open question, by its title: `Accept`. */
  | { readonly answer: string };

/** One of the answers to choose from. */
export interface Option {
  readonly text: string;
  /** Exactly one option has it. */
  readonly right?: true;
  /** Told when it was chosen. */
  readonly says: string;
}

/** Something to predict before the reveal. */
export interface Question {
  readonly ask: string;
  readonly options: readonly Option[];
}

/** A page of the specification, in the revision that is played: `basic/lifecycle#initialization`. */
export interface PageLink {
  readonly title: string;
  readonly page: string;
  /** Only in these revisions: pages move. */
  readonly only?: readonly McpRevision[];
}

/** One step. Texts are paragraphs, apart by blank lines, with code between backticks; `$revision` stands for the revision. */
export interface WalkStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Only in these revisions; without, in all of the walkthrough's. */
  readonly only?: readonly McpRevision[];
  readonly question?: Question;
  readonly sends?: Draft;
  /** Faults that the server has from here on. */
  readonly faults?: readonly string[];
  /** What a person at the server does, after the message. */
  readonly act?: Act;
  /** Milliseconds that go by, after the message and the act. */
  readonly passes?: number;
  /** The client goes. */
  readonly leaves?: true;
  /** The rule or requirement that this step breaks on purpose: the checker finds it, and nothing else. */
  readonly shows?: string;
  /** What there is to see now; told after the reveal. */
  readonly remark?: string;
  readonly links?: readonly PageLink[];
}

/** A walkthrough. */
export interface Walkthrough {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  /** One sentence: what there is to see. */
  readonly says: string;
  /** Oldest first. */
  readonly revisions: readonly McpRevision[];
  /** Id of a demo server. */
  readonly server: string;
  /** stdio without. */
  readonly transport?: 'stdio' | 'http';
  /** The handshake is played before the first step, where the revision has one. */
  readonly greeted?: true;
  readonly steps: readonly WalkStep[];
}
