/** What a report tells of whole sessions and of HTTP around messages. Crosses the doors of this room with `types.ts`. */
import type { Kind, RevisionId, Span } from '../types.ts';

/** What one side of a session tells about itself. */
export interface Party {
  name?: string;
  version?: string;
  /** Paths of the capabilities it declared, e.g. `tools.listChanged`, sorted. `null` where it declared none in this text. */
  capabilities: string[] | null;
  /** Names of more extensions and experimental capabilities. */
  extensions: string[];
}

/** How far a session got. */
export type LifecycleState =
  /** The beginning is not in the text: nothing is said of the handshake. */
  | 'excerpt'
  /** `initialize` was sent; its answer is not in the text. */
  | 'asked'
  /** The server answered; `notifications/initialized` is not in the text. */
  | 'answered'
  | 'running'
  /** The server refused `initialize`. */
  | 'refused'
  /** No handshake: every request carries what it needs. */
  | 'stateless';

/** One session found in the text. */
export interface SessionSummary {
  index: number;
  /** Server name or session id where the log gives one, e.g. `filesystem`; empty else. */
  label: string;
  /** Why these messages are one session, one sentence. */
  because: string;
  /** Index of its first and of its last entry. Entries of other sessions may lie between. */
  first: number;
  last: number;
  messages: number;
  /** True where messages of another session may stand between its own, so that nothing is said of ids that come twice. */
  mixed?: true;
  counts: Record<Kind, number>;
  revision: RevisionId;
  revisionHow: 'chosen' | 'negotiated' | 'declared' | 'inferred';
  revisionBecause: string;
  state: LifecycleState;
  client: Party;
  server: Party;
  /** Entries of requests without an answer, the first hundred; and how many there are. */
  unanswered: number[];
  unansweredCount: number;
  /** The slowest answers, at most five, slowest first; empty without clocks. */
  slowest: { entry: number; took: number }[];
}

/** One HTTP request, or one response, as the log shows it. */
export interface WireRow {
  kind: 'request' | 'response';
  /** `POST /mcp` or `200 OK`. */
  line: string;
  span: Span;
  /** Of a response: index of the request it answers. */
  answers?: number;
  /** Entries in its body. */
  entries: number[];
}
