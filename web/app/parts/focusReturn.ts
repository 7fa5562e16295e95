import { useRef } from 'react';

/** Handlers for a popup: the focus returns to its previous element, unless it has moved elsewhere meanwhile. */
export interface FocusReturn {
  remember: () => void;
  restore: (event: Event) => void;
}

/** For `onOpenAutoFocus` and `onCloseAutoFocus` of a Radix dialog without its own trigger. */
export function useFocusReturn(): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    restore: (event) => {
      event.preventDefault();
      const now = document.activeElement;
      if ((now === null || now === document.body) && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
