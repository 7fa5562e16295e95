/** The headline of a rule without a finding: for its page and for lists of rules. Needs the loaded types. */
import { deepOf } from '../model/deep.ts';
import { modelOf } from '../model/index.ts';
import { REVISION_IDS, type RuleClass } from '../types.ts';
import { headline, type Headline } from '../model/headline.ts';
import { severityOf } from './run.ts';

/** The headline with the strongest level that one of the requirements has in any revision. */
export function generalHeadline(
  head: Headline & { readonly requirements: readonly string[]; readonly class: RuleClass },
): string {
  const severities = new Set(
    REVISION_IDS.flatMap((revision) => {
      const { ledger } = modelOf(revision);
      const deep = deepOf(revision).ledger;
      return head.requirements.flatMap((id) => {
        const listed = ledger.get(id) ?? deep.get(id);
        return listed ? [severityOf(listed.level, head.class)] : [];
      });
    }),
  );
  return headline(
    head,
    severities.has('error') || severities.size === 0 ? 'error' : severities.has('warning') ? 'warning' : 'info',
  );
}
