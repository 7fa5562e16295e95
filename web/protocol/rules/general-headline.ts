/** The headline of a rule where no finding is at hand: its page, lists of rules. Needs the types to be loaded. */
import { deepOf } from '../model/deep.ts';
import { modelOf } from '../model/index.ts';
import { REVISION_IDS, type RuleClass } from '../types.ts';
import { headline, type Headline } from './headline.ts';
import { severityOf } from './run.ts';

/** The headline with the strongest force that one of its requirements has in any revision. */
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
