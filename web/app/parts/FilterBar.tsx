import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Search } from 'lucide-react';
import { Button } from './Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { Choice } from './choice.ts';
import { isFiltering } from './messageFilter.ts';
import type { FilterChoices, MessageFilter } from './messageFilter.ts';
import { count, grouped, kindWord } from './text.ts';
import css from './FilterBar.module.css';

/** Props of the row above the message table. */
export interface FilterBarProps {
  filter: MessageFilter;
  onFilter: (change: Partial<MessageFilter>) => void;
  /** Resets all filters to “any”. */
  onClear: () => void;
  choices: FilterChoices;
  /** Names of the sessions; the menu is omitted for a single session. */
  sessions: readonly string[];
  shown: number;
  total: number;
  /** The Down key in the field moves the focus to the table. */
  onDown: () => void;
  field?: Ref<HTMLInputElement>;
}

const SIDES = { client: 'Client', server: 'Server', unknown: 'Unknown' };
const ANY: Choice = { id: '', label: 'Any' };

/** “Filter messages”: a text field, menus for kind, side, method and session, and the number of matching messages. */
export function FilterBar(props: FilterBarProps) {
  const { filter, onFilter, choices, sessions } = props;
  const { kinds, sides, methods } = choices;
  const kindIds = [...kinds.keys()];
  const sideIds = [...sides.keys()];
  return (
    <search className={css.bar} aria-label="Filter messages">
      <Field {...props} />
      <div className={css.menus}>
        <Menu
          label="Kind"
          value={filter.kind ?? ''}
          face={filter.kind === null ? 'any' : kindWord(filter.kind).toLowerCase()}
          choices={kindIds.map((id) => ({ id, label: kindWord(id), hint: grouped(kinds.get(id) ?? 0) }))}
          onPick={(id) => onFilter({ kind: kindIds.find((one) => one === id) ?? null })}
        />
        <Menu
          label="Side"
          value={filter.side ?? ''}
          face={filter.side ?? 'any'}
          choices={sideIds.map((id) => ({ id, label: SIDES[id], hint: grouped(sides.get(id) ?? 0) }))}
          onPick={(id) => onFilter({ side: sideIds.find((one) => one === id) ?? null })}
        />
        <Menu
          label="Method"
          value={filter.method === null ? '' : `m${filter.method}`}
          face={filter.method ?? 'any'}
          code={filter.method !== null}
          choices={methods.map(([method, n]) => ({ id: `m${method}`, label: method || '""', hint: grouped(n) }))}
          onPick={(id) => onFilter({ method: id === '' ? null : id.slice(1) })}
        />
        {sessions.length > 1 ? (
          <Menu
            label="Session"
            value={filter.session === null ? '' : String(filter.session)}
            face={filter.session === null ? 'any' : (sessions[filter.session] ?? 'any')}
            choices={sessions.map((label, index) => ({ id: String(index), label }))}
            onPick={(id) => onFilter({ session: id === '' ? null : Number(id) })}
          />
        ) : null}
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

function Field({ filter, onFilter, onClear, shown, total, onDown, field }: FilterBarProps) {
  const id = useId();
  const on = isFiltering(filter);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && filter.words !== '') onFilter({ words: '' });
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.field}>
      <label className="vh" htmlFor={id}>
        Text in messages
      </label>
      <Search />
      <input
        ref={field}
        id={id}
        placeholder="Text in messages"
        autoComplete="off"
        spellCheck={false}
        value={filter.words}
        onChange={(event) => onFilter({ words: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <span className={css.count} aria-live="polite">
        {on ? `${grouped(shown)} of ${count(total, 'message')}` : count(total, 'message')}
      </span>
      {on ? (
        <Button look="link" onClick={onClear}>
          Clear<span className="vh"> the filter</span>
        </Button>
      ) : null}
    </div>
  );
}

function Menu(props: {
  label: string;
  value: string;
  face: string;
  code?: boolean;
  choices: readonly Choice[];
  onPick: (id: string) => void;
}) {
  const { label, value, face, code = false, choices, onPick } = props;
  const sections = [{ kind: 'one-of', label, value, choices: [ANY, ...choices], onPick } as const];
  return (
    <MenuButton look="bare" name={`${label}: ${face}`} sections={sections}>
      <span className={css.face}>
        {label} <b data-code={code || undefined}>{face}</b>
      </span>
    </MenuButton>
  );
}
