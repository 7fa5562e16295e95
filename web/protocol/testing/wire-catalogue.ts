/** The catalogue's examples about transports, judged. For tests that have the folder named by MCP_SPEC_DIR. */
import { checkOne } from '../check.ts';
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

/** The examples of these requirements, as far as the catalogue (`requirements.jsonl`) shows any, each with its scope as transport. */
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

/** Right examples that are blamed: for anything but an info, or for the requirement itself. */
export function blamed(examples: readonly JudgedExample[]): string[] {
  return examples.flatMap(({ id, good }) => {
    const wrong = good.filter(({ severity, requirement }) => severity !== 'info' || requirement === id);
    return wrong.map((one) => `${id}: ${told(one)}`);
  });
}

/** Wrong examples in which neither the requirement is found nor one that its reason names. */
export function lost(examples: readonly JudgedExample[], without: Readonly<Record<string, string>>): string[] {
  return examples.flatMap(({ id, bad }) => {
    const reason = without[id] ?? '';
    const found = bad.some(
      ({ requirement, rule }) => requirement === id || reason.includes(`\`${requirement ?? rule}\``),
    );
    return found ? [] : [`${id}: ${bad.map(told).join('; ') || 'nothing'}`];
  });
}

function told({ severity, requirement, rule, what }: Diagnostic): string {
  return `${severity} ${requirement ?? rule} ${what}`;
}
