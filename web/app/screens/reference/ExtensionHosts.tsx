/** Who supports an extension: what its documentation lists, and what sources state about each host. */
import { useId } from 'react';
import { hostName, knownHosts } from '../../../protocol/hosts/names.ts';
import type { ExtensionDoc, HostSupport } from '../../../protocol/extension-book.ts';
import { ScrollTable } from '../../parts/ScrollTable.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Extensions.module.css';
import frame from './Reference.module.css';
import { SourceText } from './SourceText.tsx';

const SUPPORT = { yes: 'Yes', no: 'No', partial: 'Partly' };
const nameOf = (host: string): string => hostName(host).replace(/^the /, '');

/** The heading, the list and the table. Hosts without a statement are named: nothing is known about them. */
export function ExtensionHosts({ extension }: { extension: ExtensionDoc }) {
  const id = useId();
  const { supported, hosts, hostsNote } = extension;
  const unknown = knownHosts.filter(({ sort, id: host }) => sort === 'app' && !hosts.some((one) => one.host === host));
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
          <ScrollTable labelledBy={id}>
            <thead>
              <tr>
                <th scope="col">Host</th>
                <th scope="col">Supported</th>
                <th scope="col">Seen on</th>
                <th scope="col">Source</th>
              </tr>
            </thead>
            <tbody>
              {hosts.map((row) => (
                <Row key={row.host} row={row} />
              ))}
            </tbody>
          </ScrollTable>
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

function Row({ row: { host, newest, others } }: { row: HostSupport }) {
  return (
    <tr>
      <th scope="row">
        <a href={referenceHref('hosts', host)}>{nameOf(host)}</a>
      </th>
      <td>
        {SUPPORT[newest.support]}
        {newest.note === '' ? null : <span className={frame.quiet}>, {newest.note}</span>}
        {others.length === 0 ? null : <b>, disputed</b>}
      </td>
      <td className={css.day}>{newest.on}</td>
      <td>
        <SourceText source={newest.source} />
        {others.map((other) => (
          <div key={`${other.support} ${other.on}`} className={frame.small}>
            {`${SUPPORT[other.support]} on ${other.on}: `}
            <SourceText source={other.source} />
          </div>
        ))}
      </td>
    </tr>
  );
}
