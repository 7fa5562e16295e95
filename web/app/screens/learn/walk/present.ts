/** A walkthrough on a projector: large, without the frame of the page, by keys. */
import { useEffect } from 'react';
import { inText } from '../../../in-text.ts';
import { renewRoute } from '../../../state/address.ts';
import { put, store } from '../../../state/store.ts';
import { useApp } from '../../../state/use.ts';
import { goBack, goOn } from './walk.ts';

const ONWARD = ['ArrowRight', 'PageDown'];
const BACK = ['ArrowLeft', 'PageUp'];

/** Begins or ends the presentation, without an entry in the history. */
export function setPresent(present: boolean): void {
  put({ lesson: { ...store.getState().lesson, present } });
  renewRoute();
}

/** How much larger everything is; the same factors as in `Walk.module.css`. */
const [NARROW, WIDE] = [1.25, 1.5];

/** The factor for what is not sized in rem: 1 outside of a presentation. */
export function useScale(): number {
  const present = useApp(({ lesson }) => lesson.present);
  return present ? (innerWidth < 1200 ? NARROW : WIDE) : 1;
}

/** True for a key that belongs to a field. A choice needs the arrows alone. */
function isTyped({ target, key }: KeyboardEvent): boolean {
  const choice = target instanceof HTMLInputElement && target.type === 'radio';
  return inText(target) && !(choice && key.startsWith('Page'));
}

/** While it lasts: the size of all text, the keys to step, and Escape, which ends it. */
export function usePresent(): void {
  const present = useApp(({ lesson }) => lesson.present);
  useEffect(() => {
    if (!present) return undefined;
    document.documentElement.dataset['presents'] = '';
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Escape') setPresent(false);
      else if (isTyped(event)) return;
      else if (ONWARD.includes(event.key)) goOn();
      else if (BACK.includes(event.key)) goBack();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      delete document.documentElement.dataset['presents'];
    };
  }, [present]);
}
