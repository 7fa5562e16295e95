/** Chapters and their items, as the curriculum lists them. */
import type { ExerciseKind } from './define.ts';

/** The kind of an item: a walkthrough, an exercise, or a code exercise. */
export type ItemKind = ExerciseKind | 'code' | 'walkthrough';

/** An item of a chapter. */
export interface Item {
  id: string;
  kind: ItemKind;
  title: string;
  /** How long it takes someone who learns it, in minutes. */
  minutes: number;
}

/** A chapter. */
export interface Chapter {
  id: string;
  title: string;
  /** One sentence about the content. */
  says: string;
  /** What a learner can do after it; continues “You can”. */
  goal: string;
  items: readonly Item[];
}

/** Minutes by kind: a walkthrough step takes about one minute, which its own number says more exactly. */
const MINUTES: Readonly<Record<ItemKind, number>> = {
  walkthrough: 6,
  'choose-error': 2,
  'fix-message': 3,
  'order-session': 3,
  'find-mistake': 4,
  'write-message': 4,
  'answer-as-server': 4,
  code: 15,
};

/** An item; its time is the usual one for its kind, if it is not given. */
export function item(id: string, kind: ItemKind, title: string, minutes = MINUTES[kind]): Item {
  return { id, kind, title, minutes };
}
