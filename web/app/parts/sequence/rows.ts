/** The rows of the drawing and their positions. */
import type { ShownEntry } from '../../engine/types.ts';
import type { Answer } from '../answers.ts';
import type { Phase } from './phases.ts';
import type { Run } from './runs.ts';

interface Place {
  /** Its index among the rows. */
  at: number;
  /** Distance from the top of the whole drawing, px. */
  y: number;
  height: number;
  /** The position of its arrow, or the middle of its text, px from the top of the drawing. */
  line: number;
}

/** The row of one message. */
export interface MessageRow extends Place {
  type: 'message';
  entry: ShownEntry;
  /** For a response, its request; for a request, its response. */
  partner: ShownEntry | undefined;
  /** The phase that starts here. */
  phase: Phase | undefined;
  answer: Answer['state'];
}

/** The row of a run: if collapsed, it replaces its messages; if expanded, it is above them. */
export interface FoldRow extends Place {
  type: 'fold';
  run: Run;
  open: boolean;
}

/** A row for keyboard navigation. */
export type Row = MessageRow | FoldRow;
