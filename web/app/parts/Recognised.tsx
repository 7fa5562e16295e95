import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { Choice } from './choice.ts';
import { count } from './words.ts';
import css from './Recognised.module.css';

/** One thing that was recognised and can be overruled. */
export interface Override {
  /** Id of the choice in force; the automatic one is a choice too. */
  value: string;
  /** What the button shows, e.g. «auto», «from log», «any». */
  face: string;
  /** The same for a screen reader, e.g. «automatic», «from the log», «not given». */
  spoken: string;
  choices: readonly Choice[];
  onPick: (id: string) => void;
}

/** Properties of the line that says what the text was taken for. */
export interface RecognisedProps {
  /** `null` when there is no text. */
  format: { title: string; because: string } | null;
  /** What to say of a text of which nothing is known yet. */
  unread?: string;
  messages: number;
  /** How many lines were skipped. */
  skipped: number;
  onSkipped: () => void;
  /** A word on a guess, e.g. «sender inferred». */
  guess?: string;
  formats: Override;
  senders: Override;
  transports: Override;
}

/** «Log with arrows, 6 messages, 1 line skipped», and the three overrides. */
export function Recognised(props: RecognisedProps) {
  const { format, unread = 'No text yet', messages, skipped, onSkipped, guess } = props;
  const parts: ReactNode[] = [];
  if (format === null) {
    parts.push(unread);
  } else {
    parts.push(<b title={format.because}>{format.title}</b>, count(messages, 'message'));
    if (skipped > 0) {
      parts.push(
        <Button look="link" onClick={onSkipped}>
          {count(skipped, 'line')} skipped
        </Button>,
      );
    }
    if (guess !== undefined) parts.push(guess);
  }
  return (
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
      </p>
      <div className={css.overrides} role="group" aria-label="How the text is read">
        <OverrideMenu label="Format" override={props.formats} />
        <OverrideMenu label="Sender" override={props.senders} />
        <OverrideMenu label="Transport" override={props.transports} />
      </div>
    </div>
  );
}

function OverrideMenu({ label, override }: { label: string; override: Override }) {
  const { value, face, spoken, choices, onPick } = override;
  return (
    <MenuButton look="bare" name={`${label}: ${spoken}`} sections={[{ kind: 'one-of', label, value, choices, onPick }]}>
      <span>
        {label} <b>{face}</b>
      </span>
    </MenuButton>
  );
}
