import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './PaneSection.module.css';

/** Properties of a part of a pane. */
export interface PaneSectionProps {
  title: string;
  /** At the end of the heading's line. */
  tools?: ReactNode;
  /** A smaller heading, for parts of a pane that has one of its own. */
  minor?: boolean;
  children: ReactNode;
}

/** A part of a pane with its heading, ruled off from the one before. */
export function PaneSection({ title, tools, minor = false, children }: PaneSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head} data-minor={minor || undefined}>
        {minor ? <h3 id={id}>{title}</h3> : <h2 id={id}>{title}</h2>}
        {tools}
      </div>
      {children}
    </section>
  );
}
