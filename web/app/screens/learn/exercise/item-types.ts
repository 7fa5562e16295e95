/** State types of one exercise. */
import type { StoreApi } from 'zustand/vanilla';
import type { CodeLanguage, Grade, ShownExercise, TestCase } from '../../../engine/learn.ts';
import type { PlaceRange, ShownReport } from '../../../engine/types.ts';
import type { LoadProgress } from '../../../runner/runner.ts';

/** A program during its run. */
export type Running = { phase: 'loading'; progress: LoadProgress | null } | { phase: 'tests'; test: number };

/** All state of an exercise that the screen shows. */
export interface Item {
  readonly id: string;
  /** The exercise file, if it is not an exercise of the course. */
  readonly custom: string | undefined;
  /** Null while it is loading. */
  readonly shown: ShownExercise | 'none' | null;
  /** In the form that is graded: text, ids in order, a choice, or a program. Empty until something is chosen. */
  readonly answer: string;
  /** Increases whenever the page, not the user, replaces the answer: the editor then loads it. */
  readonly filled: number;
  /** The answer before “Reset”. */
  readonly former: string | null;
  readonly hints: number;
  readonly solution: 'hidden' | 'asked' | 'shown';
  readonly busy: boolean;
  /** The grade of the last submitted answer; it stays while the learner edits. */
  readonly grade: Grade | null;
  /** A step that the learner must do before grading. */
  readonly missing: string | null;
  /** The checker's report on the current text; null while it is being judged, or if the answer is not a message. */
  readonly report: ShownReport | null;
  /** A position to show in the editor. */
  readonly place: PlaceRange | null;
  /** For a code exercise. */
  readonly language: CodeLanguage;
  readonly running: Running | null;
  readonly output: string;
  /** What happened in each test of the last run. */
  readonly runs: readonly TestCase[];
  /** The program of the last run: its marks are valid while it is unchanged. */
  readonly ran: string;
  /** Why a program has no grade: it was stopped, or its language could not be loaded. */
  readonly ended: string | null;
}

/** The store of one exercise. */
export type ItemStore = StoreApi<Item>;
