/**
 * Results of answers while another page is open: a learner who returns sees them again below the answer, until the page is
 * reloaded.
 */
import { itemProgress } from '../progress.ts';
import type { Item, ItemStore } from './item-types.ts';

type Left = Pick<Item, 'custom' | 'language' | 'grade' | 'ended' | 'output' | 'runs' | 'ran'>;

const left = new Map<string, Left>();

/** Saves the result when an exercise is closed. */
export function leave(item: ItemStore): void {
  const { id, custom, language, grade, ended, output, runs, ran } = item.getState();
  left.set(id, { custom, language, grade, ended, output, runs, ran });
}

/** The result from when the exercise was left; nothing for another language, another file, or cleared progress. */
export function leftOf(id: string, custom: Item['custom'], language: Item['language']): Partial<Left> {
  const found = left.get(id);
  const { attempts, done } = itemProgress(id);
  const known = attempts !== undefined || done !== undefined;
  return found && known && found.custom === custom && found.language === language ? found : {};
}
