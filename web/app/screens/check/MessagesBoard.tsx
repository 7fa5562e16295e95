/** The messages of the text: a summary of its sessions, a filter, and one row for each matching message. */
import { useDeferredValue, useMemo, useRef, useEffect, useState } from 'react';
import type { ShownReport } from '../../engine/types.ts';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Messages } from '../../parts/Messages.tsx';
import { NoMessages } from '../../parts/NoMessages.tsx';
import { Fact } from '../../parts/SessionFacts.tsx';
import { Sessions } from '../../parts/Sessions.tsx';
import { choicesOf, isFiltering, passing } from '../../parts/messageFilter.ts';
import { sessionName } from '../../parts/sessionText.ts';
import { count } from '../../parts/text.ts';
import { goToEntry } from '../../state/actions.ts';
import { put, store, optionsOf } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { clearFilter, filterBy, showFacts, useBoard } from './board.ts';
import { engine } from '../../state/session.ts';

// Requests the messages that contain a search text from the engine, which has the text.

/**
 * Indices of messages whose text contains `words`; `null` without a search or a result. During typing the previous result
 * stays: it includes the next one.
 */
function useHolding(words: string, version: number): ReadonlySet<number> | null {
  const [known, setKnown] = useState<{ words: string; found: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    if (words === '') return undefined;
    let wanted = true;
    void engine.find(words, optionsOf(store.getState()), version).then((found) => {
      if (wanted && found) setKnown({ words, found: new Set(found) });
    });
    return () => {
      wanted = false;
    };
  }, [words, version]);
  return words !== '' && known && words.startsWith(known.words) ? known.found : null;
}

/** While sessions are not tracked yet. */
const NONE: ShownReport['sessions'] = [];

/** Connected to the editor and the engine. */
export function MessagesBoard({ report }: { report: ShownReport }) {
  const entry = useApp((state) => state.entry);
  const facts = useBoard((board) => board.facts);
  const filter = useBoard((board) => board.filter);
  const asked = useDeferredValue(filter);
  const holding = useHolding(asked.words.trim(), report.version);
  const { entries } = report;
  const sessions = report.deep ? report.sessions : NONE;
  const choices = useMemo(() => choicesOf(entries), [entries]);
  const names = useMemo(() => sessions.map(sessionName), [sessions]);
  const shown = useMemo(() => passing(entries, asked, holding), [entries, asked, holding]);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const clear = () => {
    clearFilter();
    field.current?.focus();
  };
  const toTable = () => {
    table.current?.focus();
    const [first] = shown;
    if (first && !shown.some((one) => one.index === store.getState().entry)) goToEntry(first.index);
  };
  return (
    <>
      {sessions.length > 0 && entries.length > 1 ? (
        <Sessions
          sessions={sessions}
          entries={entries}
          chosen={filter.session}
          onChoose={(session) => filterBy({ session })}
          open={facts}
          onOpen={showFacts}
          onSelect={goToEntry}
          more={
            report.skippedLines > 0 && sessions.length === 1 ? (
              <Fact name="Skipped">{count(report.skippedLines, 'line')}</Fact>
            ) : null
          }
        />
      ) : null}
      {entries.length > 1 || isFiltering(filter) ? (
        <FilterBar
          filter={filter}
          onFilter={filterBy}
          onClear={clear}
          choices={choices}
          sessions={names}
          shown={shown.length}
          total={entries.length}
          onDown={toTable}
          field={field}
        />
      ) : null}
      {shown.length === 0 ? (
        <NoMessages
          words={asked.words.trim()}
          others={isFiltering({ ...asked, words: '' })}
          total={entries.length}
          onClear={clear}
        />
      ) : (
        <Messages
          entries={entries}
          sessions={sessions}
          flips={report.format.flips === true}
          partly={shown.length < entries.length}
          shown={shown}
          selected={entries[entry] ? entry : null}
          onSelect={goToEntry}
          onOpen={(index) => {
            goToEntry(index);
            put({ tab: 'anatomy' });
          }}
          ref={table}
        />
      )}
    </>
  );
}
