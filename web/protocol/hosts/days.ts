/** How old a fact is. The caller gives the day of the check. */

/** True if the day is more than a year before `today`; both as `YYYY-MM-DD`. False for anything else. */
export function isOutdated(seenOn: string, today: string | undefined): boolean {
  if (today === undefined || !DAY.test(today) || !DAY.test(seenOn)) return false;
  const yearLater = `${String(Number(seenOn.slice(0, 4)) + 1).padStart(4, '0')}${seenOn.slice(4)}`;
  return yearLater < today;
}

const DAY = /^\d{4}-\d\d-\d\d$/u;
