import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';
import type { MenuSection } from './choice.ts';
import css from './MenuButton.module.css';

const MenuPopup = lazy(() => import('./MenuPopup.tsx').then((file) => ({ default: file.MenuPopup })));

/** Props of a button that opens a menu. */
export interface MenuButtonProps extends Pick<ButtonProps, 'look' | 'icon' | 'square' | 'only' | 'disabled'> {
  /** Accessible name, e.g. “Theme: system”. */
  name?: string;
  /** Alternatively, the ids of the elements that label it. */
  labelledBy?: string;
  sections: readonly MenuSection[];
  /** Omits the arrow that indicates a menu. */
  plain?: boolean;
  children?: ReactNode;
}

/** A simple button until it is hovered or focused; only then is the menu code loaded. */
export function MenuButton({ name, labelledBy, sections, plain = false, children, only, ...look }: MenuButtonProps) {
  const [armed, setArmed] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const arm = () => setArmed(true);
  const show = (next: boolean) => {
    arm();
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  };
  return (
    <span className={css.holder} data-only={only}>
      <Button
        {...look}
        ref={button}
        id={id}
        aria-label={name}
        aria-labelledby={labelledBy}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={arm}
        onFocus={arm}
        onClick={() => show(!open)}
        onKeyDown={onKeyDown}
      >
        {children}
        {plain ? null : <ChevronDown className={css.more} />}
      </Button>
      {armed ? (
        <Suspense fallback={null}>
          <MenuPopup open={open} onOpenChange={setOpen} button={button} labelledBy={id} sections={sections} />
        </Suspense>
      ) : null}
    </span>
  );
}
