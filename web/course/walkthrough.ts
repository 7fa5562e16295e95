/**
 * How walkthroughs are written: content as data. The simulator generates the server’s messages; they are never part of the
 * content.
 */
import type { Act, Json, JsonRecord, McpRevision } from '../simulator/types.ts';

/** The initial text of the client’s message in the editor. `$revision` stands for the revision. */
export type Draft =
  /** A value; a 2026-07-28 request gets its `_meta`. */
  | { readonly message: Json }
  /** A value to which no `_meta` is added. */
  | { readonly bare: Json }
  /** A text, sent as it is, right or wrong. */
  | { readonly text: string }
  /**
   * A whole HTTP request. `$session` stands for the session id, and `$event` for the id of the last event before the connection broke
   * off. If the server requires authorization, `$code`, `$client` and `$refresh` stand for the authorization code, the client id and
   * the refresh token that the client received last.
   */
  | { readonly http: string }
  /** The offer of the client with this title, or the last one whose title begins with it: `tasks/get`. It uses the values that the server sent: cursors, URIs, and the next id. */
  | { readonly offer: string }
  /** The prepared response to the server’s open request, by its title: `Accept`. */
  | { readonly answer: string };

/** An option of a question. */
export interface Option {
  readonly text: string;
  /** Exactly one option has it. */
  readonly right?: true;
  /** Shown after the learner chooses this option. */
  readonly says: string;
}

/** A prediction that the learner makes before the reveal. */
export interface Question {
  readonly ask: string;
  readonly options: readonly Option[];
}

/** A message between a host and its view (MCP Apps). */
export interface ViewMessage {
  readonly from: 'view' | 'host';
  readonly message: JsonRecord;
}

/** A page of the specification, in the revision of the play: `basic/lifecycle#initialization`; a whole URL for extensions. */
export interface PageLink {
  readonly title: string;
  readonly page: string;
  /** The revisions of the link, because pages move. */
  readonly only?: readonly McpRevision[];
}

/**
 * One step. Texts are paragraphs, separated by blank lines, with code between backticks; `$revision` stands for the revision.
 */
export interface WalkStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The revisions of the step; by default all revisions of the walkthrough. */
  readonly only?: readonly McpRevision[];
  readonly question?: Question;
  /** Lines of the wire, from 0, that the text is about and that are there before the step. */
  readonly lights?: readonly number[];
  readonly sends?: Draft;
  /** Faults of the server, starting with this step. */
  readonly faults?: readonly string[];
  /** An action at the server, after the message. */
  readonly act?: Act;
  /** Milliseconds that pass, after the message and the action. */
  readonly passes?: number;
  /** The connection breaks off that carries the stream of the last request; over HTTP only. */
  readonly breaks?: true;
  /** The client disconnects. */
  readonly leaves?: true;
  /** The rule or requirement that this step violates on purpose: the checker reports it, and nothing else. */
  readonly shows?: string;
  /** Messages between the host and the view of a tool in this step. They pass on a channel of their own, not on the wire. */
  readonly exchange?: readonly ViewMessage[];
  /** What the learner should notice; shown after the reveal. */
  readonly remark?: string;
  readonly links?: readonly PageLink[];
}

/** A walkthrough. */
export interface Walkthrough {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  /** One sentence about the content. */
  readonly says: string;
  /** Oldest first. */
  readonly revisions: readonly McpRevision[];
  /** Id of a demo server. */
  readonly server: string;
  /** stdio by default. */
  readonly transport?: 'stdio' | 'http';
  /** The server requires an access token: the client has none yet, or already has one. Over HTTP only. */
  readonly authorization?: 'required' | 'granted';
  /** The handshake is played before the first step, if the revision has one. */
  readonly greeted?: true;
  readonly steps: readonly WalkStep[];
}
