import { useEffect, useRef } from 'react';
import type { ShownEntry } from '../engine/types.ts';
import { KindBadge } from './KindBadge.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { count, directionWords, grouped, worst } from './words.ts';
import css from './Messages.module.css';

/** Properties of one row. */
export interface MessageRowProps {
  entry: ShownEntry;
  index: number;
  selected: boolean;
  onSelect: (index: number) => void;
  onOpen: (index: number) => void;
  /** Scrolls into sight when it becomes the selected one. */
  reveal?: boolean;
}

/** Number, kind, direction, method with the worst finding, id. */
export function MessageRow({ entry, index, selected, onSelect, onOpen, reveal = false }: MessageRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const was = useRef(selected);
  useEffect(() => {
    if (reveal && selected && !was.current) row.current?.scrollIntoView({ block: 'nearest' });
    was.current = selected;
  }, [selected, reveal]);
  const severity = worst(entry);
  return (
    <tr
      ref={row}
      id={`message-${index}`}
      aria-rowindex={index + 2}
      aria-selected={selected}
      onClick={() => onSelect(index)}
      onDoubleClick={() => onOpen(index)}
    >
      <td className={css.number}>{grouped(index + 1)}</td>
      <td>
        <KindBadge kind={entry.kind} />
      </td>
      <td className={css.direction} title={entry.inferred ? entry.fromBecause : undefined}>
        {directionWords(entry.from)}
      </td>
      <td className={css.method} title={entry.method}>
        <div className={css.what}>
          <What entry={entry} />
          {severity === null ? null : (
            <>
              {' '}
              <SeverityIcon severity={severity} word={findingWords(entry)} />
            </>
          )}
        </div>
      </td>
      <td className={css.id} title={entry.id}>
        {entry.id}
      </td>
    </tr>
  );
}

function What({ entry }: { entry: ShownEntry }) {
  if (entry.method !== undefined) return <span>{entry.method}</span>;
  if (entry.kind === 'response') return <span className={css.quiet}>result</span>;
  if (entry.kind === 'error') return <span className={css.quiet}>error</span>;
  if (entry.kind === 'batch') return <span className={css.words}>{count(entry.items?.length ?? 0, 'message')}</span>;
  return <span className={css.words}>{entry.nearly === undefined ? 'no message' : `nearly ${entry.nearly}`}</span>;
}

/** «1 error, 2 warnings» for the icon. */
function findingWords({ errors, warnings }: ShownEntry): string {
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return parts.filter((part) => part !== '').join(', ');
}
