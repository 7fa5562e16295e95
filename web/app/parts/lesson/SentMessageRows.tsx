import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { ShownMessage } from '../../engine/learn.ts';
import { CodeBlock } from '../CodeBlock.tsx';
import { KindBadge } from '../KindBadge.tsx';
import { MethodLink } from '../MethodLink.tsx';
import { methodIn } from '../methodNames.ts';
import { directionText, kindWord } from '../text.ts';
import css from './SentMessageRows.module.css';

/** Props of messages shown around an answer. */
export interface SentMessageRowsProps {
  label: string;
  rows: readonly ShownMessage[];
  /** Index of the message that is expanded initially, from 0. */
  open?: number;
}

/** Messages in compact rows; each one can be expanded to its text. */
export function SentMessageRows({ label, rows, open }: SentMessageRowsProps) {
  return (
    <ol className={css.rows} aria-label={label}>
      {rows.map((row, at) => (
        <SentMessageRow key={at} row={row} number={at + 1} open={at === open} />
      ))}
    </ol>
  );
}

function SentMessageRow({ row, number, open }: { row: ShownMessage; number: number; open: boolean }) {
  const [shown, setShown] = useState(open);
  return (
    <li>
      <button
        type="button"
        className={css.line}
        aria-expanded={shown}
        aria-label={`Message ${number}: ${messageName(row)}`}
        onClick={() => setShown(!shown)}
      >
        <span className={css.number}>{number}</span>
        <MessageText row={row} />
        <ChevronDown className={css.sign} aria-hidden="true" />
      </button>
      {shown ? <SentMessageText row={row} label={`Text of message ${number}`} /> : null}
    </li>
  );
}

/** For screen readers: “Request tools/list, client → server”. */
export function messageName({ kind, label, from }: ShownMessage): string {
  const isView = from === 'view' || from === 'host';
  return `${kindWord(kind)} ${label}, ${isView ? directionText('unknown', from) : directionText(from)}`;
}

/** Badge, direction and method of a message. */
export function MessageText({ row }: { row: ShownMessage }) {
  return (
    <>
      <KindBadge kind={row.kind} compact="narrow" />
      <code className={css.label}>{row.label}</code>
      <span className={css.from}>{row.from}</span>
    </>
  );
}

/** The text of a message, and the page of the method that its label names. */
export function SentMessageText({ row, label }: { row: ShownMessage; label: string }) {
  return (
    <>
      <div className={css.text} role="region" aria-label={label} tabIndex={0}>
        <CodeBlock text={row.text} width={60} />
      </div>
      <div className={css.page}>
        <MethodLink method={methodIn(row.label)} named />
      </div>
    </>
  );
}
