/** The course as it is listed: what a list of chapters has to know. */

/** An item as it is listed. */
export interface ListedItem {
  id: string;
  title: string;
  /** A walkthrough has round marks, an exercise square ones. */
  exercise: boolean;
  /** What one does in an exercise, in a word; null for walkthroughs. */
  does: string | null;
  state: 'done' | 'begun' | 'todo';
  href: string;
}

/** A chapter as it is listed, with its number from 1. */
export interface ListedChapter {
  id: string;
  number: number;
  title: string;
  says: string;
  items: readonly ListedItem[];
  done: number;
}
