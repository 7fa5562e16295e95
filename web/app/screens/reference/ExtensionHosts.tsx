/** Who supports an extension: what its documentation lists, and what sources state about each host. */
import { useId } from 'react';
import { hostName, knownHosts } from '../../../protocol/hosts/names.ts';
import type { ExtensionDoc } from '../../../protocol/extension-book.ts';
import { referenceHref } from '../../state/route.ts';
import css from './Extensions.module.css';
import frame from './Reference.module.css';
import { SourceText } from './SourceText.tsx';
import { SupportTable } from './SupportTable.tsx';

const nameOf = (host: string): string => hostName(host).replace(/^the /, '');

/** The heading, the list and the table. Hosts without a statement are named: nothing is known about them. */
export function ExtensionHosts({ extension }: { extension: ExtensionDoc }) {
  const id = useId();
  const { supported, hosts, hostsNote } = extension;
  const unknown = knownHosts.filter(({ sort, id: host }) => sort === 'app' && !hosts.some((one) => one.host === host));
  const rows = hosts.map(({ host, ...stated }) => ({
    key: host,
    subject: <a href={referenceHref('hosts', host)}>{nameOf(host)}</a>,
    ...stated,
  }));
  return (
    <>
      <h2 id={id}>Support</h2>
      <p className={frame.prose}>
        {supported.by.length === 0
          ? 'The list of the project names nobody'
          : `The list of the project, which its community keeps, names ${supported.by.join(', ')}`}
        {` (${supported.seenOn}, `}
        <SourceText source={{ title: 'source', url: supported.source }} />
        ).
      </p>
      {hosts.length === 0 ? null : (
        <>
          {hostsNote === '' ? null : <p className={frame.quiet}>{hostsNote}</p>}
          <SupportTable labelledBy={id} head="Host" rows={rows} />
        </>
      )}
      {unknown.length === 0 ? null : (
        <p className={`${frame.quiet ?? ''} ${css.unknown ?? ''}`}>
          Not known: {unknown.map(({ id: host }) => nameOf(host)).join(', ')}.
        </p>
      )}
    </>
  );
}
