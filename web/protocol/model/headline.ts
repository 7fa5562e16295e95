/** Headlines of findings: what must hold, with the level that the requirement has in the revision in use. */
import type { Severity } from '../types.ts';
import { word } from '../words.ts';

/** The source of a headline: a rule, or a finding with its own headline. */
export interface Headline {
  /** `{must}` becomes *must* or *should*, e.g. “A request’s `id` {must} not be null”. */
  readonly title: string;
  /** A neutral sentence for revisions where the requirement is informative; without it the headline uses *should* there. */
  readonly note?: string | undefined;
}

/** The headline of a finding of this severity. */
export function headline({ title, note }: Headline, severity: Severity): string {
  if (severity === 'info' && note !== undefined) return note;
  const modal = severity === 'error' ? 'must' : 'should';
  // `{musts}` is the plural of languages that have one.
  return title.replaceAll('{must}', word(modal)).replaceAll('{musts}', word(`${modal}s`));
}
