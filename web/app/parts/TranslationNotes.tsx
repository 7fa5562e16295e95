import { Fragment } from 'react';
import type { NoteKind, ShownNote, ShownTranslation } from '../engine/session-types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { grouped } from './text.ts';
import css from './TranslationNotes.module.css';

const MEANINGS: Readonly<Record<NoteKind, string>> = {
  lost: 'The revision has nothing for it.',
  added: 'The revision requires it, and the text does not show it.',
  changed: 'It is expressed in another way.',
};

/** What a translation lost, added and changed, with the lines of the original. `onLine` shows one of them. */
export function TranslationNotes(props: { groups: ShownTranslation['groups']; onLine: (line: number) => void }) {
  return (
    <div className={css.groups}>
      {props.groups.map(({ kind, title, count, notes }) => (
        <section key={kind} aria-label={title}>
          <h3>
            <SeverityIcon severity={kind === 'lost' ? 'warning' : 'info'} /> {title}{' '}
            <span className={css.meaning}>{MEANINGS[kind]}</span>
          </h3>
          <ul>
            {notes.map((note, index) => (
              <li key={index}>
                <Inline text={note.says} /> <Lines note={note} onLine={props.onLine} />
              </li>
            ))}
          </ul>
          {count > notes.length ? <p>And {grouped(count - notes.length)} more.</p> : null}
        </section>
      ))}
    </div>
  );
}

function Lines({ note: { lines, more }, onLine }: { note: ShownNote; onLine: (line: number) => void }) {
  if (lines.length === 0) return null;
  return (
    <span className={css.lines}>
      {lines.length > 1 ? 'Lines\u00a0' : 'Line\u00a0'}
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 ? ', ' : null}
          <Button look="link" onClick={() => onLine(line)} aria-label={`Line ${grouped(line)} in the editor`}>
            {grouped(line)}
          </Button>
        </Fragment>
      ))}
      {more > 0 ? ` and ${grouped(more)} more` : null}
    </span>
  );
}
