/** One method: its properties in each revision, with its types. */
import { Fragment, useId } from 'react';
import { typesIn, whyNoMethod, type Method } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { KindBadge } from '../../parts/KindBadge.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ScrollTable } from '../../parts/ScrollTable.tsx';
import { referenceHref } from '../../state/route.ts';
import { typeHref } from './links.ts';
import { livesOf } from './methodGroups.ts';
import css from './MethodPage.module.css';
import { MethodParams } from './MethodParams.tsx';
import { NEWEST } from './spans.ts';
import { useRevision } from './useRevision.ts';

const DIRECTION = { client: 'client → server', server: 'server → client', both: 'either direction' };

/** The page. */
export function MethodPage({ name }: { name: string }) {
  const id = useId();
  const now = useRevision();
  const lives = livesOf(name);
  const row = lives.flatMap((life) => life.row ?? []).at(-1);
  if (!row) return null;
  const oneWay = lives.every((life) => life.row === null || life.row.sender === row.sender);
  return (
    <div data-one-way={oneWay || undefined} className={css.page}>
      <PageHead
        id={id}
        code
        title={name}
        crumbs={[{ label: 'Methods', href: referenceHref('methods') }]}
        lead={row.says}
      >
        <KindBadge kind={row.kind} />
        <span className={css.way}>{DIRECTION[row.sender]}</span>
      </PageHead>
      <ScrollTable labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Revision</th>
            <th scope="col" className={css.sent}>
              Sent
            </th>
            <th scope="col">Message</th>
            <th scope="col">Response</th>
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          {lives.map((life) => (
            <tr key={life.revision} data-now={life.revision === now || undefined}>
              <th scope="row" className={css.date}>
                <code>{life.revision}</code>
              </th>
              {life.row === null ? (
                <td colSpan={4} className={css.absent}>
                  <Linked text={whyNoMethod(life.revision, name) ?? 'This revision does not have this method.'} />
                </td>
              ) : (
                <MethodCells row={life.row} revision={life.revision} inside={life.life === 'inside'} />
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <MethodParams name={row.type} revision={lives.findLast((life) => life.row)?.revision ?? NEWEST} />
    </div>
  );
}

function MethodCells({ row, revision, inside }: { row: Method; revision: RevisionId; inside: boolean }) {
  const answers = [row.result, ...(row.otherResults ?? [])].filter((type) => type !== undefined);
  const notes = [
    row.extension === undefined ? '' : `Part of the extension \`${row.extension}\`.`,
    row.deprecated === undefined ? '' : 'Deprecated.',
    row.mayRequestInput ? 'The response may request input first.' : '',
  ].filter(Boolean);
  return (
    <>
      <td className={css.sent}>{DIRECTION[row.sender]}</td>
      <td>
        <TypeLink revision={revision} name={row.type} />
        <span className={css.note}>
          params {row.params}
          {inside ? ', inside a result' : ''}
        </span>
      </td>
      <td>
        {answers.length === 0
          ? 'none'
          : answers.map((type, at) => (
              <Fragment key={type}>
                {at > 0 ? ' or ' : null}
                <TypeLink revision={revision} name={type} />
              </Fragment>
            ))}
      </td>
      <td>
        <Needs row={row} />
        {notes.map((note) => (
          <span key={note} className={css.note}>
            <Linked text={note} />
          </span>
        ))}
      </td>
    </>
  );
}

function Needs({ row }: { row: Method }) {
  const { capability, receiverCapability, asTask } = row;
  if (!capability && !receiverCapability && !asTask) return <>nothing</>;
  return (
    <>
      {capability ? <Code name={capability} /> : null}
      {receiverCapability ? (
        <>
          <Code name={receiverCapability} /> of the receiver
        </>
      ) : null}
      {asTask ? (
        <span className={css.note}>
          as a task: <Code name={asTask} />
        </span>
      ) : null}
    </>
  );
}

function Code({ name }: { name: string }) {
  return (
    <code>
      <Breakable name={name} />
    </code>
  );
}

function TypeLink({ revision, name }: { revision: RevisionId; name: string }) {
  if (!typesIn(revision).has(name)) return <Code name={name} />;
  return (
    <a className={css.type} href={typeHref(revision, name)}>
      <Code name={name} />
    </a>
  );
}
