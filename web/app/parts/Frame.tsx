import type { ReactNode } from 'react';
import css from './Frame.module.css';

/** The page: skip link, bar, notices, then one main that takes what is left of the height. A screen with a heading of its own gives no title. */
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

/** The address is the state of the page, so the link moves the focus and leaves the address alone. */
function toMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
