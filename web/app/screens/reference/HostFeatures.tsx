/** The features of a host, with what sources state about each. */
import { useId } from 'react';
import type { FeatureStatement, HostFeature } from '../../../protocol/host-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { ScrollTable } from '../../parts/ScrollTable.tsx';
import css from './Hosts.module.css';
import frame from './Reference.module.css';
import { SourceText } from './SourceText.tsx';

const SUPPORT: Record<FeatureStatement['support'], string> = { yes: 'Yes', no: 'No', partial: 'Partly' };

/** The heading and the table. The newest statement counts; those that differ from it are below. */
export function HostFeatures({ features }: { features: readonly HostFeature[] }) {
  const id = useId();
  return (
    <>
      <h2 id={id}>Features</h2>
      <ScrollTable labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Supported</th>
            <th scope="col">Seen on</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {features.map(({ feature, newest, others }) => (
            <tr key={feature}>
              <th scope="row">
                <Linked text={feature} />
              </th>
              <td>
                {SUPPORT[newest.support]}
                {newest.note === '' ? null : <span className={frame.quiet}>, {newest.note}</span>}
                {others.length === 0 ? null : <b>, disputed</b>}
              </td>
              <td>{newest.on}</td>
              <td className={css.cell}>
                <SourceText source={newest.source} />
                {others.map((other) => (
                  <div key={`${other.support} ${other.on}`} className={frame.small}>
                    {`${SUPPORT[other.support]} on ${other.on}: `}
                    <SourceText source={other.source} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}
