import { useState } from 'react';
import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import type { ShownMessage } from '../../engine/learn.ts';
import { Button } from '../Button.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { SentMessageText, MessageText } from './SentMessageRows.tsx';
import css from './MessageChoice.module.css';

/** Props of a log with one message to select. */
export interface MessageChoiceProps {
  question: string;
  log: readonly ShownMessage[];
  /** Its number, from 1. */
  chosen: number | null;
  onChoose: (number: number) => void;
  onSend: () => void;
}

/** A log in which one message is selected; each one can be expanded to its text, or all at once. */
export function MessageChoice({ question, log, chosen, onChoose, onSend }: MessageChoiceProps) {
  const [open, setOpen] = useState<readonly number[]>([]);
  const toggle = (number: number) =>
    setOpen(open.includes(number) ? open.filter((one) => one !== number) : [...open, number]);
  const all = open.length === log.length;
  return (
    <ChoiceGroup
      question={question}
      aside={
        <Button
          look="quiet"
          aria-pressed={all}
          icon={<ChevronsUpDown />}
          onClick={() => setOpen(all ? [] : log.map((_, at) => at + 1))}
        >
          Show all texts
        </Button>
      }
      chosen={chosen === null ? null : String(chosen)}
      onChoose={(id) => onChoose(Number(id))}
      onSend={onSend}
      choices={log.map((row, at) => {
        const number = at + 1;
        const shown = open.includes(number);
        return {
          id: String(number),
          label: (
            <>
              <span className={css.number}>
                <span className="vh">Message </span>
                {number}
              </span>
              <MessageText row={row} />
            </>
          ),
          beside: (
            <Button
              look="quiet"
              square
              icon={<ChevronDown className={css.sign} />}
              aria-expanded={shown}
              aria-label={`Text of message ${number}`}
              onClick={() => toggle(number)}
            />
          ),
          below: shown ? <SentMessageText row={row} label={`Message ${number} as text`} /> : null,
        };
      })}
    />
  );
}
