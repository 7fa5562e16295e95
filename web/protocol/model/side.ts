/** The side that sends a method. */
import type { MethodSender } from './define.ts';
import { models } from './index.ts';

/**
 * The only side that sends a method (or a notification given without its prefix), in every revision that has it; `null` if
 * either may send it or it is unknown.
 */
export function sideOf(method: string): 'client' | 'server' | null {
  const sides = new Set<MethodSender>();
  for (const model of models) {
    const row = model.methods.get(method) ?? model.methods.get(`notifications/${method}`);
    if (row) sides.add(row.sender);
  }
  const [only] = sides;
  return sides.size === 1 && only !== undefined && only !== 'both' ? only : null;
}
