/** One rule that belongs to no revision: of a kind of document, what a host does, or a cause. */
import { useId } from 'react';
import type { RuleFact } from '../../../protocol/extension-book.ts';
import { ExampleFigure } from '../../parts/ExampleFigure.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { DEFAULT_REVISION, referenceHref } from '../../state/route.ts';
import { tryHref } from './links.ts';
import own from './Extensions.module.css';
import frame from './Reference.module.css';
import css from './Rule.module.css';
import { severityOf } from './ruleData.ts';
import { SourceText } from './SourceText.tsx';

const CLASS = {
  extension: 'extension',
  document: 'authority of the document',
  host: 'behavior of hosts',
  cause: 'why it does not work',
};

/** The page. */
export function OtherRulePage({ fact }: { fact: RuleFact }) {
  const heading = useId();
  const { id, title, why, remedies, level, sources, good, bad } = fact;
  return (
    <article aria-labelledby={heading}>
      <PageHead id={heading} title={title} above={id} crumbs={[{ label: 'Rules', href: referenceHref('rules') }]} />
      <div className={frame.aside}>
        <div className={css.text}>
          <h2>Why</h2>
          <p className={frame.prose}>
            <Linked text={why} />
          </p>
          <Examples good={good} bad={bad} level={level} />
          {remedies.length === 0 ? null : (
            <>
              <h2>How to fix it</h2>
              <ul className={frame.list}>
                {remedies.map((remedy) => (
                  <li key={remedy}>
                    <Linked text={remedy} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <aside aria-label="Facts">
          <dl className={frame.kv}>
            {level === undefined ? null : (
              <>
                <dt>Level</dt>
                <dd>{level}</dd>
              </>
            )}
            <dt>Class</dt>
            <dd>{CLASS[fact.class]}</dd>
            {sources.length === 0 ? null : (
              <>
                <dt>Source</dt>
                <dd className={own.sources}>
                  {sources.map((source) => (
                    <div key={source}>
                      <SourceText source={sourceOf(source)} />
                    </div>
                  ))}
                </dd>
              </>
            )}
          </dl>
        </aside>
      </div>
    </article>
  );
}

/** An address is shown by its host and path. */
function sourceOf(source: string): { title: string; url?: string } {
  return source.startsWith('https://') ? { title: source.slice('https://'.length), url: source } : { title: source };
}

function Examples({ good, bad, level }: Pick<RuleFact, 'good' | 'bad'> & { level: RuleFact['level'] }) {
  if (good.length === 0 && bad.length === 0) return null;
  return (
    <>
      <h2>Examples</h2>
      {good.map((text, at) => (
        <ExampleFigure
          key={text}
          number={at + 1}
          severity="ok"
          where="keeps the rule"
          text={text}
          href={tryHref(text, DEFAULT_REVISION)}
        />
      ))}
      {bad.map((marked, at) => {
        const text = marked.replace('⟦', '').replace('⟧', '');
        const [start, end] = [marked.indexOf('⟦'), marked.indexOf('⟧') - 1];
        return (
          <ExampleFigure
            key={text}
            number={at + 1}
            severity={severityOf(level ?? 'INFO', 'spec')}
            where="breaks the rule"
            text={text}
            mark={start < 0 ? undefined : [start, end]}
            href={tryHref(text, DEFAULT_REVISION)}
          />
        );
      })}
    </>
  );
}
