import type { ComponentProps } from 'react';
import css from './Button.module.css';

/** Props of such a link: those of an HTML link, without a class. */
export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  /** `primary` is filled (one per view). */
  look?: 'plain' | 'primary';
}

/** A link that looks like a button, for a next step. Long words wrap. */
export function ButtonLink({ look = 'plain', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={css.button} data-look={look}>
      {children}
    </a>
  );
}
