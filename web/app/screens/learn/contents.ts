/** The map of the course with its progress: chapters, items, and the next item. */
import { CURRICULUM, type Chapter, type Item } from '../../../course/index.ts';
import type { CustomReading } from '../../engine/learn.ts';
import type { ListedChapter, ListedItem } from '../../parts/lesson/chapters.ts';
import { learnHref } from '../../state/route.ts';
import type { ItemProgress } from '../../../course/progress.ts';
import type { Progress } from './progress.ts';

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

/** All chapters with their progress. */
export function chaptersWith({ items }: Pick<Progress, 'items'>): ListedChapter[] {
  return CURRICULUM.map((chapter, index) => listedChapter(chapter, index + 1, items));
}

/** Custom exercises, as a chapter after those of the course. */
export function customChapter({ title, items }: CustomReading, stored: Pick<Progress, 'items'>): ListedChapter {
  const says = 'From a file of custom exercises; not part of the course.';
  const chapter = { id: 'own', title: title === '' ? 'Custom exercises' : title, says, goal: null, items };
  return listedChapter(chapter, CURRICULUM.length + 1, stored.items);
}

type Listed = Pick<Item, 'id' | 'title' | 'kind'> & Partial<Pick<Item, 'minutes'>>;

type ListedSource = Pick<Chapter, 'id' | 'title' | 'says'> & { goal: string | null; items: readonly Listed[] };

function listedChapter(
  { id, title, says, goal, items }: ListedSource,
  number: number,
  stored: Progress['items'],
): ListedChapter {
  const listed = items.map((item) => listedItem(item, stored[item.id]));
  const done = listed.filter(({ state }) => state === 'done').length;
  return { id, number, title, says, goal, items: listed, done };
}

function listedItem({ id, title, kind, minutes }: Listed, known: ItemProgress | undefined): ListedItem {
  const begun = [known?.draft, known?.step, known?.attempts, known?.hints].some((one) => one !== undefined);
  const state = known?.done === undefined ? (begun ? 'begun' : 'todo') : 'done';
  // “Fix: Fix a request” says nothing twice.
  const does = DOES[kind] !== null && title.startsWith(`${DOES[kind]} `) ? null : DOES[kind];
  const href = learnHref(id);
  return { id, title, exercise: kind !== 'walkthrough', does, minutes: minutes ?? null, state, href };
}

/** The item after another one, in the order of the course; null after the last. */
export function itemAfter(id: string): { item: Item; chapter: Chapter; sameChapter: boolean } | null {
  const all = CURRICULUM.flatMap((chapter) => chapter.items.map((item) => ({ item, chapter })));
  const at = all.findIndex(({ item }) => item.id === id);
  const next = at < 0 ? undefined : all[at + 1];
  return next ? { ...next, sameChapter: next.chapter === all[at]?.chapter } : null;
}

/**
 * The item to continue with: the last one worked on if it is open, or the open one after it if it is done; otherwise the first
 * one that is begun, otherwise the first one that is not done; null if all are done.
 */
export function nextItem(chapters: readonly ListedChapter[], last: string | null = null): ListedItem | null {
  const all = chapters.flatMap(({ items }) => items);
  const open = all.filter(({ state }) => state !== 'done');
  const at = all.findIndex(({ id, state }) => id === last && state !== 'todo');
  const after = at < 0 ? undefined : all.slice(at).find(({ state }) => state !== 'done');
  return after ?? open.find(({ state }) => state === 'begun') ?? open[0] ?? null;
}
