/** The lessons that the palette lists. Loaded with the palette. */
import { CURRICULUM } from '../course/index.ts';

/** Every item, in order. */
export const LESSONS: readonly { id: string; title: string; chapter: string }[] = CURRICULUM.flatMap(
  ({ title: chapter, items }) => items.map(({ id, title }) => ({ id, title, chapter })),
);
