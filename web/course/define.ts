/** Exercises as graders see them: made from `source.ts` or a teacher's file, judged by the checker and the simulated server, never by comparing texts. */
import type { Report, RevisionId, Sender } from '../protocol/types.ts';
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';

/** What an answer looks like once it was read and judged together with what stands around it. */
export interface Seen {
  /** As it was written. */
  readonly text: string;
  /** Its messages, in order; what is no JSON object is left out. */
  readonly messages: readonly JsonRecord[];
  /** Its values, in order, whatever they are. */
  readonly values: readonly Json[];
  /** Ids of the rules and requirements that the answer breaks: errors and warnings. */
  readonly broken: ReadonlySet<string>;
  readonly report: Report;
}

/** Something that a right answer does. */
export interface Goal {
  id: string;
  /** What is wanted, as a test names it, e.g. «The request asks for tools/list». */
  name: string;
  /** What a learner who does not do it is told. */
  says: string;
  met: (seen: Seen) => boolean;
}

/** A typical wrong answer, with words of its own. */
export interface Mistake {
  id: string;
  says: string;
  /** An answer that makes it. */
  example: string;
}

/** A mistake that is known by looking at the answer. */
export interface SeenMistake extends Mistake {
  when: (seen: Seen) => boolean;
}

/** What every exercise has. Texts are paragraphs with code between backticks. */
interface Common<M extends Mistake> {
  id: string;
  title: string;
  /** What to do. */
  task: string;
  /** What the learner begins with; never a right answer. */
  start: string;
  /** From a nudge to nearly the answer; at least two. */
  hints: readonly string[];
  solution: string;
  /** What there is to remember, told after it was solved. */
  lesson: string;
  /** Addresses of the specification's clauses. */
  links: readonly { title: string; url: string }[];
  /** At least three. */
  mistakes: readonly M[];
}

/** A message that is said before the learner's own. */
export interface Said {
  from: 'client' | 'server';
  message: JsonRecord;
}

/** Mend a message, write one, or answer as the server. The answer is JSON text. */
export interface MessageExercise extends Common<SeenMistake> {
  kind: 'fix-message' | 'write-message' | 'answer-as-server';
  revision: RevisionId;
  /** Who says what the learner writes. */
  from: Exclude<Sender, 'unknown'>;
  /** What was said before, e.g. the request to answer. */
  before?: readonly Said[];
  /** Rules that are not held against an answer. */
  spares?: readonly string[];
  /** The answer goes down a pipe as it was written, with a newline behind it. */
  wire?: 'stdio';
  /** Whether the answer is an array of messages; else it is one message. */
  batch?: true;
  goals: readonly Goal[];
}

/** One message of a session to be put in order. */
export interface Piece extends Said {
  id: string;
}

/** A wrong order, known by the order itself or by the rules and requirements that it breaks. */
export interface OrderMistake extends Mistake {
  when: (order: readonly string[], broken: ReadonlySet<string>) => boolean;
}

/** Put a session in order. The answer is the ids of the pieces, as a JSON array or apart by spaces. */
export interface OrderExercise extends Common<OrderMistake> {
  kind: 'order-session';
  revision: RevisionId;
  pieces: readonly Piece[];
  /** Orders that no rule forbids and that are still not what is asked for. */
  goals: readonly (Omit<Goal, 'met'> & { met: (order: readonly string[]) => boolean })[];
}

/** Find the mistake in a log. The answer is `{"message": 3, "mistake": "id of an option"}`, messages counted from 1. */
export interface FindExercise extends Common<Mistake & { option: string }> {
  kind: 'find-mistake';
  revision: RevisionId;
  /** One message a line, `{"from", "message"}`. */
  log: string;
  /** The transport whose rules hold, too. Then each `message` of the log is a text: what went over the wire, around messages and all. */
  wire?: 'stdio' | 'http';
  /** What may be wrong; one of them names the rule or requirement that the checker finds. */
  options: readonly { id: string; text: string; rule?: string }[];
  /** What to say of a message that is taken for the wrong one, by its number. */
  innocent?: Readonly<Record<number, string>>;
}

/** Choose the error that a right server answers with. The answer is a code. */
export interface ChooseExercise extends Common<Mistake & { code: number }> {
  kind: 'choose-error';
  revision: McpRevision;
  /** A demo server. */
  server: string;
  /** Over HTTP, where codes are statuses: `client` is whole requests as texts then, with `$session` for the id that the server gave. */
  http?: true;
  /** What the client says behind the handshake; the last message is the one in question. */
  client: readonly (JsonRecord | string)[];
  /** Codes to choose from, with their names. */
  codes: readonly { code: number; name: string }[];
}

/** Any exercise. */
export type Exercise = MessageExercise | OrderExercise | FindExercise | ChooseExercise;
/** The kinds of exercises. */
export type ExerciseKind = Exercise['kind'];

/** What one test found. `expected` and `got` are short texts for people. */
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
  /** What to tell the learner, the most useful first; ids are those of named mistakes, of goals, or of rules. */
  feedback: { id: string; text: string }[];
  tests: TestRow[];
}
