/** The current time, for the age of requests. */
import { useEffect, useState } from 'react';

/** Milliseconds since 1970, updated once per second while `ticks`. */
export function useClock(ticks: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticks]);
  return now;
}
