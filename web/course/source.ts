/**
 * The format of exercises: ours, in `exercises/`, and those of a teacher's file (`docs/teachers.md`), which `own/` reads. Ours are
 * data in TypeScript, so the compiler checks them; where no condition can say what is right, a function `holds` does.
 */
import type { RevisionId, Sender } from '../protocol/types.ts';
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';
import type { MessageExercise, Piece, Said, Seen } from './define.ts';

/** A type of JSON values, as JSON Schema names them. */
export type ValueType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** A condition on an answer; all parts that it has must hold. `docs/teachers.md` says what each of them means. */
export interface Condition {
  /** A JSON pointer, such as `/params/name`. */
  at?: string;
  equals?: Json;
  oneOf?: readonly Json[];
  type?: ValueType | readonly ValueType[];
  contains?: string;
  mentions?: string;
  only?: readonly string[];
  minimum?: number;
  maximum?: number;
  blank?: boolean;
  some?: Condition;
  present?: boolean;
  absent?: boolean;
  breaks?: string;
  all?: readonly Condition[];
  any?: readonly Condition[];
  not?: Condition;
}

/** A condition, or what no condition can say: a function, which only our own exercises may have. */
export type Rule = Condition | { holds: (seen: Seen) => boolean };

/** Something that a right answer does: how a test names it, and what a learner is told who does not do it. */
export type GoalSource = { id: string; name: string; says: string } & Rule;

/** A typical wrong answer with its own feedback, and an answer that is wrong in this way. */
export type MistakeSource = { id: string; says: string; example: Json } & Rule;

/** What every exercise has. Texts are paragraphs with code between backticks. */
interface Common {
  id: string;
  title: string;
  /** What to do. */
  task: string;
  /** From a nudge to nearly the answer; at least two. */
  hints: readonly string[];
  /** What there is to remember, told after it was solved. */
  lesson: string;
  /** Addresses of the specification's clauses. */
  links: readonly { title: string; url: string }[];
}

/** Fix a message, write one, or answer as the server. */
export interface MessageSource extends Common {
  kind: MessageExercise['kind'];
  revision: RevisionId;
  /** The sender of what the learner writes. */
  from: Exclude<Sender, 'unknown'>;
  /** Messages that were sent before, e.g. the request to answer. */
  before?: readonly Said[];
  /** Rules that are not held against an answer. */
  spares?: readonly string[];
  /** The answer is sent over stdio as it was written, with a newline after it. */
  wire?: 'stdio';
  /** Whether the answer is an array of messages; else it is one message. */
  batch?: true;
  /** What the learner begins with; never a right answer. A string is shown as it is. */
  start: Json;
  solution: Json;
  goals: readonly GoalSource[];
  /** At least three. */
  mistakes: readonly MistakeSource[];
}

/** A condition on an order of messages, by the ids of the pieces. */
export interface OrderCondition {
  /** The first of these two comes before the second. */
  before?: readonly [string, string];
  first?: string;
  last?: string;
  /** The order breaks this rule or requirement; for mistakes only. */
  breaks?: string;
  all?: readonly OrderCondition[];
  any?: readonly OrderCondition[];
  not?: OrderCondition;
}

/** Put a session in order. Orders are ids with spaces between them. */
export interface OrderSource extends Common {
  kind: 'order-session';
  revision: RevisionId;
  pieces: readonly Piece[];
  start: string;
  solution: string;
  /** Orders that no rule forbids may still not be what is wanted. */
  goals: readonly ({ id: string; name: string; says: string } & OrderCondition)[];
  mistakes: readonly ({ id: string; says: string; example: string } & OrderCondition)[];
}

/** A message of a log, a batch, or with `wire` what was sent around and between messages, as a string. */
export interface Logged {
  from: 'client' | 'server';
  message: Json;
}

/** An answer to “Find the mistake”: the number of a message, from 1, and the id of an option. */
export interface Found {
  message: number;
  mistake: string;
}

/** Find the mistake in a log. */
export interface FindSource extends Common {
  kind: 'find-mistake';
  revision: RevisionId;
  log: readonly Logged[];
  /** The transport whose rules hold, too. Each `message` of the log is then a string: a whole HTTP message, or a line. */
  wire?: 'stdio' | 'http';
  /** What may be wrong; one of them names the rule or requirement that the checker reports. */
  options: readonly { id: string; text: string; rule?: string }[];
  /** Feedback for messages that are right, by their number. */
  innocent?: Readonly<Record<number, string>>;
  start: Found;
  solution: Found;
  mistakes: readonly { id: string; option: string; says: string; example: Found }[];
}

/** Choose the error that a right server answers with. */
export interface ChooseSource extends Common {
  kind: 'choose-error';
  revision: McpRevision;
  /** A demo server. */
  server: string;
  /** Over HTTP, where codes are statuses: `client` is whole requests as strings, with `$session` for the session id. */
  http?: true;
  /** What the client sends after the handshake; the last message is the one in question. */
  client: readonly (JsonRecord | string)[];
  codes: readonly { code: number; name: string }[];
  start: number;
  solution: number;
  mistakes: readonly { id: string; code: number; says: string }[];
}

/** An exercise in this format. */
export type ExerciseSource = MessageSource | OrderSource | FindSource | ChooseSource;
