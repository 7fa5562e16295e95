import { useRef, useState } from 'react';
import type { ViewParty } from '../../protocol/session-types.ts';
import type { KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Anatomy as AnatomyData } from '../../protocol/place-types.ts';
import type { ShownEntry } from '../engine/types.ts';
import { visiblePointer, visibleRows } from './anatomyFolds.ts';
import { AnatomyField } from './AnatomyField.tsx';
import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { methodHref } from './methodNames.ts';
import { KindBadge } from './KindBadge.tsx';
import { directionText, grouped } from './text.ts';
import css from './Anatomy.module.css';

/** Props of the anatomy of a message. */
export interface AnatomyProps {
  /** `null` while it is loading. */
  anatomy: AnatomyData | null;
  entry: ShownEntry;
  /** The sender between a host and its view. */
  party?: ViewParty | undefined;
  /** Total number of messages. */
  count: number;
  /** Selects the previous or next message. */
  onStep: (by: -1 | 1) => void;
  /** Pointer of the member that is highlighted here and in the editor. */
  lit: string | null;
  onLight: (pointer: string | null) => void;
  /** Enter or a click on a present member: reveals it in the editor. */
  onGo?: (pointer: string) => void;
  /** URL of a type’s page. */
  typeHref?: (type: string) => string;
}

/** The selected message, member by member. Up and Down move the focus; the hovered or focused member is highlighted. */
export function Anatomy({ anatomy, entry, party, count, onStep, lit, onLight, onGo, typeHref }: AnatomyProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<{ entry: number; open: ReadonlyMap<string, boolean> }>({
    entry: entry.index,
    open: new Map(),
  });
  const open = chosen.entry === entry.index ? chosen.open : new Map<string, boolean>();
  const rows = visibleRows(anatomy?.rows ?? [], open);
  const litHere = visiblePointer(rows, lit);
  const page = entry.method === undefined ? null : methodHref(entry.method);
  const litAt = Math.max(
    0,
    rows.findIndex(({ row }) => row.pointer === litHere),
  );
  const onWalk = (event: KeyboardEvent) => {
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('button[data-member]') ?? [])];
    const here = fields.findIndex((field) => field === document.activeElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: fields.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = fields[Math.min(fields.length - 1, Math.max(0, to))];
    next?.focus();
  };
  return (
    <>
      <div className={css.head}>
        <Button look="quiet" square aria-label="Message before" disabled={entry.index <= 0} onClick={() => onStep(-1)}>
          <ChevronLeft />
        </Button>
        <h3>Message {grouped(entry.index + 1)}</h3>
        <KindBadge kind={entry.kind} />
        <span className={css.about}>
          {page === null ? null : (
            <a href={page} className={css.type}>
              {entry.method}
            </a>
          )}
          <span title={entry.fromBecause}>{directionText(entry.from, party)}</span>
          {anatomy?.type === undefined ? null : (
            <span className={css.type}>
              type {typeHref ? <a href={typeHref(anatomy.type)}>{anatomy.type}</a> : <code>{anatomy.type}</code>}
              {anatomy.typeBecause === undefined ? null : (
                <>
                  , since <Linked text={anatomy.typeBecause} />
                </>
              )}
            </span>
          )}
        </span>
        <Button
          look="quiet"
          square
          aria-label="Next message"
          disabled={entry.index >= count - 1}
          onClick={() => onStep(1)}
        >
          <ChevronRight />
        </Button>
      </div>
      <ul ref={list} className={css.list} aria-label="Members" onPointerLeave={() => onLight(null)}>
        {rows.map(({ row, folded }, index) => (
          <AnatomyField
            key={`${row.pointer} ${index}`}
            row={row}
            folded={folded}
            onFold={(fold) => setChosen({ entry: entry.index, open: new Map(open).set(row.pointer, !fold) })}
            lit={row.pointer === litHere}
            stop={index === litAt}
            onLight={onLight}
            onGo={onGo}
            typeHref={typeHref}
            onWalk={onWalk}
          />
        ))}
      </ul>
      {anatomy !== null && rows.length === 0 ? (
        <p className={css.none}>This message has no member to explain.</p>
      ) : null}
    </>
  );
}
