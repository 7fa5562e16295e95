/** The rows of the drawing and their places. */
import type { ShownEntry } from '../../engine/types.ts';
import type { Answer } from '../answers.ts';
import type { Phase } from './phases.ts';
import type { Run } from './runs.ts';

interface Place {
  /** Its place among the rows. */
  at: number;
  /** From the top of the whole drawing, px. */
  y: number;
  height: number;
  /** Where its arrow runs, or the middle of its words, px from the top of the drawing. */
  line: number;
}

/** The row of one message. */
export interface MessageRow extends Place {
  type: 'message';
  entry: ShownEntry;
  /** Of an answer: its request; of a request: its answer. */
  partner: ShownEntry | undefined;
  /** The phase that begins here. */
  phase: Phase | undefined;
  answer: Answer['state'];
}

/** The row of a run: closed, it stands for its messages; open, it stands above them. */
export interface FoldRow extends Place {
  type: 'fold';
  run: Run;
  open: boolean;
}

/** What the arrow keys walk. */
export type Row = MessageRow | FoldRow;
