/** Which side sends a method. */
import type { MethodSender } from './define.ts';
import { models } from './index.ts';

/** The one side that sends a method, or what it is short for, in every revision that has it; `null` when either may, or nobody knows it. */
export function sideOf(method: string): 'client' | 'server' | null {
  const sides = new Set<MethodSender>();
  for (const model of models) {
    const row = model.methods.get(method) ?? model.methods.get(`notifications/${method}`);
    if (row) sides.add(row.sender);
  }
  const [only] = sides;
  return sides.size === 1 && only !== undefined && only !== 'both' ? only : null;
}
