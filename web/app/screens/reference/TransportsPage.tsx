/** How messages are sent: facts, each with the revisions it applies to. */
import { useId } from 'react';
import { TRANSPORTS, type TransportDoc } from '../../../protocol/catalog.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { referenceHref } from '../../state/route.ts';
import frame from './Reference.module.css';
import { sinceText, spanText } from './spans.ts';
import css from './Transports.module.css';

/** The page. `row` is the transport in the address. */
export function TransportsPage({ row }: { row: string }) {
  const id = useId();
  return (
    <div>
      <PageHead
        id={id}
        title="Transports"
        lead="All transports carry the same messages in different ways. Client and server may also agree on a custom transport."
      />
      {TRANSPORTS.map((doc) => (
        <Transport key={doc.id} doc={doc} here={row === doc.id} />
      ))}
    </div>
  );
}

function Transport({ doc, here }: { doc: TransportDoc; here: boolean }) {
  const { id, title, says, revisions, facts, links } = doc;
  return (
    <section className={css.transport} aria-label={title} data-target={here || undefined}>
      <h2>
        <a href={referenceHref('transports', id)}>{title}</a> <span className={frame.num}>{spanText(revisions)}</span>
      </h2>
      <p className={frame.prose}>{says}</p>
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact.says}>
            <dt>
              {fact.topic}
              <span>{sinceText(fact.from, fact.to)}</span>
            </dt>
            <dd>
              <Linked text={fact.says} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.links}>
        Specification:{' '}
        {links.map(({ revision, url }) => (
          <a key={revision} href={url} target="_blank" rel="noopener">
            {revision}
            <span className="vh"> (opens a new tab)</span>
          </a>
        ))}
      </p>
    </section>
  );
}
