/** The features of a host, with what sources state about each. */
import { useId } from 'react';
import type { HostFeature } from '../../../protocol/host-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { SupportTable } from './SupportTable.tsx';

/** The heading and the table. */
export function HostFeatures({ features }: { features: readonly HostFeature[] }) {
  const id = useId();
  const rows = features.map(({ feature, ...stated }) => ({
    key: feature,
    subject: <Linked text={feature} />,
    ...stated,
  }));
  return (
    <>
      <h2 id={id}>Features</h2>
      <SupportTable labelledBy={id} head="Feature" rows={rows} />
    </>
  );
}
