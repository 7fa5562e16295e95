import type { Sender } from '../../protocol/types.ts';
import { Segments } from './Segments.tsx';
import type { MySide } from './sides.ts';
import { count, grouped } from './text.ts';
import css from './SideFilter.module.css';

/** Props of the filter above the problems. */
export interface SideFilterProps {
  /** The sender of each problem. */
  senders: readonly Sender[];
  mine: MySide;
  onMine: (side: MySide) => void;
}

const NAMES = { client: 'the client', server: 'the server' };

/** “My side”: lists the problems of client, server or both. Absent where it would hide nothing. */
export function SideFilter({ senders, mine, onMine }: SideFilterProps) {
  const of = (sender: Sender): number => senders.filter((one) => one === sender).length;
  const counts = { client: of('client'), server: of('server'), unknown: of('unknown') };
  const other = mine === 'client' ? 'server' : 'client';
  if (mine === null ? counts.client === 0 || counts.server === 0 : counts[other] === 0) return null;
  const items = [
    { id: 'both', label: `Both ${grouped(senders.length)}` },
    { id: 'client', label: `Client ${grouped(counts.client)}` },
    { id: 'server', label: `Server ${grouped(counts.server)}` },
  ];
  return (
    <div className={css.bar}>
      <span aria-hidden="true">My side</span>
      <Segments
        label="My side"
        items={items}
        value={mine ?? 'both'}
        onPick={(side) => onMine(side === 'client' || side === 'server' ? side : null)}
      />
      {mine === null || counts[mine] > 0 ? null : (
        <p>
          {`No problems in messages sent by ${NAMES[mine]}. ${count(counts[other], 'problem')} hidden, sent by ${NAMES[other]}.`}
        </p>
      )}
      {mine !== null && counts.unknown > 0 ? <p>Problems with an unknown sender stay in the list.</p> : null}
    </div>
  );
}
