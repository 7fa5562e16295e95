/** Real time for the simulated server: milliseconds since the start, and one alarm at a time. */

/** A clock. */
export interface Clock {
  now(): number;
  /** Calls back at that time; null cancels the alarm. A new alarm replaces the earlier one. */
  wakeAt(moment: number | null, wake: () => void): void;
  stop(): void;
}

/** A clock that starts now. */
export function clock(): Clock {
  const began = performance.now();
  const now = (): number => Math.floor(performance.now() - began);
  let alarm: NodeJS.Timeout | undefined;
  return {
    now,
    wakeAt(moment, wake) {
      clearTimeout(alarm);
      alarm = moment === null ? undefined : setTimeout(wake, Math.max(1, moment - now()));
    },
    stop: () => clearTimeout(alarm),
  };
}
