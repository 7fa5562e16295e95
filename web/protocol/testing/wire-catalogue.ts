/** The catalog’s transport examples, judged. For tests with the folder named by MCP_SPEC_DIR. */
import { checkOne } from './check-rules.ts';
import type { Diagnostic, RevisionId, Transport } from '../types.ts';

interface Row {
  id: string;
  scope: string;
  badRevision?: RevisionId;
  good?: unknown;
  bad?: unknown;
}

/** One entry with both examples judged. */
export interface JudgedExample {
  readonly id: string;
  readonly good: readonly Diagnostic[];
  readonly bad: readonly Diagnostic[];
}

const TRANSPORTS: Readonly<Record<string, Transport>> = { http: 'http', stdio: 'stdio', sse: 'sse' };

/** The examples of these requirements in the catalog (`requirements.jsonl`), all of them with transport scope. */
export function judgedExamples(catalogue: string, ids: ReadonlySet<string>): JudgedExample[] {
  return catalogue
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
    .flatMap(({ id, scope, badRevision: revision, good, bad }) => {
      const transport = TRANSPORTS[scope];
      if (!ids.has(id) || !transport || !revision || typeof good !== 'string' || typeof bad !== 'string') return [];
      const found = (example: string): Diagnostic[] => checkOne(example, { revision, transport }).diagnostics;
      return [{ id, good: found(good), bad: found(bad) }];
    });
}

/** Valid examples with a finding above info level, or with a finding of the requirement itself. */
export function isReported(examples: readonly JudgedExample[]): string[] {
  return examples.flatMap(({ id, good }) => {
    const wrong = good.filter(({ severity, requirement }) => severity !== 'info' || requirement === id);
    return wrong.map((one) => `${id}: ${lineOf(one)}`);
  });
}

/** Wrong examples without a finding of the requirement or of one that its reason names. */
export function lost(examples: readonly JudgedExample[], without: Readonly<Record<string, string>>): string[] {
  return examples.flatMap(({ id, bad }) => {
    const reason = without[id] ?? '';
    const found = bad.some(
      ({ requirement, rule }) => requirement === id || reason.includes(`\`${requirement ?? rule}\``),
    );
    return found ? [] : [`${id}: ${bad.map(lineOf).join('; ') || 'nothing'}`];
  });
}

function lineOf({ severity, requirement, rule, what }: Diagnostic): string {
  return `${severity} ${requirement ?? rule} ${what}`;
}
