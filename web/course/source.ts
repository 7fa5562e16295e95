/**
 * The format of exercises: those of the course, in `exercises/`, and those of a teacher’s file (`docs/teachers.md`), which
 * `custom/` reads. Ours are data in TypeScript, so the compiler checks them; where no condition can express what is right, a
 * function `holds` does.
 */
import type { RevisionId, Sender } from '../protocol/types.ts';
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';
import type { IssuedToken, Logged, MessageExercise, Piece, Seen } from './define.ts';

export type { Logged } from './define.ts';

/** A JSON type, with the name from JSON Schema. */
export type ValueType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** A condition on an answer; all of its members must hold. `docs/teachers.md` describes each of them. */
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

/** A condition, or a function for what no condition can express. Only our own exercises may have a function. */
export type Rule = Condition | { holds: (seen: Seen) => boolean };

/** A condition that a right answer meets: its name in a test, and the feedback for an answer that does not meet it. */
export type GoalSource = { id: string; name: string; says: string } & Rule;

/** A common mistake with its own feedback, and an answer that makes it. */
export type MistakeSource = { id: string; says: string; example: Json } & Rule;

/** The members that all exercises share. Texts are paragraphs with code between backticks. */
export interface CommonTexts {
  id: string;
  title: string;
  /** The task of the learner. */
  task: string;
  /** From a first hint to nearly the answer; at least two. */
  hints: readonly string[];
  /** The lesson to remember, shown after the exercise is solved. */
  lesson: string;
  /** Links to the sections of the specification. */
  links: readonly { title: string; url: string }[];
  /** The rules of official extensions apply too. */
  extensions?: true;
}

/** Fix a message, write one, or answer as the server. */
export interface MessageSource extends CommonTexts {
  kind: MessageExercise['kind'];
  revision: RevisionId;
  /** The sender of the learner's message. */
  from: Exclude<Sender, 'unknown'>;
  /** The messages before it, for example the request to answer. */
  before?: readonly Logged[];
  /** Rules that do not count against an answer. */
  spares?: readonly string[];
  /**
   * `stdio`: the answer is sent as it is, followed by a newline. `http`: the answer is a whole HTTP request or response, and
   * conditions see its parts, as `http-message.ts` names them.
   */
  wire?: 'stdio' | 'http';
  /** The answer is an array of messages; without this it is one message. */
  batch?: true;
  /** The initial answer; never a right one. A string is shown as it is. */
  start: Json;
  solution: Json;
  goals: readonly GoalSource[];
  /** At least three. */
  mistakes: readonly MistakeSource[];
}

/** A condition on an order of messages, by the ids of the pieces. */
export interface OrderCondition {
  /** The first of these two precedes the second. */
  before?: readonly [string, string];
  first?: string;
  last?: string;
  /** The order violates this rule or requirement; for mistakes only. */
  breaks?: string;
  all?: readonly OrderCondition[];
  any?: readonly OrderCondition[];
  not?: OrderCondition;
}

/** Put a session in order. Orders are ids separated by spaces. */
export interface OrderSource extends CommonTexts {
  kind: 'order-session';
  revision: RevisionId;
  pieces: readonly Piece[];
  start: string;
  solution: string;
  /** Conditions for orders that no rule forbids but that do not solve the task. */
  goals: readonly ({ id: string; name: string; says: string } & OrderCondition)[];
  mistakes: readonly ({ id: string; says: string; example: string } & OrderCondition)[];
}

/** An answer to “Find the mistake”: the number of a message, from 1, and the id of an option. */
export interface Found {
  message: number;
  mistake: string;
}

/** Find the mistake in a log. */
export interface FindSource extends CommonTexts {
  kind: 'find-mistake';
  revision: RevisionId;
  log: readonly Logged[];
  /** The transport whose rules also apply. Each `message` of the log is then a string: a whole HTTP message, or a line. */
  wire?: 'stdio' | 'http';
  /** The log breaks no rule, but a host refuses something in it: the solution decides, and `rule` is the id of that fact. */
  hosts?: true;
  /** The mistakes to choose from; one of them names the rule or requirement that the checker reports. */
  options: readonly { id: string; text: string; rule?: string }[];
  /** Feedback for messages that are right, by their number. */
  innocent?: Readonly<Record<number, string>>;
  start: Found;
  solution: Found;
  mistakes: readonly { id: string; option: string; says: string; example: Found }[];
}

/** Choose the error code that a correct server responds with. */
export interface ChooseSource extends CommonTexts {
  kind: 'choose-error';
  revision: McpRevision;
  /** Id of a demo server. */
  server: string;
  /** Over HTTP, where the codes are status codes: `client` contains whole requests as strings, with `$session` for the session id. */
  http?: true;
  /** Over HTTP: the server requires one of these access tokens. */
  tokens?: readonly IssuedToken[];
  /** The client's messages after the handshake; the question is about the last one. */
  client: readonly (JsonRecord | string)[];
  codes: readonly { code: number; name: string }[];
  start: number;
  solution: number;
  mistakes: readonly { id: string; code: number; says: string }[];
}

/** An exercise in this format. */
export type ExerciseSource = MessageSource | OrderSource | FindSource | ChooseSource;
