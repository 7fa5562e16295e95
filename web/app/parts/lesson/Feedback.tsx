import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Inline } from '../Inline.tsx';
import { Note } from '../Note.tsx';
import css from './Feedback.module.css';

/** One thing to say of an answer. */
export interface FeedbackItem {
  text: string;
  /** Shows the place it speaks of; absent where there is none in the text as it is now. */
  place?: { words: string; go: () => void };
}

/** Properties of what is said of an answer. */
export interface FeedbackProps {
  /** In a few words: «Not solved yet, 3 of 5 tests passed». */
  head: string;
  /** The most useful first. */
  items: readonly FeedbackItem[];
  children?: ReactNode;
}

/** What to know about an answer that is not right yet: the most useful first, the rest below. */
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
        <ul className={css.rest} aria-label="More about it">
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
