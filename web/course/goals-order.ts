/** Small builders for orders: what has to come before what. */

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
export function inOrder(rules: readonly Before[]): {
  goals: { id: string; name: string; says: string; met: (order: readonly string[]) => boolean }[];
  mistakes: { id: string; says: string; example: string; when: (order: readonly string[]) => boolean }[];
} {
  const met = ({ first, second }: Before, order: readonly string[]): boolean =>
    order.indexOf(first) < order.indexOf(second);
  return {
    goals: rules.map((rule) => ({
      id: rule.id,
      name: `\`${rule.first}\` comes before \`${rule.second}\``,
      says: rule.says,
      met: (order) => met(rule, order),
    })),
    mistakes: rules.map((rule) => ({
      id: rule.id,
      says: rule.says,
      example: rule.example,
      when: (order) => !met(rule, order),
    })),
  };
}
