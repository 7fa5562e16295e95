/** What the screen knows of one exercise. */
import type { StoreApi } from 'zustand/vanilla';
import type { CodeLanguage, Grade, ShownExercise } from '../../../engine/learn.ts';
import type { PlaceRange, ShownReport } from '../../../engine/types.ts';
import type { LoadProgress } from '../../../runner/runner.ts';

/** A program while it runs. */
export type Running = { phase: 'loading'; progress: LoadProgress | null } | { phase: 'tests'; test: number };

/** All that the screen shows of an exercise. */
export interface Item {
  readonly id: string;
  /** The file that it is from, where it is no exercise of the course. */
  readonly own: string | undefined;
  /** Null while it is on its way. */
  readonly shown: ShownExercise | 'none' | null;
  /** As it is graded: text, ids in order, a choice, or a program. Empty where nothing is chosen yet. */
  readonly answer: string;
  /** Grows whenever the page, not a hand, puts an answer in: the editor takes it over. */
  readonly filled: number;
  /** What stood there before “Reset”. */
  readonly former: string | null;
  readonly hints: number;
  readonly solution: 'hidden' | 'asked' | 'shown';
  readonly busy: boolean;
  /** Of the answer that was handed in last; it stays while somebody writes on. */
  readonly grade: Grade | null;
  /** What has to be done before anything can be graded. */
  readonly missing: string | null;
  /** What the checker says of the text as it is; null while it is being judged, and where the answer is no message. */
  readonly report: ShownReport | null;
  /** A place to show in the editor. */
  readonly place: PlaceRange | null;
  /** Of an exercise in code. */
  readonly language: CodeLanguage;
  readonly running: Running | null;
  readonly output: string;
  readonly traceback: string;
  /** Why a program has no grade: it was stopped, or its language could not be loaded. */
  readonly ended: string | null;
}

/** The store of one exercise. */
export type ItemStore = StoreApi<Item>;
