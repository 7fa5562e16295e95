/** Examples of the requirements of extensions, with the checker’s findings. Runs during the build. */
import { EXAMPLES, type Pair } from '../extensions/examples/index.ts';
import { withExtensions } from '../report/extensions.ts';
import { checker } from '../report/full.ts';
import type { Parts } from '../report/phases.ts';
import { reportOne } from '../report/report.ts';
import type { Diagnostic } from '../types.ts';
import type { ExampleDoc } from './define.ts';

/** Maximum number of pairs on a page. */
const MAX = 2;

const parts: Parts = { ...checker, extensions: withExtensions };

/**
 * Good and bad examples of a requirement, each judged in its own revision. A good text that has an error or a warning is left out,
 * and so is a bad one without the finding; the tests of the pairs prevent both.
 */
export function extensionExamples(id: string): { good: ExampleDoc[]; bad: ExampleDoc[] } {
  const pairs = Object.values(EXAMPLES)
    .flat()
    .filter((pair) => pair.id === id)
    .slice(0, MAX);
  return { good: pairs.flatMap(goodOf), bad: pairs.flatMap(badOf) };
}

function findingsIn(text: string, { revision }: Pair): readonly Diagnostic[] {
  return reportOne(parts, text, { revision }).diagnostics;
}

function goodOf(pair: Pair): ExampleDoc[] {
  const { good: text, revision } = pair;
  const isGood = findingsIn(text, pair).every(({ severity }) => severity === 'info');
  return isGood ? [{ text, revision, revisions: [revision] }] : [];
}

function badOf(pair: Pair): ExampleDoc[] {
  const { bad: text, revision, id } = pair;
  const found = findingsIn(text, pair).find(({ requirement }) => requirement === id);
  if (!found) return [];
  const { title, what, severity, fix, span } = found;
  return [
    {
      text,
      revision,
      mark: [span.start, span.end],
      found: { title, what, severity, ...(fix ? { fix: { says: fix.says, safety: fix.safety } } : {}) },
      revisions: [revision],
    },
  ];
}
