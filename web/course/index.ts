/** Door: the map of the course, without its content. What is taught loads with the doors `grade.ts` and `play.ts`. */
import { CURRICULUM, type Chapter, type Item } from './curriculum.ts';

export { CURRICULUM, type Chapter, type Item, type ItemKind } from './curriculum.ts';

/** Where an item stands; null where there is none of this id. */
export function placeOf(id: string): { chapter: Chapter; item: Item } | null {
  for (const chapter of CURRICULUM) {
    const item = chapter.items.find((one) => one.id === id);
    if (item) return { chapter, item };
  }
  return null;
}
