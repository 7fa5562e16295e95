/** Maps an editor’s text to the engine that holds it. The default is the text of Check. */
import type { Engine } from '../engine/types.ts';
import { engine } from '../state/session.ts';
import { optionsOf, store } from '../state/store.ts';
import type { CheckOptions } from '../../protocol/types.ts';

/** The engine of one text, with its options and version. */
export interface Side {
  /** Null where nothing is known about the text, e.g. because it is not a message. */
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

/** Sets the engine of another text, by the URI of its model. */
export function setSide(address: string, side: Side): void {
  others.set(address, side);
}

/** Returns the engine for a model. */
export function sideOf(address: string): Side {
  return others.get(address) ?? MAIN;
}

/** Whether a model holds the text of Check. */
export function isMain(address: string): boolean {
  return !others.has(address);
}
