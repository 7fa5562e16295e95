/** Exercises as graders see them: created from `source.ts` or a teacher's file, judged by the checker and the simulated server, never by comparing strings. */
import type { Report, RevisionId, Sender } from '../protocol/types.ts';
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';

/** An answer, parsed and judged together with the messages around it. */
export interface Seen {
  /** The answer as written. */
  readonly text: string;
  /** Its messages, in order; values that are not JSON objects are left out. */
  readonly messages: readonly JsonRecord[];
  /** Its values, in order, of any type. */
  readonly values: readonly Json[];
  /** Ids of the rules and requirements that the answer violates: errors and warnings. */
  readonly broken: ReadonlySet<string>;
  readonly report: Report;
}

/** A condition that a right answer meets. */
export interface Goal {
  id: string;
  /** The condition as the name of a test, for example “The request has the method tools/list”. */
  name: string;
  /** The feedback for a learner whose answer does not meet it. */
  says: string;
  met: (seen: Seen) => boolean;
}

/** A common wrong answer, with its own feedback. */
export interface Mistake {
  id: string;
  says: string;
  /** An answer with this mistake. */
  example: string;
}

/** A mistake that is detected from the parsed answer. */
export interface SeenMistake extends Mistake {
  when: (seen: Seen) => boolean;
}

/** The members that all exercises share. Texts are paragraphs with code between backticks. */
interface Common<M extends Mistake> {
  id: string;
  title: string;
  /** The task of the learner. */
  task: string;
  /** The initial answer; never a right one. */
  start: string;
  /** From a first hint to nearly the answer; at least two. */
  hints: readonly string[];
  solution: string;
  /** The lesson to remember, shown after the exercise is solved. */
  lesson: string;
  /** Links to the sections of the specification. */
  links: readonly { title: string; url: string }[];
  /** At least three. */
  mistakes: readonly M[];
  /** The rules of official extensions apply too; the grader then needs a judge that has them. */
  extensions?: true;
}

/** The sides of a session; with the extension MCP Apps also those of the channel between a host and its view. */
export type Party = 'client' | 'server' | 'view' | 'host';

/** A message or batch of a log; with `wire` a string in the transport’s wire format. */
export interface Logged {
  from: Party;
  message: Json;
}

/** A message that precedes the learner’s own. */
export interface SentMessage {
  from: 'client' | 'server';
  message: JsonRecord;
}

/** Fix a message, write one, or answer as the server. The answer is JSON. */
export interface MessageExercise extends Common<SeenMistake> {
  kind: 'fix-message' | 'write-message' | 'answer-as-server';
  revision: RevisionId;
  /** The sender of the learner’s message. */
  from: Exclude<Sender, 'unknown'>;
  /** The messages before it, for example the request to answer. */
  before?: readonly Logged[];
  /** Rules that do not count against an answer. */
  spares?: readonly string[];
  /**
   * `stdio`: the answer is written to a pipe as it is, followed by a newline. `http`: the answer is a whole HTTP request or
   * response, and so are the messages before it, as strings.
   */
  wire?: 'stdio' | 'http';
  /** The answer is an array of messages; without this it is one message. */
  batch?: true;
  goals: readonly Goal[];
}

/** One message of a session to put in order. */
export interface Piece {
  id: string;
  from: Party;
  message: JsonRecord;
}

/** A wrong order, detected from the order itself or from the rules and requirements that it violates. */
export interface OrderMistake extends Mistake {
  when: (order: readonly string[], broken: ReadonlySet<string>) => boolean;
}

/** Put a session in order. The answer is the ids of the pieces, as a JSON array or separated by spaces. */
export interface OrderExercise extends Common<OrderMistake> {
  kind: 'order-session';
  revision: RevisionId;
  pieces: readonly Piece[];
  /** Conditions for orders that no rule forbids but that do not solve the task. */
  goals: readonly (Omit<Goal, 'met'> & { met: (order: readonly string[]) => boolean })[];
}

/** Find the mistake in a log. The answer is `{"message": 3, "mistake": "id of an option"}`, with messages counted from 1. */
export interface FindExercise extends Common<Mistake & { option: string }> {
  kind: 'find-mistake';
  revision: RevisionId;
  /** One message per line, `{"from", "message"}`. */
  log: string;
  /**
   * The transport whose rules also apply. Each `message` of the log is then a string: the data as sent over the wire, including
   * the parts around messages.
   */
  wire?: 'stdio' | 'http';
  /** The log breaks no rule, but a host refuses something in it: the solution decides. */
  hosts?: true;
  /** The mistakes to choose from; one of them names the rule or requirement that the checker reports. */
  options: readonly { id: string; text: string; rule?: string }[];
  /** Feedback for a message that is wrongly chosen, by its number. */
  innocent?: Readonly<Record<number, string>>;
}

/** An access token of an exercise. */
export interface IssuedToken {
  token: string;
  /** The URL of the server that it was issued for. */
  audience: string;
  /** Scopes, separated by spaces. */
  scope: string;
  expired?: boolean;
}

/** Choose the error code that a correct server responds with. The answer is a code. */
export interface ChooseExercise extends Common<Mistake & { code: number }> {
  kind: 'choose-error';
  revision: McpRevision;
  /** Id of a demo server. */
  server: string;
  /**
   * Over HTTP, where the codes are status codes: `client` then contains whole requests as strings, with `$session` for the
   * session id from the server.
   */
  http?: true;
  /** Over HTTP, if the server requires an access token: the tokens that the client may send. */
  tokens?: readonly IssuedToken[];
  /** The client’s messages after the handshake; the question is about the last one. */
  client: readonly (JsonRecord | string)[];
  /** The codes to choose from, with their names. */
  codes: readonly { code: number; name: string }[];
}

/** Any exercise. */
export type Exercise = MessageExercise | OrderExercise | FindExercise | ChooseExercise;
/** The kinds of exercises. */
export type ExerciseKind = Exercise['kind'];

/** The outcome of one test. `expected` and `got` are short texts for people. */
export interface TestRow {
  name: string;
  passed: boolean;
  expected: string;
  got: string;
}

/** The grade of an answer. */
export interface Grade {
  exercise: string;
  passed: boolean;
  /** Feedback for the learner, the most useful first; ids are those of named mistakes, of goals, or of rules. */
  feedback: { id: string; text: string }[];
  tests: TestRow[];
}
