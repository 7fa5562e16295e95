/** The input from which steps are made. */
import type { JsonRecord, Running, ServerState, Step } from './types.ts';

/** A request as passed to the functions that make steps. */
export type Call = Pick<Running, 'serial' | 'method' | 'params' | 'revision' | 'clientCapabilities' | 'answers'> & {
  readonly state: ServerState;
};

/**
 * Makes the steps for arguments that match the schema. The same call returns the same steps; steps already taken stay
 * unchanged.
 */
export type Behaviour = (args: JsonRecord, call: Call) => readonly Step[];
