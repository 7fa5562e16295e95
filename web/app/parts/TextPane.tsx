import type { ReactNode } from 'react';
import css from './TextPane.module.css';

/** The left pane: tools, detected properties, the editor (which fills the remaining height), the line below it. */
export function TextPane(props: { tools: ReactNode; recognised: ReactNode; children: ReactNode; foot: ReactNode }) {
  return (
    <section className={css.pane} aria-label="Message">
      <h2 className="vh">Message</h2>
      {props.tools}
      {props.recognised}
      <div className={css.editor}>{props.children}</div>
      {props.foot}
    </section>
  );
}
