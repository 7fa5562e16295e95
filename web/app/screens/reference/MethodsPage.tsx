/** Methods × revisions × sender × capability: a bar spans the revisions that have the method. */
import { Fragment, useId, useState } from 'react';
import { methodIn, whyNoMethod } from '../../../protocol/catalog.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { KindBadge } from '../../parts/KindBadge.tsx';
import { KindIcon } from '../../parts/KindIcon.tsx';
import { LifeCells } from '../../parts/LifeCells.tsx';
import { LifeTable } from '../../parts/LifeTable.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { referenceHref } from '../../state/route.ts';
import { methodGroups, type MethodLife } from './methodGroups.ts';
import css from './Methods.module.css';
import { RevisionHeads } from './RevisionHeads.tsx';
import { MCP } from './spans.ts';
import { word } from '../../../protocol/words.ts';

const SENDERS = ['all', 'client', 'server'] as const;
const CHOICES = [
  { id: 'all', label: 'All' },
  { id: 'client', label: 'Client' },
  { id: 'server', label: 'Server' },
];

/** The table. */
export function MethodsPage() {
  const id = useId();
  const [sender, setSender] = useState<(typeof SENDERS)[number]>('all');
  return (
    <div>
      <PageHead
        id={id}
        title="Methods"
        lead="The sender and the revisions of each method. A bar spans the revisions that have the method. If it is dashed, a server sends the request inside a result."
      >
        <Segments
          label="Sent by"
          items={CHOICES}
          value={sender}
          onPick={(picked) => setSender(SENDERS.find((one) => one === picked) ?? 'all')}
        />
        <div className={css.legend}>
          <KindBadge kind="request" />
          <KindBadge kind="notification" />
        </div>
      </PageHead>
      <LifeTable labelledBy={id}>
        <thead>
          <tr>
            <th scope="col" className={css.method}>
              Method
            </th>
            <th scope="col" className={css.sender}>
              Sent by
            </th>
            <th scope="col" className={css.needs}>
              Needs
            </th>
            <RevisionHeads />
          </tr>
        </thead>
        {methodGroups(sender).map(({ title, methods }) => (
          <tbody key={title}>
            <tr data-group="">
              <th scope="rowgroup" colSpan={3 + MCP.length}>
                {title}
              </th>
            </tr>
            {methods.map((one) => (
              <MethodRow key={one.name} method={one} />
            ))}
          </tbody>
        ))}
      </LifeTable>
    </div>
  );
}

function MethodRow({ method }: { method: MethodLife }) {
  const { name, row, lives, senders, needs } = method;
  return (
    <tr>
      <th scope="row">
        <a className={css.name} href={referenceHref('methods', name)} aria-label={name}>
          <code>
            <Breakable name={name} slashes />
          </code>
        </a>
      </th>
      <td className={css.by}>
        <KindIcon kind={row.kind} />
        <span className="vh">{word(row.kind)}, </span>
        {senders.includes('both') ? 'both' : senders.map(word).join(', ')}
      </td>
      <td className={css.need} data-empty={needs.length === 0 || undefined}>
        {needs.map((need, at) => (
          <Fragment key={need}>
            {at > 0 ? ', ' : null}
            <code>
              <Breakable name={need} />
            </code>
          </Fragment>
        ))}
      </td>
      <LifeCells revisions={MCP} lives={lives} gone={removedText(name, lives)} />
    </tr>
  );
}

/** Why the method ended, in one word. */
function removedText(name: string, lives: MethodLife['lives']): string {
  const after = MCP[lives.findLastIndex((life) => life !== 'no') + 1];
  if (after === undefined) return '';
  const why = whyNoMethod(after, name) ?? '';
  const next = /`([\w/-]+)`/.exec(why.replace(`\`${name}\``, ''))?.[1];
  return next !== undefined && methodIn(after, next) ? 'replaced' : 'removed';
}
