import type { ComponentProps, ReactNode } from 'react';
import css from './Button.module.css';

/** Properties of a button; everything a plain one takes, without its class. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `primary` is filled (one in a view), `pick` opens a choice, `quiet` has no border, `link` looks like one. */
  look?: 'plain' | 'primary' | 'quiet' | 'pick' | 'bare' | 'link';
  /** Drawing before the words. */
  icon?: ReactNode;
  /** True when the icon is all there is; `aria-label` must say it. */
  square?: boolean;
  /** Hides it on wide or narrow screens (900 px). */
  only?: 'wide' | 'narrow';
}

/** The one button of the product. */
export function Button({
  look = 'plain',
  icon,
  square = false,
  only,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={css.button}
      data-look={look}
      data-square={square || undefined}
      data-only={only}
    >
      {icon}
      {children}
    </button>
  );
}
