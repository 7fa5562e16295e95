import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './PaneSection.module.css';

/** Props of a section of a pane. */
export interface PaneSectionProps {
  title: string;
  /** At the end of the heading’s line. */
  tools?: ReactNode;
  /** A smaller heading, for sections of a pane that has its own. */
  minor?: boolean;
  children: ReactNode;
}

/** A section of a pane with its heading and a separator above it. */
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
