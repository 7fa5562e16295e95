/** “Compare with…” and “Translate to…”: which of them is open, and what was typed and computed in this visit. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { editor } from '../../editor/handle.ts';
import type { ShownDifference, Target } from '../../engine/session-types.ts';
import { SESSION_TOOLS } from '../../parts/sessionTools.ts';
import type { SessionTool } from '../../parts/sessionTools.ts';
import { chooseRevision, replaceText } from '../../state/actions.ts';
import { engine } from '../../state/session.ts';
import { optionsOf, put, store } from '../../state/store.ts';

/** The state of both tools. */
export interface Tools {
  open: SessionTool | null;
  /** The text to compare with, and the name of its file; empty if it was pasted. */
  other: { text: string; name: string };
  /** True if the other text is the state before. */
  isFirst: boolean;
  /** Why the other text or the comparison cannot be used, in a sentence; empty if it can. */
  problem: string;
  /** The differences, with the version of the text in the editor that they are about. */
  found: { version: number; difference: ShownDifference } | null;
  working: boolean;
}

const tools = createStore<Tools>()(() => ({
  open: null,
  other: { text: '', name: '' },
  isFirst: false,
  problem: '',
  found: null,
  working: false,
}));

/** Selects a part of the state; the component renders again when it changes. */
export function useTools<T>(pick: (state: Tools) => T): T {
  return useStore(tools, pick);
}

/** Opens a tool by its id; any other word closes it. */
export function showTool(id: string | null): void {
  const open = SESSION_TOOLS.find((one) => one.id === id)?.id ?? null;
  // Differences of an earlier text would be misleading.
  if (tools.getState().found?.version !== store.getState().version) tools.setState({ found: null, problem: '' });
  tools.setState({ open });
}

/** Closes the dialog, then does something in the page: an open dialog keeps the focus inside. */
export function leaveFor(task: () => void): void {
  showTool(null);
  setTimeout(task);
}

/** Changes what is compared; earlier differences are dropped. */
export function setCompared(change: Partial<Pick<Tools, 'other' | 'isFirst' | 'problem'>>): void {
  tools.setState({ problem: '', found: null, ...change });
}

const BUSY = 'The comparison was not finished: the text changed meanwhile, or the checker stopped. Try again.';

/** Compares the text in the editor with the other one. */
export async function compareTexts(): Promise<void> {
  const { other, isFirst } = tools.getState();
  const state = store.getState();
  tools.setState({ working: true, problem: '', found: null });
  // A revision that applies to every text applies to the other one too.
  const options = state.pinned ? { revision: state.revision } : {};
  const made = await engine.diff({ ...other, isFirst, options }, optionsOf(state), state.version);
  tools.setState({ working: false });
  const now = tools.getState();
  if (now.other !== other || now.isFirst !== isFirst) return;
  if (!made) tools.setState({ problem: BUSY });
  else if ('problem' in made) tools.setState({ problem: made.problem });
  else tools.setState({ found: { version: state.version, difference: made } });
}

/** Puts a translation into the editor; the former text is one undo step away. */
export function openTranslation(text: string, to: Target, isUnmarked: boolean): void {
  const { pinned, revision } = store.getState();
  leaveFor(() => {
    replaceText(text, `The text is translated to ${to}.`);
    if (pinned && revision !== to) chooseRevision(to);
    else if (!pinned && isUnmarked) chooseRevision(to, true);
    put({ pane: 'message' });
    editor()?.focus();
  });
}
