/** The items before and after an exercise: those of the course, or those of its file. */
import { CURRICULUM } from '../../../../course/index.ts';
import { useCustomSet } from '../teachers/custom-store.ts';

/** A link to an item. */
export interface Near {
  id: string;
  title: string;
}

/** The items before and after an exercise, and its position and total in its chapter or file. */
export interface Around {
  before: Near | null;
  next: Near | null;
  /** From 1. */
  place: number;
  of: number;
}

/** The items around the exercise of this id. */
export function useAround(id: string): Around {
  const custom = useCustomSet((state) => state.reading?.items);
  const chapter = CURRICULUM.find(({ items }) => items.some((item) => item.id === id))?.items;
  const all: readonly Near[] = chapter ? CURRICULUM.flatMap(({ items }) => items) : (custom ?? []);
  const part = chapter ?? custom ?? [];
  const at = all.findIndex((item) => item.id === id);
  return {
    before: all[at - 1] ?? null,
    next: at < 0 ? null : (all[at + 1] ?? null),
    place: part.findIndex((item) => item.id === id) + 1,
    of: part.length,
  };
}
