/** Headlines of findings: what must hold, with the force that the requirement has in the revision judged by. */
import type { Severity } from '../types.ts';

/** What a headline is made of: a rule, or a finding that has a headline of its own. */
export interface Headline {
  /** `{must}` becomes *must* or *should*, e.g. «A request’s `id` {must} not be null». */
  readonly title: string;
  /** A neutral sentence for where the requirement is informative; without it the headline says *should* there. */
  readonly note?: string | undefined;
}

/** The headline of a finding of this severity. */
export function headline({ title, note }: Headline, severity: Severity): string {
  if (severity === 'info' && note !== undefined) return note;
  return title.replaceAll('{must}', severity === 'error' ? 'must' : 'should');
}
