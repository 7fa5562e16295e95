import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Search } from 'lucide-react';
import { Button } from './Button.tsx';
import { isFiltering } from './messageFilter.ts';
import type { MessageFilter } from './messageFilter.ts';
import { count, grouped } from './text.ts';
import css from './FilterBar.module.css';

/** Props of the text field. */
export interface FilterFieldProps {
  filter: MessageFilter;
  onFilter: (change: Partial<MessageFilter>) => void;
  /** Resets all filters to “any”. */
  onClear: () => void;
  shown: number;
  total: number;
  /** The Down key in the field moves the focus to the table. */
  onDown: () => void;
  field?: Ref<HTMLInputElement>;
  /** False if messages arrive by themselves: their number is then not announced. */
  announced?: boolean;
}

/** The text field of the filter, with the number of matching messages and the button that resets all filters. */
export function FilterField(props: FilterFieldProps) {
  const { filter, onFilter, onClear, shown, total, onDown, field, announced = true } = props;
  const id = useId();
  const on = isFiltering(filter);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && filter.query !== '') onFilter({ query: '' });
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
        value={filter.query}
        onChange={(event) => onFilter({ query: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <span className={css.count} aria-live={announced ? 'polite' : 'off'}>
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
