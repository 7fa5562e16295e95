/** What the engine says of lessons: exercises and walkthroughs made ready to show. Plain data. */
import type { Call, CodeGrade, CodeLanguage, InLanguages, Outcome } from '../../course/code.ts';
import type { Script, ScriptLanguage } from '../../course/code/script.ts';
import type { Grade } from '../../course/grade.ts';
import type { Play, PlayView } from '../../course/play.ts';
import type { Kind, RevisionId } from '../../protocol/types.ts';
import type { McpRevision } from '../../simulator/types.ts';

export type { Grade, TestRow } from '../../course/grade.ts';
export type { Call, CodeGrade, CodeLanguage, InLanguages, Outcome } from '../../course/code.ts';
export type { Play, PlayRow, PlayView, QuestionView, StepView } from '../../course/play.ts';

/** A message that stands around an answer. */
export interface ShownSaid {
  from: 'client' | 'server';
  kind: Kind;
  /** In few words: the method, or what it answers. */
  label: string;
  /** Laid out on several lines. */
  text: string;
}

interface ShownCommon {
  id: string;
  title: string;
  /** Paragraphs, apart by blank lines, with code between backticks; so are the other texts. */
  task: string;
  hints: readonly string[];
  /** Told after it was solved. */
  lesson: string;
  links: readonly { title: string; url: string }[];
  /** It comes from a file that somebody opened. */
  own: boolean;
}

/** Mend a message, write one, or answer as the server. The answer is text. */
export interface ShownMessageExercise extends ShownCommon {
  kind: 'fix-message' | 'write-message' | 'answer-as-server';
  revision: RevisionId;
  from: 'client' | 'server';
  /** The answer goes down a pipe as it was written, and is judged as such. */
  wire?: 'stdio';
  before: readonly ShownSaid[];
  start: string;
  solution: string;
}

/** Put messages in order. The answer is their ids, apart by spaces. */
export interface ShownOrderExercise extends ShownCommon {
  kind: 'order-session';
  revision: RevisionId;
  pieces: readonly (ShownSaid & { id: string })[];
  /** The order that one begins with. */
  start: readonly string[];
  solution: readonly string[];
}

/** Find the wrong message and say what is wrong. The answer is `{"message": 3, "mistake": "id of an option"}`. */
export interface ShownFindExercise extends ShownCommon {
  kind: 'find-mistake';
  revision: RevisionId;
  /** Numbered from 1 by their places. */
  log: readonly ShownSaid[];
  options: readonly { id: string; text: string }[];
  solution: { message: number; mistake: string };
}

/** Choose the code that a right server answers with. The answer is the code. */
export interface ShownChooseExercise extends ShownCommon {
  kind: 'choose-error';
  revision: McpRevision;
  /** What the client says; the last one is in question. What is no message is `invalid`, and stands as it is. */
  said: readonly ShownSaid[];
  codes: readonly { code: number; name: string }[];
  /** The codes are statuses of HTTP. */
  statuses: boolean;
  solution: number;
}

/** Write code. The answer is a program. */
export interface ShownCodeExercise extends ShownCommon {
  kind: 'code';
  /** Those it can be answered in; texts in the others are empty. */
  languages: readonly CodeLanguage[];
  signatures: InLanguages;
  start: InLanguages;
  solution: InLanguages;
  /** Names that the tests look for in the code. */
  names: readonly string[];
  tests: readonly { name: string; expected: string }[];
}

/** Any exercise, ready to show. */
export type ShownExercise =
  ShownMessageExercise | ShownOrderExercise | ShownFindExercise | ShownChooseExercise | ShownCodeExercise;

/** What a learner does in a walkthrough. */
export type PlayAct =
  | { do: 'begin'; walkthrough: string; revision: McpRevision }
  | { do: 'look'; play: Play }
  /** `answer` is the index of an option, for a step that asks. */
  | { do: 'go'; play: Play; answer?: number }
  | { do: 'back'; play: Play }
  /** Another text for a step's message; null for the one that it began with. */
  | { do: 'edit'; play: Play; step: string; text: string | null };

/** A walkthrough after an act. */
export interface Played {
  play: Play;
  view: PlayView;
}

/** What a file of somebody's own exercises has in it. */
export interface OwnReading {
  /** Empty where the file has none. */
  title: string;
  /** Exercises that can be used. */
  items: readonly { id: string; kind: ShownExercise['kind']; title: string }[];
  /** What is wrong with the file, in the order of its lines. */
  problems: readonly { says: string; pointer: string; line: number }[];
}

/** The part of the engine that lessons use. No call speaks of the text. `own` is the text of a file of somebody's own exercises. */
export interface Tutor {
  /** An exercise; `none` where there is none of this id. */
  lesson(id: string, own?: string): Promise<ShownExercise | 'none' | null>;
  /** Reads a file of exercises; `prove` has its answers graded, too, so that what they promise is known to hold. Runs no code. */
  own(text: string, prove: boolean): Promise<OwnReading | null>;
  /** Plays a walkthrough on; `none` where there is none of this id. */
  play(act: PlayAct): Promise<Played | 'none' | null>;
  /** Grades an answer to any exercise but those in code. */
  grade(id: string, answer: string, own?: string): Promise<Grade | 'none' | null>;
  /** The call that is due after what came so far (a list for each test), or the grade when all is known. */
  tests(
    id: string,
    came: readonly (readonly Outcome[])[],
    own?: string,
  ): Promise<{ call: Call } | { grade: CodeGrade } | 'none' | null>;
  /** A learner's TypeScript or JavaScript as a script; `names` are those that the tests look for. */
  program(source: string, language: ScriptLanguage, names: readonly string[]): Promise<Script | null>;
}
