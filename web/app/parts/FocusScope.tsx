import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useFocusKeep } from './focusKeep.ts';

/** Keeps the focus inside when the focused element is removed: it moves to the first control, or to this element. */
export function FocusScope({ children }: { children: ReactNode }) {
  const scope = useRef<HTMLDivElement>(null);
  const keep = useFocusKeep(
    () => scope.current?.querySelector<HTMLElement>('[aria-current] h3 button, button, a') ?? scope.current,
  );
  return (
    <div ref={scope} tabIndex={-1} style={{ outline: 'none' }} {...keep}>
      {children}
    </div>
  );
}
