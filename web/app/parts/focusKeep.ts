import { useEffect, useRef } from 'react';

/** Handlers for the element within which the focus is looked after. */
export interface FocusKeep {
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * For elements that go away while they have the focus: a button that is done with, a view that changes. When the focus was
 * within and is nowhere after a drawing, it goes on at `next()`. React tells of no blur when an element goes away.
 */
export function useFocusKeep(next: () => HTMLElement | null | undefined): FocusKeep {
  const within = useRef(false);
  useEffect(() => {
    const now = document.activeElement;
    if (within.current && (now === null || now === document.body)) next()?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      within.current = true;
    },
    onBlur: () => {
      within.current = false;
    },
  };
}
