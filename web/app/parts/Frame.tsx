import type { ReactNode } from 'react';
import css from './Frame.module.css';

/**
 * The page: skip link, bar, notices, and one main element that fills the remaining height. A screen with its own heading passes
 * no title.
 */
export function Frame(props: { bar: ReactNode; notices?: ReactNode; title: string | null; children: ReactNode }) {
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main" onClick={(event) => toMain(event)}>
        Skip to content
      </a>
      {props.bar}
      {props.notices}
      <main id="main" className={css.main} tabIndex={-1}>
        {props.title === null ? null : <h1 className="vh">{props.title}</h1>}
        {props.children}
      </main>
    </div>
  );
}

/**
 * The hash is the state of the page, so the link moves the focus and does not change the URL. A screen with navigation of its own
 * marks its content with `data-content`.
 */
function toMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const main = document.getElementById('main');
  (main?.querySelector<HTMLElement>('[data-content]') ?? main)?.focus();
}
