import { Fragment, lazy, Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { SkippedPart } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Linked } from './Linked.tsx';
import { MenuButton } from './MenuButton.tsx';
import { Note } from './Note.tsx';
import type { Choice } from './choice.ts';
import { count } from './text.ts';
import css from './Recognised.module.css';

const SkippedLines = lazy(() => import('./SkippedLines.tsx').then((file) => ({ default: file.SkippedLines })));

/** A detected property that can be overridden. */
export interface Override {
  /** Id of the current choice, which includes “automatic”. */
  value: string;
  /** The button’s text, e.g. “auto”, “from log”, “any”. */
  face: string;
  /** The same for screen readers, e.g. “automatic”, “from the log”, “not given”. */
  accessibleName: string;
  /** One list, or several under headings. */
  groups: readonly { label: string; choices: readonly Choice[] }[];
  onPick: (id: string) => void;
}

/** Props of the line with the detected properties of the text. */
export interface RecognisedProps {
  /** `null` when there is no text. */
  format: { title: string; because: string; advice?: string } | null;
  /** The label for a text that has not been read yet. */
  unread?: string;
  /** `null` for a text that has other parts only. */
  messages: number | null;
  sessions: number;
  /** Skipped parts, and the number of their lines. */
  skipped: { parts: readonly SkippedPart[]; lines: number };
  /** Goes to a line, numbered from 1. */
  onLine: (line: number) => void;
  /** A note about a guess, e.g. “sender inferred”, with the complete explanation. */
  guess?: { text: string; because: string };
  /** Exchanges client and server, if the text does not determine them. */
  onFlip?: () => void;
  formats: Override;
  senders: Override;
  transports: Override;
}

/** “Log with arrows, 6 messages, 1 line skipped, sender inferred”, and the three overrides. */
export function Recognised(props: RecognisedProps) {
  const { format, unread = 'No text yet', messages, sessions, skipped, onLine, guess, onFlip } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const parts: ReactNode[] = [];
  if (format === null) {
    parts.push(unread);
  } else {
    parts.push(<b title={format.because}>{format.title}</b>);
    if (format.advice === undefined && messages !== null) parts.push(count(messages, 'message'));
    if (sessions > 1) parts.push(count(sessions, 'session'));
    if (skipped.lines > 0) {
      parts.push(
        <Button look="link" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
          {count(skipped.lines, 'line')} skipped
        </Button>,
      );
    }
    if (guess !== undefined) parts.push(<span title={guess.because}>{guess.text}</span>);
  }
  return (
    <>
      <div className={css.line}>
        <p>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 ? ' ' : null}
              <span className={css.part}>
                {part}
                {index < parts.length - 1 ? ',' : null}
              </span>
            </Fragment>
          ))}
          {onFlip && format ? (
            <span className={css.part}>
              {'. '}
              <Button look="link" onClick={onFlip}>
                Flip sides
              </Button>
            </span>
          ) : null}
        </p>
        <div className={css.overrides} role="group" aria-label="How the text is read">
          <OverrideMenu label="Format" override={props.formats} />
          <OverrideMenu label="Sender" override={props.senders} />
          <OverrideMenu label="Transport" override={props.transports} />
        </div>
      </div>
      {open && format !== null && skipped.lines > 0 ? (
        <div id={id}>
          <Suspense fallback={null}>
            <SkippedLines parts={skipped.parts} lines={skipped.lines} onGo={onLine} />
          </Suspense>
        </div>
      ) : null}
      {format?.advice === undefined ? null : (
        <div className={css.advice}>
          <Note>
            <Linked text={format.advice} />
          </Note>
        </div>
      )}
    </>
  );
}

function OverrideMenu({ label, override }: { label: string; override: Override }) {
  const { value, face, accessibleName, groups, onPick } = override;
  const sections = groups.map(({ label: heading, choices }) => ({
    kind: 'one-of' as const,
    label: heading,
    value,
    choices,
    onPick,
  }));
  return (
    <MenuButton look="bare" name={`${label}: ${accessibleName}`} sections={sections}>
      <span className={css.face}>
        {label} <b>{face}</b>
      </span>
    </MenuButton>
  );
}
