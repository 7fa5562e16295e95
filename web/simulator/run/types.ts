/** A run and its moments. */
import type { Plays, RunInput, RunSetup } from '../inputs.ts';
import type { HttpState } from '../transport/http.ts';
import type { Input, McpRevision, Output, ServerState } from '../types.ts';
import type { Spoken } from './play.ts';

/** What stands around the server: its HTTP side, and what the client has kept of it. */
export interface HttpWorld {
  readonly server: HttpState;
  /** As the server gave it out. */
  readonly session: string | null;
  /** The client has ended the session; only a handshake goes on without its id. */
  readonly ended: boolean;
  /** Where messages go; null until the stream of 2024-11-05 has said it. */
  readonly address: string | null;
  /** How many exchanges there were. */
  readonly count: number;
  /** Heads whose first line of body has not come yet, by exchange. */
  readonly heads: Readonly<Record<string, string>>;
  /** Open event streams. */
  readonly open: readonly string[];
  readonly listens: boolean;
}

/** What is so after an input. */
export interface Moment {
  readonly state: ServerState;
  readonly spoken: readonly Spoken[];
  readonly plays: Plays;
  /** What stands around the server where HTTP carries the messages. */
  readonly http: HttpWorld | null;
}

/** Who acts for the client. */
export type Hand = 'learner' | 'page';

/** What comes of an input: the next moment, and what the server said to the client. */
export interface Carried {
  readonly moment: Moment;
  readonly outputs: readonly Output[];
}

/** A way to carry inputs. */
export type Carrier = (moment: Moment, input: Input, by: Hand, revision: McpRevision) => Carried;

/** A run. `moments` has one more item than `inputs`: the first is the beginning. */
export interface Run {
  readonly setup: RunSetup;
  readonly inputs: readonly RunInput[];
  readonly moments: readonly Moment[];
}
