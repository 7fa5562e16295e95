import { memo, useEffect, useRef } from 'react';
import type { ShownEntry } from '../engine/types.ts';
import { AnswerCell, TookCell } from './AnswerCell.tsx';
import { Breakable } from './Breakable.tsx';
import { Brief, Direction, Trust } from './MessageCells.tsx';
import { MethodLink } from './MethodLink.tsx';
import { KindBadge } from './KindBadge.tsx';
import { factsOf } from './rowFacts.ts';
import type { Overview } from './rowFacts.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { count, durationText, grouped, sizeText, worst } from './text.ts';
import css from './Messages.module.css';

/** Props of one row. */
export interface MessageRowProps {
  entry: ShownEntry;
  overview: Overview;
  /** Its position in the list, from 0. */
  place: number;
  selected: boolean;
  /** One line about its content, once it is known. */
  brief: string | undefined;
  /** Both receive the index of a message. */
  onSelect: (index: number) => void;
  onOpen: (index: number) => void;
  /** Scrolls into view when it becomes selected. */
  reveal?: boolean;
}

/**
 * Number with the time, kind, direction, method with the worst finding and the content, id with the size, response, duration.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { entry, overview, place, selected, brief, onSelect, onOpen, reveal = false } = props;
  const { index } = entry;
  const row = useRef<HTMLTableRowElement>(null);
  const was = useRef(selected);
  useEffect(() => {
    if (reveal && selected && !was.current) row.current?.scrollIntoView({ block: 'nearest' });
    was.current = selected;
  }, [selected, reveal]);
  const facts = factsOf(entry, overview);
  const severity = worst(entry);
  const orphan = facts.answer.state === 'orphan';
  return (
    <tr
      ref={row}
      id={`message-${index}`}
      aria-rowindex={place + 2}
      aria-selected={selected}
      onClick={() => onSelect(index)}
      onDoubleClick={() => onOpen(index)}
    >
      <td className={css.number}>
        {grouped(index + 1)}
        {facts.since === undefined ? null : (
          <span className={css.clock} title="Time since the first message">
            <span className="vh">, </span>+{durationText(facts.since)}
          </span>
        )}
      </td>
      <td>
        <KindBadge kind={entry.kind} />
      </td>
      <td className={css.direction} title={directionTitle(entry, facts.direction)}>
        <Direction
          from={entry.from}
          guessed={facts.guessed}
          label={facts.direction}
          named={overview.sessions.length > 1}
        />
        {facts.guessed ? <span className="vh"> (inferred)</span> : null}
      </td>
      <td className={css.method} title={entry.method ?? facts.answered}>
        <div className={css.what}>
          <What entry={entry} answered={facts.answered} />
          {severity === null || (orphan && severity === 'error') ? null : (
            <SeverityIcon severity={severity} word={` ${findingText(entry)}`} />
          )}
          <Trust trust={entry.trust} />
          {selected ? <MethodLink method={entry.method ?? facts.answered} /> : null}
        </div>
        <Brief text={brief} failed={overview.failed.has(index)} />
      </td>
      <td className={css.id} title={entry.id}>
        {entry.id}
        <span className={css.size} title="Characters in the text">
          <span className="vh">size </span>
          {sizeText(entry.span.end - entry.span.start)}
        </span>
      </td>
      <td className={css.answer}>
        <AnswerCell answer={facts.answer} wrong={entry.errors > 0} onSelect={onSelect} />
        {facts.took === undefined ? null : (
          <span className={css.too}>
            <TookCell took={facts.took} />
          </span>
        )}
      </td>
      {overview.clocks ? (
        <td className={css.took}>
          <TookCell took={facts.took} />
        </td>
      ) : null}
    </tr>
  );
});

/** Includes the reason, since most senders are inferred. */
function directionTitle({ inferred, fromBecause }: ShownEntry, direction: string): string {
  return `${direction}${inferred ? ', inferred' : ''}. ${fromBecause.replaceAll('`', '')}`;
}

function What({ entry, answered }: { entry: ShownEntry; answered: string | undefined }) {
  const { kind, method, items, nearly } = entry;
  if (method !== undefined)
    return (
      <span>
        <Breakable name={method} slashes />
      </span>
    );
  if (kind === 'batch') return <span className={css.noMethod}>{count(items?.length ?? 0, 'message')}</span>;
  if (kind !== 'response' && kind !== 'error') return <span className={css.noMethod}>{nearly ?? 'no message'}</span>;
  const word = kind === 'response' ? 'result' : 'error';
  if (answered === undefined || answered === '') return <span className={css.noMethod}>{word}</span>;
  return (
    <span>
      <span className={css.noMethod}>{word} of </span>
      <Breakable name={answered} slashes />
    </span>
  );
}

/** E.g. “1 error, 2 warnings”, for the icon. */
function findingText({ errors, warnings }: ShownEntry): string {
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return parts.filter((part) => part !== '').join(', ');
}
