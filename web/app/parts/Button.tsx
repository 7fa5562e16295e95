import type { ComponentProps, ReactNode } from 'react';
import css from './Button.module.css';

/** Props of a button: those of an HTML button, without a class. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `primary` is filled (one per view), `pick` opens a choice, `quiet` has no border, `link` looks like a link. */
  look?: 'plain' | 'primary' | 'quiet' | 'pick' | 'bare' | 'link';
  /** Icon before the label. */
  icon?: ReactNode;
  /** True for an icon-only button; it needs an `aria-label`. */
  square?: boolean;
  /** Hides it on wide or narrow screens (limit 900 px). */
  only?: 'wide' | 'narrow';
}

/** The button component of the whole product. */
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
