/** Hosts: their limits and features, with sources and days. */
import { useId, useState } from 'react';
import { factsOf, featuresOf } from '../../../protocol/host-book.ts';
import { hostName, knownHosts } from '../../../protocol/hosts/names.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { count } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { HostFact } from './HostFact.tsx';
import { HostFeatures } from './HostFeatures.tsx';
import frame from './Reference.module.css';

const GROUPS = [
  { sort: 'app', title: 'Programs' },
  { sort: 'api', title: 'Models’ APIs' },
  { sort: 'sdk', title: 'SDKs and frameworks' },
] as const;

/** The name as a title: without its article. */
function titleOf(host: string): string {
  return hostName(host).replace(/^the /, '');
}

/** The list of hosts, or the page of one. `row` is the id of a fact in the address. */
export function HostsPage({ host, row }: { host: string; row: string }) {
  return host === '' ? <HostList /> : <HostPage host={host} row={row} />;
}

function HostList() {
  const id = useId();
  return (
    <div>
      <PageHead
        id={id}
        title="Hosts"
        lead="Hosts, models’ APIs and SDKs refuse, cut or ignore some of what the specification allows. Each fact has a source and the day it was last seen."
      />
      {GROUPS.map(({ sort, title }) => (
        <section key={sort} aria-label={title}>
          <h2>{title}</h2>
          <ul className={frame.list}>
            {knownHosts
              .filter((one) => one.sort === sort)
              .map((one) => (
                <li key={one.id}>
                  <a href={referenceHref('hosts', one.id)}>{titleOf(one.id)}</a>{' '}
                  <span className={frame.small}>{sizeOf(one.id)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function sizeOf(host: string): string {
  const features = featuresOf(host).length;
  const facts = count(factsOf(host).length, 'fact');
  return features === 0 ? facts : `${facts}, ${count(features, 'feature')}`;
}

function HostPage({ host, row }: { host: string; row: string }) {
  const id = useId();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const facts = factsOf(host);
  const features = featuresOf(host);
  return (
    <div>
      <PageHead
        id={id}
        title={titleOf(host)}
        crumbs={[{ label: 'Hosts', href: referenceHref('hosts') }]}
        lead="None of this is a rule of the specification. It is what the host did when it was last seen, and may have changed since."
      />
      <h2 id={`${id}-facts`}>Limits and behavior</h2>
      <ul className={frame.list} aria-labelledby={`${id}-facts`}>
        {facts.map((entry) => (
          <HostFact key={entry.id} host={host} entry={entry} here={entry.id === row} today={today} />
        ))}
      </ul>
      {features.length === 0 ? null : <HostFeatures features={features} />}
    </div>
  );
}
