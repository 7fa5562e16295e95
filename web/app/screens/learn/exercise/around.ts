/** The items around an exercise: those of the course, or those of the file that it is from. */
import { CURRICULUM } from '../../../../course/index.ts';
import { useOwn } from '../teachers/own-store.ts';

/** An item to go to. */
export interface Near {
  id: string;
  title: string;
}

/** What is before and behind an exercise, and which one it is of how many: of its chapter, or of its file. */
export interface Around {
  before: Near | null;
  next: Near | null;
  /** From 1. */
  place: number;
  of: number;
}

/** The items around the exercise of this id. */
export function useAround(id: string): Around {
  const own = useOwn((state) => state.reading?.items);
  const chapter = CURRICULUM.find(({ items }) => items.some((item) => item.id === id))?.items;
  const all: readonly Near[] = chapter ? CURRICULUM.flatMap(({ items }) => items) : (own ?? []);
  const part = chapter ?? own ?? [];
  const at = all.findIndex((item) => item.id === id);
  return {
    before: all[at - 1] ?? null,
    next: at < 0 ? null : (all[at + 1] ?? null),
    place: part.findIndex((item) => item.id === id) + 1,
    of: part.length,
  };
}
