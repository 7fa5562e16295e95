/** Entry point: the curriculum, without its content. The content loads with the entry points `grade.ts` and `play.ts`. */
import type { Chapter, Item } from './curriculum-item.ts';
import { CURRICULUM } from './curriculum.ts';

export type { Chapter, Item, ItemKind } from './curriculum-item.ts';
export { CURRICULUM } from './curriculum.ts';

/** The chapter and the item with this id; null if there is none. */
export function placeOf(id: string): { chapter: Chapter; item: Item } | null {
  for (const chapter of CURRICULUM) {
    const item = chapter.items.find((one) => one.id === id);
    if (item) return { chapter, item };
  }
  return null;
}
