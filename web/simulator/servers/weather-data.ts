/** The weather of the demo servers: made from names, so that every run has the same. */
import { stringOf } from '../../protocol/values.ts';
import type { JsonRecord } from '../types.ts';
import { objectSchema } from './content.ts';

/** The cities that have a station, by country. */
export const CITIES: Readonly<Record<string, readonly string[]>> = {
  Finland: ['Helsinki', 'Tampere', 'Turku'],
  France: ['Lyon', 'Nantes', 'Paris'],
  Italy: ['Milan', 'Rome', 'Turin'],
  Japan: ['Kyoto', 'Osaka', 'Tokyo'],
};
/** All of them. */
export const CITY_NAMES: readonly string[] = Object.values(CITIES).flat();
const SKIES = ['sunny', 'cloudy', 'rainy', 'windy', 'foggy'] as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A deterministic number from a string, at least 0 and below `below`: weather that can be replayed. */
export function luck(seed: string, below: number): number {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % below;
}

/** The weather of a day. */
export function dayIn(city: string, day: string): { day: string; high: number; low: number; sky: string } {
  const high = 8 + luck(`${city}${day}`, 20);
  return {
    day,
    high,
    low: high - 3 - luck(day + city, 6),
    sky: SKIES[luck(`${day}/${city}`, SKIES.length)] ?? 'sunny',
  };
}

/** The city with this name, in any case; null if it has no station. */
export function cityNamed(name: unknown): string | null {
  return (
    CITY_NAMES.find((city) => city.toLowerCase() === stringOf(typeof name === 'string' ? name : '').toLowerCase()) ??
    null
  );
}

/** The forecast for a city; three days unless another number is given. */
export function forecastIn(city: string, days: unknown) {
  const list = DAYS.slice(0, typeof days === 'number' ? days : 3).map((day) => dayIn(city, day));
  return { city, unit: 'celsius', days: list };
}

/** The schema of the number of days. */
export const DAYS_SCHEMA: JsonRecord = {
  type: 'integer',
  minimum: 1,
  maximum: 7,
  default: 3,
  description: 'How many days',
};

/** The schema of a forecast. */
export const FORECAST_SCHEMA: JsonRecord = objectSchema({
  city: { type: 'string' },
  unit: { type: 'string', enum: ['celsius'] },
  days: {
    type: 'array',
    items: objectSchema({
      day: { type: 'string' },
      high: { type: 'number' },
      low: { type: 'number' },
      sky: { type: 'string', enum: [...SKIES] },
    }),
  },
});
