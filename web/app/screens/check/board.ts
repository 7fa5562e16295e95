/** The choices in the views of the report: a message filter, expanded parts, a second revision. A new text resets them. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ExportFormat } from '../../engine/types.ts';
import { NO_FILTER } from '../../parts/messageFilter.ts';
import type { MessageFilter, Order } from '../../parts/messageFilter.ts';
import { put, store } from '../../state/store.ts';
import type { RevisionId } from '../../../protocol/types.ts';

interface Board {
  filter: MessageFilter;
  /** The order of the messages. */
  order: Order;
  /** The session facts are expanded. */
  facts: boolean;
  /** The revision to compare with; `null` without a comparison. */
  beside: RevisionId | null;
}

const board = createStore<Board>()(() => ({
  filter: NO_FILTER,
  order: 'logged',
  facts: false,
  beside: null,
}));

store.subscribe((state, before) => {
  if (state.texts !== before.texts) board.setState({ filter: NO_FILTER, order: 'logged', beside: null });
});

/** Selects a part of the state; the component renders again when it changes. */
export function useBoard<T>(pick: (state: Board) => T): T {
  return useStore(board, pick);
}

/** Changes conditions of the message filter. */
export function filterBy(change: Partial<MessageFilter>): void {
  board.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}

/** Changes the order of the messages. */
export function orderBy(order: Order): void {
  board.setState({ order });
}

/** Shows all messages again. */
export function clearFilter(): void {
  board.setState({ filter: NO_FILTER });
}

let exporter: ((format: ExportFormat) => void) | null = null;
/** Requested before the button was loaded. */
let requested: ExportFormat | null = null;

/** The export button handles the requests of other places. Returns a function that ends this. */
export function exportWith(handler: (format: ExportFormat) => void): () => void {
  exporter = handler;
  if (requested) handler(requested);
  requested = null;
  return () => {
    if (exporter === handler) exporter = null;
  };
}

/** Exports like the button. */
export function requestExport(format: ExportFormat): void {
  if (exporter) exporter(format);
  else requested = format;
}

/** Expands or collapses the session facts. */
export function showFacts(facts: boolean): void {
  board.setState({ facts });
}

/** Compares the findings of the current revision with those of another, in the problems view; `null` ends the comparison. */
export function compareWith(beside: RevisionId | null): void {
  board.setState({ beside });
  if (beside !== null) put({ tab: 'problems' });
}
