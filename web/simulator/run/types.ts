/** A run and its moments. */
import type { AuthState } from '../auth/types.ts';
import type { Plays, RunInput, RunSetup } from '../inputs.ts';
import type { HttpState } from '../transport/http.ts';
import type { Input, McpRevision, Output, ServerState } from '../types.ts';
import type { SentMessage } from './play.ts';

/** The state around the server: its HTTP side, and what the client has stored. */
export interface HttpWorld {
  readonly server: HttpState;
  /** As returned by the server. */
  readonly session: string | null;
  /** The client has ended the session; only a handshake works without its id. */
  readonly ended: boolean;
  /** Where messages are posted; null until the 2024-11-05 stream has announced it. */
  readonly address: string | null;
  /** The number of exchanges so far. */
  readonly count: number;
  /** Header sections whose body has no first line yet, by exchange. */
  readonly heads: Readonly<Record<string, string>>;
  /** Open event streams. */
  readonly open: readonly string[];
  readonly listens: boolean;
  /** The authorization around the server; null if it is not protected. */
  readonly auth: AuthWorld | null;
}

/** A protected server: its authorization, and what the client has received from it so far. */
export interface AuthWorld extends Received {
  readonly state: AuthState;
}

/** What a client stores of an authorization; null before it has it. */
export interface Received {
  readonly client: string | null;
  readonly code: string | null;
  readonly token: string | null;
  readonly refresh: string | null;
}

/** The state after an input. */
export interface Moment {
  readonly state: ServerState;
  readonly sent: readonly SentMessage[];
  readonly plays: Plays;
  /** The state around the server if HTTP carries the messages. */
  readonly http: HttpWorld | null;
}

/** Who acts for the client. */
export type Hand = 'learner' | 'page';

/** The effect of an input: the next moment, and the server's outputs to the client. */
export interface Carried {
  readonly moment: Moment;
  readonly outputs: readonly Output[];
}

/** The interface of a transport. */
export type Carrier = (moment: Moment, input: Input, by: Hand, revision: McpRevision) => Carried;

/** A run. `moments` has one more item than `inputs`: the first is the start. */
export interface Run {
  readonly setup: RunSetup;
  readonly inputs: readonly RunInput[];
  readonly moments: readonly Moment[];
}
