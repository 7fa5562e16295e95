/** One rule or requirement: what, why, good and bad examples to try, how to fix it, and the level in each revision. */
import { useId } from 'react';
import type { RuleBook } from '../../../protocol/catalog.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { referenceHref } from '../../state/route.ts';
import { areaOf, areaTitle } from './areas.ts';
import { Examples } from './Examples.tsx';
import frame from './Reference.module.css';
import css from './Rule.module.css';
import { repeatsTitle, ruleData, type RuleData } from './ruleData.ts';
import { RuleFacts } from './RuleFacts.tsx';
import { spanText } from './spans.ts';

/** The window title. */
export function titleOfRule(id: string, book: RuleBook | null): string {
  return ruleData(id, book).title.replaceAll('`', '');
}

/** The page. Without the book (not loaded yet, or failed to load) there are no examples. */
export function RulePage({ id, book, failed }: { id: string; book: RuleBook | null; failed: boolean }) {
  const heading = useId();
  const data = ruleData(id, book);
  const { title, why, how } = data;
  const area = areaOf(id);
  return (
    <article aria-labelledby={heading}>
      <PageHead
        id={heading}
        title={title}
        above={id}
        crumbs={[
          { label: 'Rules', href: referenceHref('rules') },
          { label: areaTitle(area), href: referenceHref('rules', area) },
        ]}
      />
      <div className={frame.aside}>
        <div className={css.text}>
          <What data={data} />
          {why === '' ? null : (
            <>
              <h2>Why</h2>
              <p className={frame.prose}>
                <Linked text={why} />
              </p>
            </>
          )}
          <Examples good={data.good} bad={data.bad} />
          {book === null ? (
            <p className={frame.quiet} role={failed ? 'alert' : undefined}>
              {failed ? 'The examples did not load. Reload the page.' : 'Loading the examples.'}
            </p>
          ) : null}
          {how === '' ? null : (
            <>
              <h2>How to fix it</h2>
              <p className={frame.prose}>
                <Linked text={how} />
              </p>
            </>
          )}
        </div>
        <RuleFacts data={data} />
      </div>
    </article>
  );
}

/** The requirement in the wording of the newest revision that has it, and different wordings of older ones. */
function What({ data }: { data: RuleData }) {
  const { there, parts, title } = data;
  const newest = there.at(-1);
  const older = [...new Set(there.map(({ entry }) => entry.says))].filter((says) => says !== newest?.entry.says);
  return (
    <>
      {newest === undefined || repeatsTitle(newest.entry.says, title) ? null : (
        <p className={frame.prose}>
          <Linked text={newest.entry.says} />
        </p>
      )}
      {older.map((says) => (
        <p key={says} className={`${frame.prose ?? ''} ${frame.quiet ?? ''}`}>
          In {spanText(there.filter(({ entry }) => entry.says === says).map(({ revision }) => revision))}:{' '}
          <Linked text={says} />
        </p>
      ))}
      {parts.length === 0 ? null : (
        <>
          <p className={frame.prose}>
            This rule covers {parts.length === 1 ? 'one requirement' : 'several requirements'}:
          </p>
          <ul className={css.parts}>
            {parts.map((one) => (
              <li key={one}>
                <a href={referenceHref('rules', one)}>
                  <code>{one}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
