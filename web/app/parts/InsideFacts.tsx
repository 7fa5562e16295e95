import type { ReactNode } from 'react';
import type { Inside } from '../engine/types.ts';
import css from './InsideFacts.module.css';

/** Negotiated values, and the state that the server stores. */
export function InsideFacts({ inside }: { inside: Inside }) {
  const { revision, clientName, clientCan, serverCan, seen, subscriptions, listening, logLevel, stateless } = inside;
  return (
    <dl className={css.facts}>
      <Fact name="Revision">{revision === null ? null : <code>{revision}</code>}</Fact>
      {stateless ? null : (
        <>
          <Fact name="Client">{clientName === null ? null : <code>{clientName}</code>}</Fact>
          <Fact name="Client can">{clientCan === null ? null : <Codes items={clientCan} />}</Fact>
        </>
      )}
      <Fact name="Server can">
        <Codes items={serverCan} />
      </Fact>
      <Fact name="Ids seen">
        <Codes items={seen.last.slice(-12)} more={seen.count - Math.min(12, seen.last.length)} />
      </Fact>
      <Fact name="Subscriptions">
        <Codes items={[...subscriptions, ...listening.map(({ id, wants }) => `${id}: ${wants.join(', ')}`)]} />
      </Fact>
      {logLevel === null ? null : (
        <Fact name="Logs from">
          <code>{logLevel}</code>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children ?? <span className={css.none}>not known yet</span>}</dd>
    </>
  );
}

function Codes({ items, more = 0 }: { items: readonly string[]; more?: number }) {
  if (items.length === 0) return <span className={css.none}>none</span>;
  return (
    <>
      {more > 0 ? <span className={css.none}>{more} before, </span> : null}
      {items.map((item, at) => {
        const [name = '', inner] = item.split(' (');
        return (
          <span key={at} className={css.item}>
            <code>{name}</code>
            {inner === undefined ? null : <small> {inner.replace(/\)$/, '')}</small>}
          </span>
        );
      })}
    </>
  );
}
