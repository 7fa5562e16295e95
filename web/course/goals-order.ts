/** Small builders for orders: what has to come before what. */
import type { OrderSource } from './source.ts';

/** One thing that has to come before another. */
export interface Before {
  id: string;
  first: string;
  second: string;
  says: string;
  /** An order that breaks it, and none that stands before it in the list. */
  example: string;
}

/** The goals and mistakes of an order: each piece before another. */
export function inOrder(rules: readonly Before[]): Pick<OrderSource, 'goals' | 'mistakes'> {
  return {
    goals: rules.map(({ id, first, second, says }) => ({
      id,
      name: `\`${first}\` comes before \`${second}\``,
      says,
      before: [first, second],
    })),
    mistakes: rules.map(({ id, first, second, says, example }) => ({ id, says, example, before: [second, first] })),
  };
}
