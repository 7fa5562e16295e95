import { useRef } from 'react';

/** Handlers for something that floats: focus goes back to where it was, unless it has gone elsewhere meanwhile. */
export interface FocusReturn {
  remember: () => void;
  giveBack: (event: Event) => void;
}

/** For `onOpenAutoFocus` and `onCloseAutoFocus` of a Radix dialog that has no trigger of its own. */
export function useFocusReturn(): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event) => {
      event.preventDefault();
      const now = document.activeElement;
      if ((now === null || now === document.body) && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
