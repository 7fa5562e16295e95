/** Capabilities of either side, their revisions, and the methods that depend on them. */
import { Fragment, useId } from 'react';
import type { CSSProperties } from 'react';
import { capabilitiesOf, type CapabilityRow, type Side } from '../../../protocol/catalog.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { LifeCells } from '../../parts/LifeCells.tsx';
import { LifeTable } from '../../parts/LifeTable.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Capabilities.module.css';
import frame from './Reference.module.css';
import { RevisionHeads } from './RevisionHeads.tsx';
import { MCP } from './spans.ts';

const SIDES: readonly { side: Side; title: string; says: string }[] = [
  {
    side: 'server',
    title: 'Declared by servers',
    says: 'In the result of `initialize`; since 2026-07-28 in the result of `server/discover`.',
  },
  {
    side: 'client',
    title: 'Declared by clients',
    says: 'In the parameters of `initialize`; since 2026-07-28 in `_meta` of every request.',
  },
];

/** The page. `row` is `server.tools.listChanged`, the row in the address. */
export function CapabilitiesPage({ row }: { row: string }) {
  const id = useId();
  return (
    <div>
      <PageHead
        id={id}
        title="Capabilities"
        lead="Each side declares its capabilities. The other side uses only declared ones."
      />
      {SIDES.map(({ side, title, says }) => (
        <div key={side}>
          <h2 id={`${id}-${side}`}>{title}</h2>
          <p className={frame.quiet}>
            <Linked text={says} />
          </p>
          <Table side={side} labelledBy={`${id}-${side}`} row={row} />
        </div>
      ))}
    </div>
  );
}

function Table({ side, labelledBy, row }: { side: Side; labelledBy: string; row: string }) {
  return (
    <LifeTable labelledBy={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={css.capability}>
            Capability
          </th>
          <th scope="col" className={css.says}>
            Meaning
          </th>
          <RevisionHeads />
        </tr>
      </thead>
      <tbody>
        {capabilitiesOf(side).map((one) => (
          <Row key={one.path} row={one} here={row === `${side}.${one.path}`} />
        ))}
      </tbody>
    </LifeTable>
  );
}

function Row({ row, here }: { row: CapabilityRow; here: boolean }) {
  const { side, path, depth, says, revisions, methods } = row;
  const name = path.split('.').at(-1) ?? path;
  const indent: CSSProperties = { paddingInlineStart: `${depth * 1.125}rem` };
  return (
    <tr data-target={here || undefined}>
      <th scope="row" style={indent}>
        <a className={css.name} href={referenceHref('capabilities', `${side}.${path}`)} aria-label={path}>
          <code>
            <Breakable name={name} />
          </code>
        </a>
      </th>
      <td className={css.text}>
        <Linked text={says} />
        {methods.length === 0 ? null : (
          <span className={css.methods}>
            For{' '}
            {methods.map((method, at) => (
              <Fragment key={method.name}>
                {at > 0 ? ', ' : null}
                <a href={referenceHref('methods', method.name)}>
                  <code>
                    <Breakable name={method.name} slashes />
                  </code>
                </a>
              </Fragment>
            ))}
          </span>
        )}
      </td>
      <LifeCells revisions={MCP} lives={MCP.map((id) => (revisions.includes(id) ? 'yes' : 'no'))} />
    </tr>
  );
}
