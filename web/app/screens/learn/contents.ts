/** The map of the course with what is done: chapters, items, and what comes next. */
import { CURRICULUM, type Chapter, type Item } from '../../../course/index.ts';
import type { OwnReading } from '../../engine/learn.ts';
import { learnHref } from '../../state/route.ts';
import type { ItemProgress, Progress } from './progress.ts';

/** An item as it is listed. */
export interface ShownItem {
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
export interface ShownChapter {
  id: string;
  number: number;
  title: string;
  says: string;
  items: readonly ShownItem[];
  done: number;
}

/** The address of the map. */
export const MAP_HREF = learnHref();

const DOES: Readonly<Record<Item['kind'], string | null>> = {
  walkthrough: null,
  'fix-message': 'Fix',
  'write-message': 'Write',
  'answer-as-server': 'Answer',
  'order-session': 'Order',
  'find-mistake': 'Find',
  'choose-error': 'Choose',
  code: 'Code',
};

/** All chapters with what is done. */
export function chaptersWith({ items }: Pick<Progress, 'items'>): ShownChapter[] {
  return CURRICULUM.map((chapter, index) => shownChapter(chapter, index + 1, items));
}

/** Exercises of somebody's own, as a chapter behind those of the course. */
export function ownChapter({ title, items }: OwnReading, kept: Pick<Progress, 'items'>): ShownChapter {
  const says = 'From a file of somebody’s own; not part of the course.';
  const chapter = { id: 'own', title: title === '' ? 'Exercises of your own' : title, says, items };
  return shownChapter(chapter, CURRICULUM.length + 1, kept.items);
}

type Listed = Pick<Item, 'id' | 'title' | 'kind'>;

function shownChapter(
  { id, title, says, items }: Pick<Chapter, 'id' | 'title' | 'says'> & { items: readonly Listed[] },
  number: number,
  kept: Progress['items'],
): ShownChapter {
  const shown = items.map((item) => shownItem(item, kept[item.id]));
  const done = shown.filter(({ state }) => state === 'done').length;
  return { id, number, title, says, items: shown, done };
}

function shownItem({ id, title, kind }: Listed, known: ItemProgress | undefined): ShownItem {
  const begun = known && (known.draft !== undefined || known.step !== undefined || known.attempts !== undefined);
  const state = known?.done === undefined ? (begun ? 'begun' : 'todo') : 'done';
  return { id, title, exercise: kind !== 'walkthrough', does: DOES[kind], state, href: learnHref(id) };
}

/** The item behind another one, in the order of the course; null behind the last. */
export function itemBehind(id: string): { item: Item; chapter: Chapter; sameChapter: boolean } | null {
  const all = CURRICULUM.flatMap((chapter) => chapter.items.map((item) => ({ item, chapter })));
  const at = all.findIndex(({ item }) => item.id === id);
  const next = at < 0 ? undefined : all[at + 1];
  return next ? { ...next, sameChapter: next.chapter === all[at]?.chapter } : null;
}

/** What to go on with: what was begun last in the order of the course, else the first item that is not done; null when all are. */
export function nextItem(chapters: readonly ShownChapter[]): ShownItem | null {
  const open = chapters.flatMap(({ items }) => items).filter(({ state }) => state !== 'done');
  return open.find(({ state }) => state === 'begun') ?? open[0] ?? null;
}
