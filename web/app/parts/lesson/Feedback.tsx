import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Inline } from '../Inline.tsx';
import { Note } from '../Note.tsx';
import css from './Feedback.module.css';

/** One remark about an answer. */
export interface FeedbackItem {
  text: string;
  /** Reveals the place it refers to; absent if it has none in the current text. */
  place?: { words: string; go: () => void };
}

/** Props of the feedback to an answer. */
export interface FeedbackProps {
  /** A short summary: “Not solved yet, 3 of 5 tests passed”. */
  head: string;
  /** The most useful first. */
  items: readonly FeedbackItem[];
  children?: ReactNode;
}

/** Feedback to an answer that is not correct yet: the most useful first, the rest below. */
export function Feedback({ head, items, children }: FeedbackProps) {
  const [first, ...rest] = items;
  return (
    <div className={css.described}>
      <h2>{head}</h2>
      {first === undefined ? null : (
        <Note>
          <Item item={first} />
        </Note>
      )}
      {rest.length === 0 ? null : (
        <ul className={css.rest} aria-label="More feedback">
          {rest.map((item, at) => (
            <li key={at}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

function Item({ item: { text, place } }: { item: FeedbackItem }) {
  return (
    <>
      <Inline text={text} />
      {place === undefined ? null : (
        <>
          {' '}
          <Button look="link" onClick={place.go}>
            {place.words}
          </Button>
        </>
      )}
    </>
  );
}
