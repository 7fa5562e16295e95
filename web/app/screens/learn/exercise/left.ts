/** What came of an answer, while another page is in sight: whoever comes back finds it below the answer, until the page is loaded anew. */
import { itemProgress } from '../progress.ts';
import type { Item, ItemStore } from './item-types.ts';

type Left = Pick<Item, 'own' | 'language' | 'grade' | 'ended' | 'output' | 'traceback'>;

const left = new Map<string, Left>();

/** Remembers what came of the answer of an exercise that goes out of sight. */
export function leave(item: ItemStore): void {
  const { id, own, language, grade, ended, output, traceback } = item.getState();
  left.set(id, { own, language, grade, ended, output, traceback });
}

/** What stood below the answer when the exercise was left; nothing in another language, of another file, or once progress is cleared. */
export function leftOf(id: string, own: Item['own'], language: Item['language']): Partial<Left> {
  const found = left.get(id);
  const { attempts, done } = itemProgress(id);
  const known = attempts !== undefined || done !== undefined;
  return found && known && found.own === own && found.language === language ? found : {};
}
