/** The definition that is being edited: read as it is typed, put in force when nothing is wrong with it. */
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
  /** What was pasted is the answer of a real server to `tools/list`. */
  pasting: boolean;
  problems: DefinitionReading['problems'];
  /** The text as it is has been read and is in force. */
  inForce: boolean;
}

const draft = createStore<Draft>()(() => ({ text: '', filled: 0, pasting: false, problems: [], inForce: true }));

/** A piece of it; the component is drawn again when it changes. */
export function useDraft<T>(pick: (state: Draft) => T): T {
  return useStore(draft, pick);
}

/** Begins to edit the definition in force. */
export function editDefinition(): void {
  const text = board.getState().run?.definition ?? '';
  draft.setState(({ filled }) => ({ text, filled: filled + 1, pasting: false, problems: [], inForce: true }));
  board.setState({ defining: true, pane: 'wire' });
}

/** Waits for what a real server answered to `tools/list`. */
export function pasteTools(): void {
  draft.setState(({ filled }) => ({ text: '', filled: filled + 1, pasting: true, problems: [], inForce: false }));
}

/** After the last key, ms. */
const REST = 400;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Takes the text as it was typed. */
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
    // Another server altogether: the conversation with it begins anew.
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

/** The demo server as it came. */
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

/** Another demo server; the run begins anew. */
export function chooseServer(server: string): void {
  put({ stage: { ...store.getState().stage, server } });
  pushRoute();
}
