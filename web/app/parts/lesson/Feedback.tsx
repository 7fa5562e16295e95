import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Linked } from '../Linked.tsx';
import { Note } from '../Note.tsx';
import { count } from '../text.ts';
import css from './Feedback.module.css';

/** One remark about an answer. */
export interface FeedbackItem {
  text: string;
  /** Reveals the place it refers to; absent if it has none in the current text. */
  place?: { label: string; go: () => void };
}

/** Props of the feedback to an answer. */
export interface FeedbackProps {
  /** A short summary: “Not solved yet, 3 of 5 tests passed”. */
  head: string;
  /** The most useful first. */
  items: readonly FeedbackItem[];
  children?: ReactNode;
}

/**
 * Feedback to an answer that is not correct yet: the most useful remark. The others often describe the same cause in other words, so
 * they are folded.
 */
export function Feedback({ head, items, children }: FeedbackProps) {
  const [best, ...rest] = items;
  // The place of the mistake, from whichever remark has one.
  const place = best?.place ?? rest.find((item) => item.place !== undefined)?.place;
  const first = best === undefined || place === undefined ? best : { ...best, place };
  return (
    <div className={css.described}>
      <h2>{head}</h2>
      {first === undefined ? null : (
        <Note>
          <Item item={first} />
        </Note>
      )}
      {rest.length === 0 ? null : (
        <details className={css.more}>
          <summary>{count(rest.length, 'more remark')}</summary>
          <ul className={css.rest} aria-label="More feedback">
            {rest.map((item, at) => (
              <li key={at}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </div>
  );
}

function Item({ item: { text, place } }: { item: FeedbackItem }) {
  return (
    <>
      <Linked text={text} />
      {place === undefined ? null : (
        <>
          {' '}
          <Button look="link" onClick={place.go}>
            {place.label}
          </Button>
        </>
      )}
    </>
  );
}
