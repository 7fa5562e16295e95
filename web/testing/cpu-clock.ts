/** Measures CPU work independent of other load on the machine. */

/**
 * Starts a clock that counts the CPU time of this process alone. Returns a function that returns the elapsed milliseconds.
 * Limits on it are for hostile input, where a wrong algorithm takes minutes; `npm run bench` measures speed itself.
 */
export function cpuClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
