/** The course outline: the data for chapter lists. */

/** An item in the outline. */
export interface ListedItem {
  id: string;
  title: string;
  /** Walkthroughs have round marks, exercises square ones. */
  exercise: boolean;
  /** The exercise type in one word; null for walkthroughs. */
  does: string | null;
  state: 'done' | 'begun' | 'todo';
  href: string;
}

/** A chapter in the outline, with its number from 1. */
export interface ListedChapter {
  id: string;
  number: number;
  title: string;
  says: string;
  items: readonly ListedItem[];
  done: number;
}
