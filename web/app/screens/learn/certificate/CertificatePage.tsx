/** A certificate for the solved items of the course, made in this page and printed from it. */
import { useEffect, useId, useState } from 'react';
import { CURRICULUM } from '../../../../course/index.ts';
import { certificateCode, plainName } from '../../../../course/certificate.ts';
import { Button } from '../../../parts/Button.tsx';
import { MAP_HREF } from '../contents.ts';
import { useProgress } from '../progress.ts';
import css from './Certificate.module.css';

const COURSE = CURRICULUM.flatMap(({ items }) => items.map(({ id }) => id));

/** Today, where the learner is. */
function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The page. */
export function CertificatePage() {
  const id = useId();
  const [given, setGiven] = useState('');
  const [date] = useState(today);
  const stored = useProgress(({ items }) => items);
  useEffect(() => {
    document.title = 'Certificate · MCP Protocol Playground';
  }, []);
  const solved = COURSE.filter((one) => stored[one]?.done !== undefined);
  const name = plainName(given);
  return (
    <div className={css.page} data-page-scrolls>
      <header className={css.tools}>
        <p>
          <a href={MAP_HREF}>All chapters</a>
        </p>
        <h1 tabIndex={-1} data-content>
          Certificate
        </h1>
        {solved.length === 0 ? (
          <p>No item of the course is solved yet. A certificate lists solved items.</p>
        ) : (
          <div className={css.form}>
            <label htmlFor={id}>Name on the certificate</label>
            <input
              id={id}
              value={given}
              maxLength={100}
              autoComplete="name"
              onChange={(event) => setGiven(event.currentTarget.value)}
            />
            <Button look="primary" disabled={name === ''} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        )}
      </header>
      {solved.length === 0 || name === '' ? null : <Sheet name={name} date={date} solved={solved} />}
    </div>
  );
}

/** What is printed. */
function Sheet({ name, date, solved }: { name: string; date: string; solved: readonly string[] }) {
  const id = useId();
  const chapters = CURRICULUM.map(({ title, items }) => ({
    title,
    items: items.filter((item) => solved.includes(item.id)),
  }));
  return (
    <article className={css.sheet} aria-labelledby={id}>
      <p>MCP Protocol Playground</p>
      <h2 id={id}>{name}</h2>
      <p>
        solved {solved.length} of {COURSE.length} items of the course about JSON-RPC and the Model Context Protocol.
      </p>
      <p>
        <time dateTime={date}>{date}</time>
      </p>
      {chapters.map(({ title, items }) =>
        items.length === 0 ? null : (
          <section key={title} className={css.chapter}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>{item.title.replaceAll('`', '')}</li>
              ))}
            </ul>
          </section>
        ),
      )}
      <p>
        Code: <code className={css.code}>{certificateCode({ name, date, items: solved }, COURSE)}</code>
      </p>
      <p className={css.small}>
        The code is a checksum of the name, the date and the list. It shows a change by mistake. It is no proof of
        identity, and no proof that {name} solved these items: progress is stored in a browser, where its user can
        change it.
      </p>
    </article>
  );
}
