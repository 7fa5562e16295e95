/** How much work something is, whatever else the machine does meanwhile. */

/**
 * Starts a clock that counts the CPU time of this process alone. Returns a function that tells the milliseconds since then.
 * Limits on it belong to hostile input, where the wrong algorithm takes minutes; speed itself is measured by `npm run bench`.
 */
export function cpuClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
