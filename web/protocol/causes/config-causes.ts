/** Causes that the configuration beside a log shows: an entry with which the server cannot work. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { remediesOf } from './advice/index.ts';
import { isLesson, isTold, reportsOwnFailure } from './printed.ts';

/** Rules about configurations whose breach stops a server, with the id of the complaint of the same meaning. */
const STOPPING: Readonly<Record<string, string>> = {
  'config/docker-stdio': 'docker-not-interactive',
  'config/no-command-or-url': 'roo-missing-fields',
  'config/backslashes': 'json-bad-escape',
  'config/member-type': 'roo-json-syntax',
  'config/quotes': 'roo-json-syntax',
  'config/nested-transport': 'roo-type-error',
  'config/contradictory-type': 'roo-mixed',
  'config/command-and-url': 'roo-mixed',
  'config/syntax': 'roo-json-syntax',
};
/** Rules whose breach is also that of an excerpt: people cut what they paste. */
const MAY_BE_CUT: ReadonlySet<string> = new Set(['config/syntax']);

/** The writer’s own experience. */
const OWN = /\bI(?:['’]m)?\b[^\n]{0,80}\b(?:not|only|no|never|nothing)\b/u;

/** A host’s list of the states of its servers, which has no commands. */
const STATUS = /["']status["']\s{0,4}:\s{0,4}["'](?:failed|connected|pending|needs-auth|disabled)\b/u;

/** The faults of the configuration, for a text in which the server also fails. `found`: the causes so far. */
export function* configCauses({ text, diagnostics }: CauseSource, found: readonly Candidate[]): Generator<Candidate> {
  const isOpen = found.length > 0 || reportsOwnFailure(text) || isTold(text);
  // A person who writes about their own configuration asks why it is not read.
  if (!isOpen && (!OWN.test(text) || isLesson(text))) return;
  if (found.some(({ id }) => id === 'codex-config-invalid')) return;
  for (const { rule, severity, title, what, why, span, entry, pointer } of diagnostics) {
    const id = Object.hasOwn(STOPPING, rule) ? STOPPING[rule] : undefined;
    if (id === undefined || severity !== 'error' || found.some((one) => one.id === id)) continue;
    if (!isOpen && !MAY_BE_CUT.has(rule)) continue;
    if (STATUS.test(text.slice(span.start, span.end + 200))) continue;
    const isCut = MAY_BE_CUT.has(rule);
    yield candidate({
      id,
      rank: isCut ? RANK.aside - 2 : RANK.config,
      severity: isCut ? 'info' : 'warning',
      title,
      what: `The text has the configuration of the server. ${what}`,
      why,
      how: remediesOf(id),
      span,
      entry,
      pointer,
    });
  }
}
