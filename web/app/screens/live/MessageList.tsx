/** The messages as a table with a filter, and the scrolling to new ones. */
import { useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Messages } from '../../parts/Messages.tsx';
import { NoMessages } from '../../parts/NoMessages.tsx';
import { choicesOf, inOrder, isFiltering, NO_FILTER, ORDERS, passing } from '../../parts/messageFilter.ts';
import { outcomesOf } from '../../parts/outcomes.ts';
import { grouped } from '../../parts/text.ts';
import css from './Live.module.css';
import { board, filterBy, openMessage, select, useBoard } from './live-store.ts';
import type { LiveRun } from './run-log.ts';
import { refusalsOf } from './refusals.ts';
import { RunEnd } from './RunEnd.tsx';
import { holding } from './search.ts';
import { useFollow } from './useFollow.ts';

const needNothing = (): void => undefined;

/** The messages of a run since an index. */
export function MessageList({ run, since }: { run: LiveRun; since: number }) {
  const filter = useBoard((state) => state.filter);
  const order = useBoard((state) => state.order);
  const selected = useBoard((state) => state.selected);
  const requested = useDeferredValue(filter);
  const query = requested.query.trim();
  const found = useMemo(() => holding(run, query), [run, query]);
  const { entries, failed, briefs } = run;
  const sessions = useMemo(() => [run.session], [run]);
  const refusals = useMemo(() => refusalsOf(run), [run]);
  const outcomes = useMemo(
    () => outcomesOf({ entries, sessions, refusals, failed }),
    [entries, sessions, refusals, failed],
  );
  const visible = useMemo(() => (since === 0 ? entries : entries.slice(since)), [entries, since]);
  const choices = useMemo(() => choicesOf(visible), [visible]);
  const clocks = useMemo(() => visible.some(({ took }) => took !== undefined), [visible]);
  const shown = useMemo(() => {
    const matching = passing(entries, requested, found, outcomes);
    return inOrder(
      matching.filter(({ index }) => index >= since),
      order,
      entries,
    );
  }, [entries, requested, found, outcomes, order, since]);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useFollow(scroller);
  const clear = () => {
    board.setState({ filter: NO_FILTER });
    field.current?.focus();
  };
  const toTable = () => {
    table.current?.focus();
    const [first] = shown;
    if (first && !shown.some(({ index }) => index === selected)) select(first.index);
  };
  return (
    <div ref={scroller} className={css.scroller} data-scrolls>
      <div>
        <FilterBar
          filter={filter}
          onFilter={filterBy}
          onClear={clear}
          choices={choices}
          outcomes={outcomes}
          order={order}
          onOrder={(id) => board.setState({ order: ORDERS.find((one) => one === id) ?? 'logged' })}
          clocks={clocks}
          sessions={[]}
          shown={shown.length}
          total={visible.length}
          onDown={toTable}
          field={field}
          announced={false}
        />
        {shown.length === 0 ? (
          visible.length === 0 ? null : (
            <NoMessages
              query={query}
              others={isFiltering({ ...requested, query: '' })}
              total={visible.length}
              onClear={clear}
            />
          )
        ) : (
          <Messages
            entries={entries}
            sessions={sessions}
            flips={false}
            partly={shown.length < entries.length}
            refusals={refusals}
            failed={failed}
            shown={shown}
            sorted={order !== 'logged'}
            briefs={briefs}
            onNeed={needNothing}
            selected={selected !== null && entries[selected] ? selected : null}
            onSelect={select}
            onOpen={openMessage}
            ref={table}
          />
        )}
        <RunEnd run={run} />
      </div>
      {selected !== null && entries[selected] ? (
        <p className={css.openBar}>
          <Button onClick={() => openMessage(selected)}>Show message {grouped(selected + 1)}</Button>
        </p>
      ) : null}
    </div>
  );
}
