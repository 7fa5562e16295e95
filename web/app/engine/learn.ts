/** Data types of lessons: exercises and walkthroughs prepared for display. Plain data. */
import type { Call, CodeGrade, CodeLanguage, InLanguages, Outcome } from '../../course/code.ts';
import type { Script, ScriptLanguage } from '../../course/code/script.ts';
import type { Grade } from '../../course/grade.ts';
import type { Play, PlayView } from '../../course/play.ts';
import type { Kind, RevisionId } from '../../protocol/types.ts';
import type { McpRevision } from '../../simulator/types.ts';

export type { Grade, TestRow } from '../../course/grade.ts';
export type { Call, CodeGrade, CodeLanguage, InLanguages, Outcome, TestCase } from '../../course/code.ts';
export type { Play, PlayRow, PlayView, QuestionView, StepView } from '../../course/play.ts';

/** A message shown around an answer. */
export interface ShownMessage {
  from: 'client' | 'server' | 'view' | 'host';
  kind: Kind;
  /** A short label: the method, or the id that it responds to. */
  label: string;
  /** Formatted on several lines. */
  text: string;
}

interface ShownCommon {
  id: string;
  title: string;
  /** Paragraphs separated by blank lines, with code in backticks; the other texts have the same format. */
  task: string;
  hints: readonly string[];
  /** Shown after the exercise is solved. */
  lesson: string;
  links: readonly { title: string; url: string }[];
  /** Whether it comes from a file that the user opened. */
  custom: boolean;
}

/** Fix a message, write one, or respond as the server. The answer is text. */
export interface ShownMessageExercise extends ShownCommon {
  kind: 'fix-message' | 'write-message' | 'answer-as-server';
  revision: RevisionId;
  from: 'client' | 'server';
  /** The transport of the answer, which is judged as it was written: a line over stdio, or a whole HTTP message. */
  wire?: 'stdio' | 'http';
  before: readonly ShownMessage[];
  start: string;
  solution: string;
}

/** Put messages in order. The answer is their ids, separated by spaces. */
export interface ShownOrderExercise extends ShownCommon {
  kind: 'order-session';
  revision: RevisionId;
  pieces: readonly (ShownMessage & { id: string })[];
  /** The initial order. */
  start: readonly string[];
  solution: readonly string[];
}

/** Find the wrong message and the mistake in it. The answer is `{"message": 3, "mistake": "id of an option"}`. */
export interface ShownFindExercise extends ShownCommon {
  kind: 'find-mistake';
  revision: RevisionId;
  /** How the log is carried, if it shows more than messages: lines of stdout, or HTTP requests and responses. */
  wire?: 'stdio' | 'http';
  /** Numbered from 1 by position. */
  log: readonly ShownMessage[];
  options: readonly { id: string; text: string }[];
  solution: { message: number; mistake: string };
}

/** Choose the code that a correct server returns. The answer is the code. */
export interface ShownChooseExercise extends ShownCommon {
  kind: 'choose-error';
  revision: McpRevision;
  /**
   * Messages of the client; the question is about the last one. Text that is not a message is `invalid` and shown unchanged.
   */
  messages: readonly ShownMessage[];
  codes: readonly { code: number; name: string }[];
  /** Whether the codes are HTTP status codes. */
  statuses: boolean;
  solution: number;
}

/** Write code. The answer is a program. */
export interface ShownCodeExercise extends ShownCommon {
  kind: 'code';
  /** Languages that the exercise supports; strings for other languages are empty. */
  languages: readonly CodeLanguage[];
  signatures: InLanguages;
  start: InLanguages;
  solution: InLanguages;
  /** Names that the tests require in the code. */
  names: readonly string[];
  tests: readonly { name: string; expected: string }[];
}

/** Any exercise, prepared for display. */
export type ShownExercise =
  | ShownMessageExercise
  | ShownOrderExercise
  | ShownFindExercise
  | ShownChooseExercise
  | ShownCodeExercise;

/** An action of a learner in a walkthrough. */
export type PlayAct =
  | { do: 'begin'; walkthrough: string; revision: McpRevision }
  | { do: 'look'; play: Play }
  /** `answer` is the index of an option, for a step with a question. */
  | { do: 'go'; play: Play; answer?: number }
  | { do: 'back'; play: Play }
  /** A new text for a step’s message; null restores the initial one. */
  | { do: 'edit'; play: Play; step: string; text: string | null };

/** A walkthrough after an action. */
export interface Played {
  play: Play;
  view: PlayView;
}

/** The content of a file of custom exercises. */
export interface CustomReading {
  /** Empty if the file has none. */
  title: string;
  /** Valid exercises. */
  items: readonly { id: string; kind: ShownExercise['kind']; title: string }[];
  /** Problems of the file, in order of lines. */
  problems: readonly { says: string; pointer: string; line: number }[];
}

/** The part of the engine that lessons use. No call depends on the text. `custom` is the text of a file of custom exercises. */
export interface Tutor {
  /** An exercise; `none` for an unknown id. */
  lesson(id: string, custom?: string): Promise<ShownExercise | 'none' | null>;
  /**
   * Reads a file of exercises. `prove` also grades its answers, to verify that solutions pass and mistakes fail. Runs no code.
   */
  customSet(text: string, prove: boolean): Promise<CustomReading | null>;
  /** Continues a walkthrough; `none` for an unknown id. */
  play(act: PlayAct): Promise<Played | 'none' | null>;
  /** Grades an answer to any exercise except code exercises. */
  grade(id: string, answer: string, custom?: string): Promise<Grade | 'none' | null>;
  /** The next call after the outcomes so far (a list for each test), or the grade when all outcomes are known. */
  tests(
    id: string,
    language: CodeLanguage,
    came: readonly (readonly Outcome[])[],
    custom?: string,
  ): Promise<{ call: Call } | { grade: CodeGrade } | 'none' | null>;
  /** Compiles a learner’s TypeScript or JavaScript to a script; `names` are required by the tests. */
  program(source: string, language: ScriptLanguage, names: readonly string[]): Promise<Script | null>;
}
