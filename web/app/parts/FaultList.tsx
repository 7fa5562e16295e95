import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { FaultChoice } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Toggle } from './Toggle.tsx';
import { count } from './text.ts';
import css from './FaultList.module.css';

/** Properties of the faults that a server can be given. */
export interface FaultListProps {
  faults: readonly FaultChoice[];
  /** Ids of those that are on by name. */
  on: readonly string[];
  onChange: (id: string, on: boolean) => void;
  onSurprise: () => void;
  /** True while one is on in secret. */
  secret: boolean;
  onSecretOff: () => void;
  ruleHref: (rule: string) => string;
}

/** Shown before the rest is asked for. */
const FIRST = 6;

/** Switches, the first few of them, each with the rule that it breaks; and one that nobody is told of. */
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
          A fault is on, and nobody says which.{' '}
          <Button look="link" onClick={onSecretOff}>
            Switch it off
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
