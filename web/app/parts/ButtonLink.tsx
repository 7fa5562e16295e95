import type { ComponentProps } from 'react';
import css from './Button.module.css';

/** Properties of such a link; everything a plain one takes, without its class. */
export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string;
  /** `primary` is filled (one in a view). */
  look?: 'plain' | 'primary';
}

/** A link that looks like a button: the way on from where one is. Long words wrap. */
export function ButtonLink({ look = 'plain', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={css.button} data-look={look}>
      {children}
    </a>
  );
}
