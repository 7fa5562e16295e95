import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { Button } from '../Button.tsx';
import { grouped } from '../text.ts';
import css from './SequenceTools.module.css';

/** Props of the search field for messages. */
export interface SequenceFindProps {
  query: string;
  onQuery: (query: string) => void;
  /** Number of matching messages, and the position of the current one, from 1; 0 for none. */
  hits: number;
  hit: number;
  onHit: (step: 1 | -1) => void;
  /** Down or Escape in the field: moves the focus to the drawing. */
  onDown: () => void;
  field: Ref<HTMLInputElement>;
}

/** “Find in the sequence”: Enter goes to the next match, Shift+Enter to the previous one, Down and Escape to the drawing. */
export function SequenceFind({ query, onQuery, hits, hit, onHit, onDown, field }: SequenceFindProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onHit(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown' || (event.key === 'Escape' && query === '')) onDown();
    else if (event.key === 'Escape') onQuery('');
    else return;
    event.preventDefault();
  };
  const searching = query.trim() !== '';
  return (
    <search className={css.find}>
      <label className="vh" htmlFor={id}>
        Find in the sequence
      </label>
      <Search />
      <input
        ref={field}
        id={id}
        type="search"
        placeholder="Method, id, kind or #number"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={css.hits} aria-live="polite">
        {searching ? (hits === 0 ? 'not found' : `${hit > 0 ? `${grouped(hit)} of ` : ''}${grouped(hits)}`) : null}
      </span>
      {searching ? (
        <>
          <Button look="quiet" square aria-label="Found before" disabled={hits === 0} onClick={() => onHit(-1)}>
            <ChevronUp />
          </Button>
          <Button look="quiet" square aria-label="Next found" disabled={hits === 0} onClick={() => onHit(1)}>
            <ChevronDown />
          </Button>
        </>
      ) : null}
    </search>
  );
}
