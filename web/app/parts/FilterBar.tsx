import { useEffect, useRef } from 'react';
import { FilterField } from './FilterField.tsx';
import type { FilterFieldProps } from './FilterField.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { followHeight } from './followHeight.ts';
import type { Choice } from './choice.ts';
import { ORDERS } from './messageFilter.ts';
import type { FilterChoices, Order } from './messageFilter.ts';
import { OUTCOMES } from './outcomes.ts';
import type { Outcomes } from './outcomes.ts';
import { grouped, kindWord } from './text.ts';
import css from './FilterBar.module.css';

/** Props of the row above the message table. */
export interface FilterBarProps extends FilterFieldProps {
  choices: FilterChoices;
  /** The number of exchanges with each outcome. */
  outcomes: Outcomes;
  order: Order;
  onOrder: (order: Order) => void;
  /** Whether the log has response times to sort by. */
  clocks: boolean;
  /** Names of the sessions; the menu is omitted for a single session. */
  sessions: readonly string[];
}

const ORDER_TEXTS = { logged: 'As logged', slowest: 'Slowest first', largest: 'Largest first', method: 'By method' };
const SIDES = { client: 'Client', server: 'Server', unknown: 'Unknown' };
const ANY: Choice = { id: '', label: 'Any' };

/** “Filter messages”: a text field, menus for kind, side, method and session, and the number of matching messages. */
export function FilterBar(props: FilterBarProps) {
  const { filter, onFilter, choices, sessions, outcomes, order, onOrder, clocks } = props;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => followHeight(bar.current), []);
  const { kinds, sides, methods } = choices;
  const kindIds = [...kinds.keys()];
  const sideIds = [...sides.keys()];
  return (
    <search ref={bar} className={css.bar} aria-label="Filter messages">
      <FilterField {...props} />
      <div className={css.menus}>
        <FilterMenu
          label="Kind"
          value={filter.kind ?? ''}
          face={filter.kind === null ? 'any' : kindWord(filter.kind).toLowerCase()}
          choices={[ANY, ...kindIds.map((id) => ({ id, label: kindWord(id), hint: grouped(kinds.get(id) ?? 0) }))]}
          onPick={(id) => onFilter({ kind: kindIds.find((one) => one === id) ?? null })}
        />
        <FilterMenu
          label="Side"
          value={filter.side ?? ''}
          face={filter.side ?? 'any'}
          choices={[ANY, ...sideIds.map((id) => ({ id, label: SIDES[id], hint: grouped(sides.get(id) ?? 0) }))]}
          onPick={(id) => onFilter({ side: sideIds.find((one) => one === id) ?? null })}
        />
        <FilterMenu
          label="Method"
          value={filter.method === null ? '' : `m${filter.method}`}
          face={filter.method ?? 'any'}
          code={filter.method !== null}
          choices={[
            ANY,
            ...methods.map(([method, n]) => ({ id: `m${method}`, label: method || '""', hint: grouped(n) })),
          ]}
          onPick={(id) => onFilter({ method: id === '' ? null : id.slice(1) })}
        />
        {sessions.length > 1 ? (
          <FilterMenu
            label="Session"
            value={filter.session === null ? '' : String(filter.session)}
            face={filter.session === null ? 'any' : (sessions[filter.session] ?? 'any')}
            choices={[ANY, ...sessions.map((label, index) => ({ id: String(index), label }))]}
            onPick={(id) => onFilter({ session: id === '' ? null : Number(id) })}
          />
        ) : null}
        <FilterMenu
          label="Sort"
          value={order}
          face={ORDER_TEXTS[order].toLowerCase()}
          choices={ORDERS.filter((id) => id !== 'slowest' || clocks).map((id) => ({ id, label: ORDER_TEXTS[id] }))}
          onPick={(id) => onOrder(ORDERS.find((one) => one === id) ?? 'logged')}
        />
        {OUTCOMES.filter((id) => outcomes[id].count > 0 || filter.outcome === id).map((id) => (
          <button
            key={id}
            type="button"
            className={css.outcome}
            aria-pressed={filter.outcome === id}
            onClick={() => onFilter({ outcome: filter.outcome === id ? null : id })}
          >
            {id} <span>{grouped(outcomes[id].count)}</span>
          </button>
        ))}
        <label className={css.only}>
          <input
            type="checkbox"
            checked={filter.findings}
            disabled={choices.findings === 0 && !filter.findings}
            onChange={(event) => onFilter({ findings: event.target.checked })}
          />
          With findings <span>{grouped(choices.findings)}</span>
        </label>
      </div>
    </search>
  );
}
