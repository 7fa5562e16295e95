/** The messages of the text: a summary of its sessions, a filter, and one row for each matching message. */
import { useDeferredValue, useMemo, useRef } from 'react';
import type { ShownReport } from '../../engine/types.ts';
import type { SessionSummary } from '../../../protocol/types.ts';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Messages } from '../../parts/Messages.tsx';
import { NoMessages } from '../../parts/NoMessages.tsx';
import { Fact } from '../../parts/SessionFacts.tsx';
import { Sessions } from '../../parts/Sessions.tsx';
import { choicesOf, inOrder, isFiltering, passing } from '../../parts/messageFilter.ts';
import { outcomesOf } from '../../parts/outcomes.ts';
import { refusalsOf, sessionsWithout } from '../../parts/refusals.ts';
import { sessionName } from '../../parts/sessionText.ts';
import { count } from '../../parts/text.ts';
import { goToEntry } from '../../state/actions.ts';
import { put, store } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { clearFilter, filterBy, orderBy, showFacts, useBoard } from './board.ts';
import { useBriefs, useFailed, useHolding } from './message-queries.ts';

/** While sessions are not tracked yet. */
const NONE: readonly SessionSummary[] = [];

/** Connected to the editor and the engine. */
export function MessagesBoard({ report }: { report: ShownReport }) {
  const entry = useApp((state) => state.entry);
  const facts = useBoard((board) => board.facts);
  const filter = useBoard((board) => board.filter);
  const requested = useDeferredValue(filter);
  const holding = useHolding(requested.query.trim(), report.version);
  const { entries } = report;
  const failed = useFailed(report);
  const { briefs, need } = useBriefs(report);
  const order = useBoard((board) => board.order);
  const refusals = useMemo(() => refusalsOf(report), [report]);
  const sessions = useMemo(
    () => (report.deep ? sessionsWithout(report.sessions, refusals, entries) : NONE),
    [report, refusals, entries],
  );
  const outcomes = useMemo(
    () => outcomesOf({ entries, sessions, refusals, failed }),
    [entries, sessions, refusals, failed],
  );
  const clocks = useMemo(() => entries.some(({ took }) => took !== undefined), [entries]);
  const choices = useMemo(() => choicesOf(entries), [entries]);
  const names = useMemo(() => sessions.map(sessionName), [sessions]);
  const shown = useMemo(
    () => inOrder(passing(entries, requested, holding, outcomes), order, entries),
    [entries, requested, holding, outcomes, order],
  );
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
          outcomes={outcomes}
          order={order}
          onOrder={orderBy}
          clocks={clocks}
          sessions={names}
          shown={shown.length}
          total={entries.length}
          onDown={toTable}
          field={field}
        />
      ) : null}
      {shown.length === 0 ? (
        <NoMessages
          query={requested.query.trim()}
          others={isFiltering({ ...requested, query: '' })}
          total={entries.length}
          onClear={clear}
        />
      ) : (
        <Messages
          entries={entries}
          sessions={sessions}
          flips={report.format.flips === true}
          partly={shown.length < entries.length}
          refusals={refusals}
          failed={failed}
          shown={shown}
          sorted={order !== 'logged'}
          briefs={briefs}
          onNeed={need}
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
