/** Small builders for orders: which message must precede which. */
import type { OrderSource } from './source.ts';

/** A message that must precede another one. */
export interface Before {
  id: string;
  first: string;
  second: string;
  says: string;
  /** An order that breaks this rule and none of the rules before it in the list. */
  example: string;
}

/** The goals and mistakes of an order: each message before another. */
export function inOrder(rules: readonly Before[]): Pick<OrderSource, 'goals' | 'mistakes'> {
  return {
    goals: rules.map(({ id, first, second, says }) => ({
      id,
      name: `\`${first}\` precedes \`${second}\``,
      says,
      before: [first, second],
    })),
    mistakes: rules.map(({ id, first, second, says, example }) => ({ id, says, example, before: [second, first] })),
  };
}
