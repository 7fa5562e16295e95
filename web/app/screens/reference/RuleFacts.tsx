/** The sidebar of a rule's page: levels, scope, reporting rules, related rules. */
import { Fragment } from 'react';
import { Linked } from '../../parts/Linked.tsx';
import { LevelList } from '../../parts/LevelList.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Rule.module.css';
import type { RuleData } from './ruleData.ts';
import frame from './Reference.module.css';
import { typeHref } from './links.ts';
import { NEWEST } from './spans.ts';
import { revisionsOfType } from '../../../protocol/catalog.ts';

const PHASES = {
  text: 'the whole text',
  envelope: 'one message',
  shape: 'values inside a message',
  session: 'several messages',
  transport: 'the transport',
};
const CLASS = {
  spec: 'specification',
  host: 'behavior of hosts',
  style: 'style',
  document: 'authority of the document',
  cause: 'why it does not work',
};
/** Maximum number of related rules. */
const MAX = 8;

/** The sidebar. */
export function RuleFacts({ data }: { data: RuleData }) {
  const { levels, rule, reporters, also, there, bad } = data;
  const [main = rule] = reporters;
  const fix = bad.map(({ found }) => found?.fix).find((one) => one !== undefined);
  const notes = [...new Set(there.flatMap(({ entry }) => entry.note ?? []))];
  return (
    <aside aria-label="Facts">
      {levels.length === 0 ? null : (
        <>
          <h2>Level per revision</h2>
          <LevelList rows={levels} />
        </>
      )}
      <dl className={frame.kv}>
        {main === null ? null : (
          <>
            <dt>Scope</dt>
            <dd>{PHASES[main.phase]}</dd>
            <dt>Class</dt>
            <dd>{CLASS[data.class]}</dd>
            {bad.length === 0 ? null : (
              <>
                <dt>Fix</dt>
                <dd>
                  {fix === undefined
                    ? 'by hand'
                    : fix.safety === 'safe'
                      ? 'safe, with a button'
                      : 'a guess, with a button'}
                </dd>
              </>
            )}
            <Types names={main.types} />
          </>
        )}
        {reporters.length === 0 ? null : (
          <>
            <dt>Found by</dt>
            <dd>
              {reporters.map((one) => (
                <div key={one.id}>
                  <a href={referenceHref('rules', one.id)}>
                    <code>{one.id}</code>
                  </a>
                </div>
              ))}
            </dd>
          </>
        )}
        {main === null && there.length > 0 ? (
          <>
            <dt>Found by</dt>
            <dd>no rule in this version</dd>
          </>
        ) : null}
      </dl>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          <Linked text={note} />
        </p>
      ))}
      {also.length === 0 ? null : (
        <>
          <h2>See also</h2>
          <ul className={css.also}>
            {also.slice(0, MAX).map((id) => (
              <li key={id}>
                <a href={referenceHref('rules', id)}>
                  <code>{id}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function Types({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <dt>Types</dt>
      <dd>
        {names.map((name, at) => (
          <Fragment key={name}>
            {at > 0 ? ', ' : null}
            <a href={typeHref(revisionsOfType(name).at(-1) ?? NEWEST, name)}>
              <code>{name}</code>
            </a>
          </Fragment>
        ))}
      </dd>
    </>
  );
}
