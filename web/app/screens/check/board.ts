/** What is chosen on the boards of the report: a filter of messages, what is unfolded, a second revision. A new text forgets it. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NO_FILTER } from '../../parts/messageFilter.ts';
import type { MessageFilter } from '../../parts/messageFilter.ts';
import { put, store } from '../../state/store.ts';
import type { RevisionId } from '../../../protocol/types.ts';

interface Board {
  filter: MessageFilter;
  /** The facts about sessions are unfolded. */
  facts: boolean;
  /** The revision that findings are compared with; `null` when they are not. */
  beside: RevisionId | null;
}

const board = createStore<Board>()(() => ({ filter: NO_FILTER, facts: false, beside: null }));

store.subscribe((state, before) => {
  if (state.texts !== before.texts) board.setState({ filter: NO_FILTER, beside: null });
});

/** A piece of it; the component is drawn again when it changes. */
export function useBoard<T>(pick: (state: Board) => T): T {
  return useStore(board, pick);
}

/** Asks more, or less, of the messages that are shown. */
export function filterBy(change: Partial<MessageFilter>): void {
  board.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
}

/** Shows all messages again. */
export function clearFilter(): void {
  board.setState({ filter: NO_FILTER });
}

/** Unfolds the facts about sessions, or folds them. */
export function showFacts(facts: boolean): void {
  board.setState({ facts });
}

/** Shows the findings of the revision in force beside those of another, among the problems; `null` ends it. */
export function compareWith(beside: RevisionId | null): void {
  board.setState({ beside });
  if (beside !== null) put({ tab: 'problems' });
}
