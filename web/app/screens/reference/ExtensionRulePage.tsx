/** One requirement of an extension. */
import { useId } from 'react';
import type { ExtensionDoc, ExtensionRequirementDoc } from '../../../protocol/extension-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { referenceHref } from '../../state/route.ts';
import { Examples } from './Examples.tsx';
import own from './Extensions.module.css';
import frame from './Reference.module.css';
import css from './Rule.module.css';
import { severityOf } from './ruleData.ts';
import { SourceText } from './SourceText.tsx';

const SCOPES = {
  message: 'one message',
  exchange: 'a request and its response',
  session: 'several messages',
  http: 'HTTP',
};
const CHANNELS = {
  mcp: 'between client and server',
  view: 'between host and view',
  http: 'HTTP around an authorization',
};

/** The page. */
export function ExtensionRulePage({ extension, row }: { extension: ExtensionDoc; row: ExtensionRequirementDoc }) {
  const heading = useId();
  const { id, title, why, scope, channel, levels, unreported, good, bad } = row;
  return (
    <article aria-labelledby={heading}>
      <PageHead
        id={heading}
        title={title}
        above={id}
        crumbs={[
          { label: 'Extensions', href: referenceHref('extensions') },
          { label: extension.title, href: referenceHref('extensions', extension.slug) },
        ]}
      />
      <div className={frame.aside}>
        <div className={css.text}>
          <h2>Why</h2>
          <p className={frame.prose}>
            <Linked text={why} />
          </p>
          <Examples good={good} bad={bad} />
          {unreported === undefined ? null : (
            <>
              <h2>Why nothing reports it</h2>
              <p className={frame.prose}>
                <Linked text={unreported} />
              </p>
            </>
          )}
        </div>
        <aside aria-label="Facts">
          <h2>Level per version</h2>
          <ul className={own.sources}>
            {levels.map(({ version, level, url }) => {
              const severity = severityOf(level, 'spec');
              return (
                <li key={version}>
                  <SeverityIcon severity={severity} word={severity} /> {level},{' '}
                  <SourceText source={{ title: version, url }} />
                </li>
              );
            })}
          </ul>
          <dl className={frame.kv}>
            <dt>Scope</dt>
            <dd>{SCOPES[scope]}</dd>
            <dt>Channel</dt>
            <dd>{CHANNELS[channel]}</dd>
          </dl>
        </aside>
      </div>
    </article>
  );
}
