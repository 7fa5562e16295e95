import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Breakable } from './Breakable.tsx';
import { Inline } from './Inline.tsx';
import { Linked } from './Linked.tsx';
import css from './PageHead.module.css';

/** A breadcrumb item. */
export interface Crumb {
  label: string;
  href: string;
}

/** Props of the header of a reference page. */
export interface PageHeadProps {
  id: string;
  title: string;
  /** True for wire names, which are set in monospace. */
  code?: boolean;
  crumbs?: readonly Crumb[];
  /** The id of a rule, above its title. */
  above?: string;
  /** One or two sentences below the title. */
  lead?: string | undefined;
  children?: ReactNode;
}

/** The breadcrumb, the heading, an introduction, and the page’s tools. */
export function PageHead({ id, title, code = false, crumbs, above, lead, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      {crumbs === undefined ? null : (
        <nav aria-label="Breadcrumb" className={css.crumbs}>
          {crumbs.map(({ label, href }, at) => (
            <Fragment key={href}>
              {at > 0 ? <span aria-hidden="true"> / </span> : null}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </nav>
      )}
      {above === undefined ? null : <p className={css.above}>{above}</p>}
      <h1 id={id} tabIndex={-1} data-code={code || undefined}>
        {code ? <Breakable name={title} /> : <Inline text={title} />}
      </h1>
      {lead === undefined ? null : (
        <p className={css.lead}>
          <Linked text={lead} />
        </p>
      )}
      {children === undefined ? null : <div className={css.tools}>{children}</div>}
    </header>
  );
}
