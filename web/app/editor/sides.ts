/** Who knows about the text of an editor: the engine that holds it. Without a word the text is that of Check. */
import type { Engine } from '../engine/types.ts';
import { engine } from '../state/session.ts';
import { optionsOf, store } from '../state/store.ts';
import type { CheckOptions } from '../../protocol/types.ts';

/** The engine of one text, and how to ask it. */
export interface Side {
  /** Null where nothing is known of the text, e.g. because it is no message. */
  readonly engine: Pick<Engine, 'hover' | 'complete'> | null;
  options(): CheckOptions;
  version(): number;
}

const MAIN: Side = {
  engine,
  options: () => optionsOf(store.getState()),
  version: () => store.getState().version,
};
const others = new Map<string, Side>();

/** Names the engine of another text, by the address of its model. */
export function setSide(address: string, side: Side): void {
  others.set(address, side);
}

/** Whom to ask about a model. */
export function sideOf(address: string): Side {
  return others.get(address) ?? MAIN;
}

/** Whether a model holds the text of Check. */
export function isMain(address: string): boolean {
  return !others.has(address);
}
