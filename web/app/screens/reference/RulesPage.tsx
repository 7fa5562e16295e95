/** Everything that the checker reports, by area: requirements with their level, and rules with their own id. */
import { useId, type ReactNode } from 'react';
import type { RuleBook } from '../../../protocol/catalog.ts';
import { REVISION_IDS } from '../../../protocol/types.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { count } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { areaOf, areasOf, areaTitle, ruleIds, rulePages, rulesText } from './areas.ts';
import frame from './Reference.module.css';
import css from './Rule.module.css';
import { ruleData } from './ruleData.ts';

interface RulesPageProps {
  /** Empty for the list of all. */
  area: string;
  book: RuleBook | null;
  /** The groups of extensions, which follow those of all areas. */
  more?: ReactNode;
}

/** The list of one area, or of all. */
export function RulesPage({ area, book, more }: RulesPageProps) {
  const id = useId();
  const areas = areasOf(book).filter((one) => area === '' || one.id === area);
  const ids = ruleIds(book);
  const all = area === '';
  return (
    <div>
      <PageHead
        id={id}
        title={all ? 'Rules' : areaTitle(area)}
        {...(all
          ? {
              lead: `${count(rulePages(book), 'page')}: ${rulesText(book)}, each with its reason, examples to try and its clause in every revision. An error is something that the specification forbids; a warning is something that it advises against.`,
            }
          : { crumbs: [{ label: 'Rules', href: referenceHref('rules') }] })}
      />
      {areas.map((one) => (
        <section key={one.id} aria-label={areaTitle(one.id)}>
          {all ? (
            <h2>
              <a href={referenceHref('rules', one.id)}>{areaTitle(one.id)}</a>{' '}
              <span className={frame.num}>{one.count}</span>
            </h2>
          ) : null}
          <ul className={css.rows}>
            {ids
              .filter((rule) => areaOf(rule) === one.id)
              .map((rule) => (
                <Row key={rule} id={rule} book={book} />
              ))}
          </ul>
        </section>
      ))}
      {more}
    </div>
  );
}

function Row({ id, book }: { id: string; book: RuleBook | null }) {
  const { title, levels } = ruleData(id, book);
  const newest = levels.findLast(({ level }) => level !== undefined);
  const ended = newest !== undefined && newest.revision !== REVISION_IDS.at(-1);
  return (
    <li>
      <span>
        {newest?.severity === undefined ? null : <SeverityIcon severity={newest.severity} word={newest.severity} />}
      </span>
      <a href={referenceHref('rules', id)}>
        <code>{id}</code>
      </a>
      <p>
        <Linked text={title} />
        {ended ? <span className={frame.small}> up to {newest.revision}</span> : null}
      </p>
    </li>
  );
}
