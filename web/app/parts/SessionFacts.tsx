import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Party } from '../../protocol/session-types.ts';
import type { SessionSummary } from '../../protocol/types.ts';
import type { ShownEntry } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { KindIcon } from './KindIcon.tsx';
import { methodOf } from './messageFilter.ts';
import { kindCounts, partyText, revisionText, sidesOf, stateText } from './sessionText.ts';
import { SLOW, grouped, durationText } from './text.ts';
import css from './Sessions.module.css';

/** Maximum number of waiting requests listed individually. */
const NAMED = 8;

/** All facts about one session: its state, its client and server, their capabilities, slow responses, waiting requests. */
export function SessionFacts(props: {
  session: SessionSummary;
  entries: readonly ShownEntry[];
  onSelect: (entry: number) => void;
  more?: ReactNode;
}) {
  const { session, entries, onSelect, more } = props;
  const { revision, client, server, label, because, slowest, unanswered, unansweredCount } = session;
  const mcp = revision !== 'jsonrpc-2.0';
  const oneSided = session.counts.response + session.counts.error + session.counts.batch === 0;
  return (
    <dl className={css.facts} aria-label="Session">
      {label === '' ? null : (
        <Fact name="Name">
          {label} <span>{because}</span>
        </Fact>
      )}
      {mcp ? (
        <Fact name="State">
          <Linked text={stateText(session).says} />
        </Fact>
      ) : null}
      <Fact name="Revision">
        <Linked text={revisionText(session)} />
      </Fact>
      {mcp ? (
        <>
          <Side name={sidesOf(session)[0]} party={client} />
          <Side name={sidesOf(session)[1]} party={server} />
        </>
      ) : null}
      <Fact name="Messages">
        <span className={css.counts}>
          {kindCounts(session).map(({ kind, text }) => (
            <span key={kind}>
              <KindIcon kind={kind} /> {text}
            </span>
          ))}
        </span>
      </Fact>
      {slowest.length > 0 ? (
        <Fact name="Slowest">
          <ul className={css.places}>
            {slowest.map(({ entry, took }) => (
              <li key={entry}>
                <Place index={entry} entries={entries} onSelect={onSelect} />{' '}
                <b data-slow={took >= SLOW || undefined}>{durationText(took)}</b>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {unansweredCount > 0 ? (
        <Fact name={oneSided ? 'No response shown' : 'Waiting'}>
          <ul className={css.places}>
            {unanswered.slice(0, NAMED).map((entry) => (
              <li key={entry}>
                <Place index={entry} entries={entries} onSelect={onSelect} />
              </li>
            ))}
            {unansweredCount > NAMED ? <li>and {grouped(unansweredCount - NAMED)} more</li> : null}
          </ul>
        </Fact>
      ) : null}
      {more}
    </dl>
  );
}

/** One row of the facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Side({ name, party }: { name: string; party: Party }) {
  const partyName = partyText(party);
  const { capabilities, extensions } = party;
  if (partyName === null && capabilities === null && extensions.length === 0) return null;
  return (
    <Fact name={name}>
      {partyName === null ? null : <b>{partyName}, </b>}
      <Abilities capabilities={capabilities} extensions={extensions} />
    </Fact>
  );
}

function Abilities({ capabilities, extensions }: Pick<Party, 'capabilities' | 'extensions'>) {
  if (capabilities === null) return <span>capabilities not shown</span>;
  // `tools.listChanged` implies `tools`.
  const leaves = capabilities.filter((path) => !capabilities.some((other) => other.startsWith(`${path}.`)));
  const all = [...leaves, ...extensions];
  if (all.length === 0) return <span>declares no capabilities</span>;
  return (
    <span>
      {all.map((path, index) => (
        <Fragment key={path}>
          <code>{path}</code>
          {index < all.length - 1 ? ', ' : null}
        </Fragment>
      ))}
    </span>
  );
}

/** A link to a message, labeled with its method or that of its request. */
function Place(props: { index: number; entries: readonly ShownEntry[]; onSelect: (entry: number) => void }) {
  const { index, entries, onSelect } = props;
  const entry = entries[index];
  const method = entry && methodOf(entry, entries);
  return (
    <Button look="link" onClick={() => onSelect(index)}>
      {method === undefined ? null : <code>{method}</code>} message {grouped(index + 1)}
    </Button>
  );
}
