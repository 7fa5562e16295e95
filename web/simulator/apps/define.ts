/** How a fault of a host or a view is defined. */
import type { JsonRecord } from '../types.ts';
import { methodOf } from './messages.ts';
import type { OpenedCall } from './types.ts';

/** The sides that can have a fault. */
export type AppSide = 'host' | 'view';

/** What a fault knows when a message is about to be sent. */
export interface FaultScene {
  /** What the side has really sent so far. */
  readonly sent: readonly JsonRecord[];
  /** The message to which the side reacts; null if it acts on its own. */
  readonly received: JsonRecord | null;
  /** The call of the tool; a view knows only the tools that are for the model. */
  readonly call: Pick<OpenedCall, 'modelOnly'> & Partial<OpenedCall>;
}

/** Returns what is sent instead of a message. */
export type Alter = (message: JsonRecord, scene: FaultScene) => readonly JsonRecord[];

/** One deliberate violation. */
export interface AppFault {
  /** Short, in kebab case. */
  readonly id: string;
  /** In the list: what the side does. */
  readonly title: string;
  /** The explanation: what it does wrong, and what a correct one does. */
  readonly says: string;
  /** The requirement of MCP Apps that it breaks, as its finding names it. */
  readonly requirement: string;
  readonly view?: Alter;
  readonly host?: Alter;
  /** What the user must do to see it, beyond opening the view. */
  readonly needs?: 'theme' | 'close' | 'model-only';
}

/** Replaces the messages of a method. */
export function replaced(method: string, instead: (message: JsonRecord) => readonly JsonRecord[]): Alter {
  return (message) => (methodOf(message) === method ? instead(message) : [message]);
}
