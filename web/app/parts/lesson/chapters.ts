/** The course outline: the data for chapter lists. */

/** An item in the outline. */
export interface ListedItem {
  id: string;
  title: string;
  /** Walkthroughs have round marks, exercises square ones. */
  exercise: boolean;
  /** The exercise type in one word; null for walkthroughs, and where the title begins with it. */
  does: string | null;
  /** How long it takes, in minutes; null if that is not known. */
  minutes: number | null;
  state: 'done' | 'begun' | 'todo';
  href: string;
}

/** A chapter in the outline, with its number from 1. */
export interface ListedChapter {
  id: string;
  number: number;
  title: string;
  says: string;
  /** What a learner can do after it; continues “You can”. Null if that is not known. */
  goal: string | null;
  items: readonly ListedItem[];
  done: number;
}

/** Minutes as a duration: “40 min”, “1 h 5 min”. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ');
}

/** How long all items of a chapter take, in minutes; null if that is not known. */
export function minutesOf(items: readonly ListedItem[]): number | null {
  const known = items.flatMap(({ minutes }) => minutes ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}
