/** What steps are made from. */
import type { JsonRecord, Running, ServerState, Step } from './types.ts';

/** A request as the makers of steps see it. */
export type Call = Pick<Running, 'serial' | 'method' | 'params' | 'revision' | 'clientCapabilities' | 'answers'> & {
  readonly state: ServerState;
};

/** Makes the steps for arguments that fit the schema. The same call gives the same steps; steps already taken stay as they were. */
export type Behaviour = (args: JsonRecord, call: Call) => readonly Step[];
