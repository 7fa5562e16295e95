/** What is known about each `AbortSignal`: shared by the classes of events and of signals. */

/** The state of a signal. */
export interface SignalState {
  aborted: boolean;
  reason: unknown;
  /** Run once when the signal is aborted, before its event. */
  readonly steps: Set<() => void>;
  /** The signals that are aborted with this one. */
  readonly dependents: Set<object>;
  /** The signals that this one depends on; null for a signal of its own. */
  sources: Set<object> | null;
}

/** The state of each signal. */
export const signalStates = new WeakMap<object, SignalState>();
