/** Times in ISO 8601, without the platform's calendar. */

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** A time in UTC, for example `2026-01-15T09:30:00.000Z`; `ms` counts from the start of 1970. */
export function isoOf(ms: number): string {
  const days = Math.floor(ms / DAY);
  const rest = Math.floor(ms - days * DAY);
  // Years that begin in March have their leap day at the end; 400 of them always have 146,097 days.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const day = shifted - era * 146_097;
  const year = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365);
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const ofMonth = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const calendar = month < 10 ? month + 3 : month - 9;
  const whole = year + era * 400 + (calendar <= 2 ? 1 : 0);
  const time = `${two(Math.floor(rest / 3_600_000))}:${two(Math.floor(rest / 60_000) % 60)}:${two(Math.floor(rest / 1000) % 60)}`;
  return `${String(whole).padStart(4, '0')}-${two(calendar)}-${two(ofMonth)}T${time}.${String(rest % 1000).padStart(3, '0')}Z`;
}
