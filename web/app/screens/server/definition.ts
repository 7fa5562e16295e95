/** The edited definition: validated during typing, and activated if it has no problems. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DefinitionReading } from '../../engine/types.ts';
import { pushRoute } from '../../state/address.ts';
import { put, store } from '../../state/store.ts';
import { act, begin, board, engine } from './server-store.ts';
import { fillNext } from './compose.ts';

interface Draft {
  text: string;
  filled: number;
  /** The pasted text is the response of a real server to `tools/list`. */
  pasting: boolean;
  problems: DefinitionReading['problems'];
  /** The current text is validated and active. */
  inForce: boolean;
}

const draft = createStore<Draft>()(() => ({ text: '', filled: 0, pasting: false, problems: [], inForce: true }));

/** Selects a part of it; the component renders again when it changes. */
export function useDraft<T>(pick: (state: Draft) => T): T {
  return useStore(draft, pick);
}

/** Starts to edit the current definition. */
export function editDefinition(): void {
  const text = board.getState().run?.definition ?? '';
  draft.setState(({ filled }) => ({ text, filled: filled + 1, pasting: false, problems: [], inForce: true }));
  board.setState({ defining: true, pane: 'wire' });
}

/** Waits for the `tools/list` response of a real server. */
export function pasteTools(): void {
  draft.setState(({ filled }) => ({ text: '', filled: filled + 1, pasting: true, problems: [], inForce: false }));
  board.setState({ defining: true, pane: 'wire' });
}

/** Delay after the last key, ms. */
const REST = 400;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Accepts typed text. */
export function typedDefinition(text: string): void {
  if (text === draft.getState().text) return;
  draft.setState({ text, inForce: false });
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(() => void read(text), REST);
}

async function read(text: string): Promise<void> {
  const { pasting } = draft.getState();
  const reading = await engine.define(text, pasting);
  if (!reading || text !== draft.getState().text) return;
  draft.setState({ problems: pasting && text.trim() === '' ? [] : reading.problems });
  if (!reading.definition) return;
  draft.setState({ inForce: true });
  const { setup, inputs } = board.getState();
  if (pasting) {
    // For a different server, a new conversation starts.
    const run = await begin({ definition: reading.definition });
    if (run) {
      fillNext(run);
      draft.setState(({ filled }) => ({ text: run.definition, filled: filled + 1, pasting: false }));
    }
  } else if (inputs.length === 0 || setup.transport === 'http') {
    const run = await begin({ definition: reading.definition });
    if (run && inputs.length === 0) fillNext(run);
  } else {
    await act({ act: 'define', definition: reading.definition });
  }
}

/** The original demo server. */
export async function restoreDefinition(): Promise<void> {
  const run = await begin({ definition: null });
  if (!run) return;
  fillNext(run);
  draft.setState(({ filled }) => ({
    text: run.definition,
    filled: filled + 1,
    pasting: false,
    problems: [],
    inForce: true,
  }));
}

/** Another demo server; starts a new run. */
export function chooseServer(server: string): void {
  put({ serverSetup: { ...store.getState().serverSetup, server } });
  pushRoute();
}
