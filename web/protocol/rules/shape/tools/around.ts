/** The typed values that enclose a place. */
import type { Place } from '../define.ts';

/** True when a value of this type encloses the place, at any depth. */
export function isIn(place: Place, type: string): boolean {
  for (let at = place.around; at; at = at.around) if (at.type === type) return true;
  return false;
}
