/** Times as logs write them, in milliseconds since 1970, or since midnight if there is no date. */

const ISO = /(\d{4})[-/](\d\d)[-/](\d\d)[T ]+(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?(Z|[+-]\d\d:?\d\d))?/;
const HOURS = /(?:^|[^\d:])(\d{1,2}):(\d\d):(\d\d)(?:[.,](\d{1,9}))?(?: ?([AP]M))?/i;
const MONTH_FIRST = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* +(\d{1,2})[ ,]+(?:(\d{4}),? +)?/i;
const DAY_FIRST = /\b(\d{1,2})[/ ](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[/ ](\d{4})[: ]/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Reads the times of one log in order. If they have no dates, passing midnight starts a new day. */
export class Clock {
  #day = 0;
  #before = -1;

  /** The first time in a short text; `undefined` if there is none. */
  read(text: string): number | undefined {
    const iso = isoTime(text);
    if (iso !== undefined) return iso;
    const hours = HOURS.exec(text);
    if (!hours) return undefined;
    const [, hour = '', minute = '', second = '', fraction = '', half] = hours;
    const past = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
    const time = past * 60 * MINUTE + Number(minute) * MINUTE + Number(second) * SECOND + millis(fraction);
    const date = dateIn(text);
    if (date !== undefined) return date * DAY + time;
    // Lines may be slightly out of order without a day having passed.
    if (time < this.#before - DAY / 2) this.#day += DAY;
    this.#before = time;
    return this.#day + time;
  }
}

/**
 * The first date and time in a text, such as `2026-01-31T10:00:00.123Z` or `2026-01-31 10:00:00,123`; read as UTC if it has no
 * zone.
 */
export function isoTime(text: string): number | undefined {
  const found = ISO.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second = '0', fraction = '', zone = 'Z'] = found;
  const clock = Number(hour) * 60 * MINUTE + Number(minute) * MINUTE + Number(second) * SECOND + millis(fraction);
  return daysTo(Number(year), Number(month), Number(day)) * DAY + clock - offsetOf(zone);
}

/** A time as recorders write it: a string, or a number of seconds, milliseconds, microseconds or nanoseconds since 1970. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return /^\d{10,19}$/.test(value) ? timeOf(Number(value)) : isoTime(value);
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1e8) return undefined;
  if (value < 1e11) return value * 1000;
  if (value < 1e14) return value;
  return value < 1e17 ? value / 1000 : value / 1e6;
}

function dateIn(text: string): number | undefined {
  const one = MONTH_FIRST.exec(text);
  if (one) return daysTo(one[3] === undefined ? 2000 : Number(one[3]), monthOf(one[1]), Number(one[2]));
  const other = DAY_FIRST.exec(text);
  return other ? daysTo(Number(other[3]), monthOf(other[2]), Number(other[1])) : undefined;
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Days since 1970, counted in years that begin in March, so that the leap day comes last in its year. */
function daysTo(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((months * 153 + 2) / 5) + day - 719_469;
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '');
  const away = Number(digits.slice(0, 2)) * 60 * MINUTE + Number(digits.slice(2)) * MINUTE;
  return zone.startsWith('-') ? -away : away;
}

/** Digits after the decimal point, as milliseconds. */
function millis(fraction: string): number {
  return fraction === '' ? 0 : Number(`0.${fraction}`) * SECOND;
}
