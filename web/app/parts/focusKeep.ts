import { useEffect, useRef } from 'react';

/** Handlers for the element that keeps the focus inside. */
export interface FocusKeep {
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * For elements that are removed while they have the focus, such as a used button or a changing view. If the focus was inside
 * and is lost after a render, it moves to `next()`. React fires no blur event when an element is removed.
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
