/** The current set: its exercises, a link for each, and a button to remove it. */
import { useState } from 'react';
import { Link2 } from 'lucide-react';
import type { CustomReading } from '../../../engine/learn.ts';
import { Button } from '../../../parts/Button.tsx';
import { learnHref } from '../../../state/route.ts';
import { baseAddress } from './address.ts';
import { CopyText } from '../../../parts/CopyText.tsx';
import { KINDS } from './kinds.ts';
import { CustomNotice } from './CustomNotice.tsx';
import { forgetCustomSet, customLink } from './custom-set.ts';
import { useCustomSet } from './custom-store.ts';
import css from './Custom.module.css';

/** The result of “Create a link”. */
type Made = { id: string; link: string | null };

/** The list. */
export function CustomSetList({ reading }: { reading: CustomReading }) {
  const text = useCustomSet((state) => state.text);
  const stored = useCustomSet((state) => state.stored);
  const [made, setMade] = useState<Made | null>(null);
  const make = async (id: string): Promise<void> => {
    if (text !== null) setMade({ id, link: await customLink(id, text, baseAddress()) });
  };
  const shown = made && reading.items.some(({ id }) => id === made.id) ? made : null;
  return (
    <div className={css.set}>
      <div className={css.setHead}>
        <h3>{reading.title === '' ? 'Untitled' : reading.title}</h3>
        <Button look="quiet" onClick={() => void forgetCustomSet()}>
          Remove
        </Button>
      </div>
      <CustomNotice />
      {stored ? null : <p>This browser does not store the set: it is lost when you close the page.</p>}
      <ul aria-label="Exercises in the file">
        {reading.items.map(({ id, kind, title }) => (
          <li key={id}>
            <a href={learnHref(id)}>{title}</a>
            <span className={css.kind}>{KINDS[kind]}</span>
            <Button
              look="quiet"
              icon={<Link2 />}
              aria-label={`Create a link to “${title}”`}
              onClick={() => void make(id)}
            >
              Create a link
            </Button>
          </li>
        ))}
      </ul>
      {shown?.link === null ? (
        <p role="alert">
          The set is too long for a link: links contain up to 30,000 characters. Share the file instead, or split it.
        </p>
      ) : null}
      {shown !== null && shown.link !== null ? (
        <CopyText key={shown.link} wrap label="Link with the exercises" text={shown.link} />
      ) : null}
    </div>
  );
}
