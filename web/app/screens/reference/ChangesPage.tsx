/** The changes between any two revisions, in groups; every name links to its page. */
import { useId, useMemo } from 'react';
import { changesBetween, revisions, type ChangeGroup } from '../../../protocol/catalog.ts';
import { REVISION_IDS, type RevisionId } from '../../../protocol/types.ts';
import { Inline } from '../../parts/Inline.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { grouped, revisionShort } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { ChangeRow } from './ChangeRow.tsx';
import css from './Changes.module.css';
import frame from './Reference.module.css';
import { isRevision, MCP, NEWEST } from './spans.ts';
import { useRevision } from './useRevision.ts';

/** The page; a revision missing in the address is the selected one or its predecessor. */
export function ChangesPage({ from: first, to: second }: { from: string | undefined; to: string | undefined }) {
  const id = useId();
  const chosen = useRevision();
  const to = isRevision(second) ? second : chosen === 'jsonrpc-2.0' ? NEWEST : chosen;
  const from = isRevision(first) ? first : (REVISION_IDS[REVISION_IDS.indexOf(to) - 1] ?? MCP[0] ?? to);
  const groups = useMemo(() => changesBetween(from, to), [from, to]);
  const go = (a: RevisionId, b: RevisionId): void => {
    location.hash = referenceHref('changes', a, b);
  };
  const all = groups.flatMap(({ changes }) => changes);
  const tally = (what: string): number => all.filter((change) => change.what === what).length;
  return (
    <div>
      <PageHead id={id} title="What changed" lead="The difference between any two revisions, forward or backward.">
        <Pick label="From" value={from} onPick={(next) => go(next, to)} />
        <Pick label="To" value={to} onPick={(next) => go(from, next)} />
        <a className={css.swap} href={referenceHref('changes', to, from)}>
          Swap
        </a>
      </PageHead>
      {groups.length === 0 ? (
        <p className={frame.prose}>No differences: both are the same revision.</p>
      ) : (
        <>
          <p className={css.tally}>
            {grouped(tally('added'))} new, {grouped(tally('changed'))} changed, {grouped(tally('removed'))} gone.
          </p>
          <nav aria-label="Groups of changes">
            <ul className={frame.inline}>
              {groups.map((group) => (
                <li key={group.id}>
                  <button
                    type="button"
                    className={css.jump}
                    onClick={() => document.getElementById(`${id}-${group.id}`)?.scrollIntoView({ block: 'start' })}
                  >
                    {group.title.replaceAll('`', '')} <span>{group.changes.length}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          {groups.map((group) => (
            <Group key={group.id} group={group} id={`${id}-${group.id}`} />
          ))}
        </>
      )}
    </div>
  );
}

function Group({ group, id }: { group: ChangeGroup; id: string }) {
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id}>
        <Inline text={group.title} /> <span className={frame.num}>{group.changes.length}</span>
      </h2>
      <ul className={css.changes}>
        {group.changes.map((change) => (
          <ChangeRow key={`${change.what} ${change.name}`} change={change} />
        ))}
      </ul>
    </section>
  );
}

interface PickProps {
  label: string;
  value: RevisionId;
  onPick: (id: RevisionId) => void;
}

function Pick({ label, value, onPick }: PickProps) {
  return (
    <label className={css.pick}>
      {label}
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          if (isRevision(target.value)) onPick(target.value);
        }}
      >
        {revisions.map((one) => (
          <option key={one.id} value={one.id}>
            {revisionShort(one.id)}
          </option>
        ))}
      </select>
    </label>
  );
}
