import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { FaultChoice } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Toggle } from './Toggle.tsx';
import { count } from './text.ts';
import css from './FaultList.module.css';

/** Props of the list of faults. */
export interface FaultListProps {
  faults: readonly FaultChoice[];
  /** Ids of the faults that were turned on by name. */
  on: readonly string[];
  onChange: (id: string, on: boolean) => void;
  onSurprise: () => void;
  /** True while a hidden fault is on. */
  secret: boolean;
  onSecretOff: () => void;
  ruleHref: (rule: string) => string;
}

/** Number of faults shown before the list is expanded. */
const FIRST = 6;

/** Switches for faults, first only a few, each with the rule it breaks, and a button for a hidden fault. */
export function FaultList(props: FaultListProps) {
  const { faults, on, onChange, onSurprise, secret, onSecretOff, ruleHref } = props;
  const [all, setAll] = useState(false);
  const shown = faults.filter(({ id }, at) => all || at < FIRST || on.includes(id));
  const more = faults.length - FIRST;
  return (
    <>
      <ul className={css.list} aria-label="Faults">
        {shown.map(({ id, title, rule, elsewhere, methods }) => (
          <li key={id}>
            <Toggle
              label={title}
              on={on.includes(id)}
              disabled={elsewhere && !on.includes(id)}
              onChange={(next) => onChange(id, next)}
              more={
                <>
                  <a className={css.rule} href={ruleHref(rule)}>
                    <code>{rule}</code>
                  </a>
                  {elsewhere ? <span className={css.hint}>breaks nothing in this revision</span> : null}
                  {on.includes(id) && !elsewhere && methods.length > 0 ? (
                    <span className={css.hint}>
                      seen with <code>{methods.join(', ')}</code>
                    </span>
                  ) : null}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {secret ? (
        <p className={css.secret}>
          A hidden fault is on.{' '}
          <Button look="link" onClick={onSecretOff}>
            Turn it off
          </Button>
        </p>
      ) : null}
      <div className={css.foot}>
        {more > 0 ? (
          <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer faults' : count(more, 'more fault')}
            {all ? <ChevronUp /> : <ChevronDown />}
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={onSurprise}>Surprise me</Button>
      </div>
    </>
  );
}
