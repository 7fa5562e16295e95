/** Small builders for orders: which message must precede which. */
import type { OrderSource } from './source.ts';

/** A message that must precede another one. */
export interface Before {
  id: string;
  /** Names the test that this makes, for the learner: what must come after what. */
  name: string;
  first: string;
  second: string;
  says: string;
  /** An order that breaks this rule and none of the rules before it in the list. */
  example: string;
}

/** The goals and mistakes of an order: each message before another. */
export function inOrder(rules: readonly Before[]): Pick<OrderSource, 'goals' | 'mistakes'> {
  return {
    goals: rules.map(({ id, name, first, second, says }) => ({
      id,
      name,
      says,
      before: [first, second],
    })),
    mistakes: rules.map(({ id, first, second, says, example }) => ({ id, says, example, before: [second, first] })),
  };
}
