/** One addition, removal or change. */
import type { Change } from '../../../protocol/catalog.ts';
import { Inline } from '../../parts/Inline.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { targetHref } from './links.ts';
import css from './Changes.module.css';

const WORD = { added: 'new', removed: 'gone', changed: 'changed' };

/** A row: the kind of change, the name, a description, and details of a change below. */
export function ChangeRow({ change }: { change: Change }) {
  const { what, name, target, says, details } = change;
  return (
    <li data-what={what}>
      <span className={css.what}>{WORD[what]}</span>
      <div>
        <p>
          {target === undefined ? (
            <span className={css.name}>
              <Inline text={name} />
            </span>
          ) : (
            <a href={targetHref(target)}>
              <code>{name}</code>
            </a>
          )}{' '}
          <span className={css.says}>
            <Linked text={says} />
          </span>
        </p>
        {details.length === 0 ? null : (
          <ul className={css.details}>
            {details.map((detail) => (
              <li key={detail}>
                <Linked text={detail} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
