import { useEffect, useRef, useState } from 'react';
import type { ShownChange, ShownDifference } from '../engine/session-types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { Toggle } from './Toggle.tsx';
import { grouped } from './text.ts';
import css from './DifferenceList.module.css';
import { word } from '../../protocol/words.ts';

const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/** Props of the differences of two texts. */
export interface DifferenceListProps {
  difference: ShownDifference;
  /** The name of the other text. */
  other: string;
  /** Reveals the place of a change in the editor. */
  onGo: (change: ShownChange) => void;
}

/** What changed by meaning, by area; changes that break clients are marked with the reason. */
export function DifferenceList({ difference, other, onGo }: DifferenceListProps) {
  const { groups, counts, more, notCompared, verdict, first, second } = difference;
  const [only, setOnly] = useState(false);
  const whole = useRef<HTMLElement>(null);
  // They appear below the fields, where a small screen does not show them.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'start' });
  }, []);
  const choice = counts.breaking > 0 && counts.none + counts['may-break'] > 0;
  const shown = groups.flatMap(({ title, changes }) => {
    const list = only && choice ? changes.filter(({ effect }) => effect === 'breaking') : changes;
    return list.length > 0 ? [{ title, list }] : [];
  });
  return (
    <section ref={whole} className={css.result} aria-label="Differences">
      <div className={css.head}>
        <p>
          <strong>{`${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}`}</strong>
        </p>
        <p>
          Before: {first}. After: {second}. Order, ids, times, cursors and progress tokens do not count.
        </p>
        {choice ? <Toggle label="Only changes that break clients" on={only} onChange={setOnly} /> : null}
      </div>
      {shown.map(({ title, list }) => (
        <div key={title} className={css.group}>
          <h3>{title}</h3>
          <ul>
            {list.map((change, index) => (
              <Change key={index} change={change} other={other} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
      {more > 0 ? <p>And {grouped(more)} more, not listed. “Copy as Markdown” has all of them.</p> : null}
      {notCompared.length > 0 ? (
        <div className={css.group}>
          <h3>Not compared</h3>
          <ul>
            {notCompared.map(({ what, because }, index) => (
              <li key={index} className={css.plain}>
                <Inline text={`${what}. ${because}`} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

function Change({ change, other, onGo }: { change: ShownChange } & Pick<DifferenceListProps, 'other' | 'onGo'>) {
  const { kind, subject, says, effect, mark, because, here, there } = change;
  // A sentence that names its subject needs no heading.
  const names = subject.filter((name) => !says.includes(`\`${name}\``));
  return (
    <li className={css.change} data-kind={kind}>
      <span className={css.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <div>
        <p>
          <span className="vh">{word(kind)}: </span>
          {names.map((name) => (
            <code key={name}>{name}</code>
          ))}
          {names.length > 0 ? ': ' : null}
          <Inline text={says} />{' '}
          {mark === '' ? null : (
            <span className={css.mark} data-effect={effect}>
              <SeverityIcon severity={effect === 'breaking' ? 'error' : 'warning'} />
              {mark}
            </span>
          )}
        </p>
        {because === '' ? null : (
          <p className={css.because}>
            <Inline text={because} />
          </p>
        )}
        <p className={css.place}>
          {here ? (
            <Button look="link" onClick={() => onGo(change)}>
              line {grouped(here.line)}
              <span className="vh"> in the editor</span>
            </Button>
          ) : null}
          {here && there !== null ? ', ' : null}
          {there === null ? null : `line ${grouped(there)} of ${other}`}
        </p>
      </div>
    </li>
  );
}
