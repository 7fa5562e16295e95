/** Which branch of a union was really meant: a validator reports the mistakes of all branches, though the sender meant one. */
import { issueOf, type ReportIssue, type UnionBranch } from './types.ts';

/** The choice of a branch. */
export interface Choice {
  /** The path of the union. */
  readonly path: readonly (string | number)[];
  /** The type that was meant, such as “response” or `TextContent`; empty if the report does not name it. */
  readonly name: string;
  /** Number of branches that do not matter. */
  readonly others: number;
}

/** Issues without unions, and the choices that led to them. */
export interface Meant {
  readonly issues: readonly ReportIssue[];
  readonly choices: readonly Choice[];
}

const MAX_DEPTH = 8;
/** Members whose value selects the type. */
const SELECTORS = new Set<string | number>(['type', 'method', 'jsonrpc', 'resultType', 'role', 'kind', 'mode']);
/** Members that make a message what it is. */
const KEYS = new Set<string | number>(['result', 'error', 'method']);
/** The branches of a message in the TypeScript SDK, in its order. */
const MESSAGES = ['request', 'notification', 'response', 'error response'];

/**
 * Replaces each union by the issues of the branch that was meant: the one with the fewest and lightest. A report that shows only
 * branches of requests says of a response that `method` is missing and `result` or `error` is unknown: neither matters.
 */
export function meantIssues(issues: readonly ReportIssue[]): Meant {
  const meant = withoutUnions(issues, 0);
  const unknown = meant.issues.find(
    ({ path, code, keys }) => path.length === 0 && code === 'unknown-member' && isAnswer(keys),
  );
  const asked = meant.issues.find(({ path, code }) => path.length === 1 && path[0] === 'method' && code === 'missing');
  if (!unknown || !asked) return meant;
  const left = meant.issues.filter((issue) => issue !== unknown && issue !== asked);
  const name = unknown.keys.includes('error') ? 'error response' : 'response';
  const whole = issueOf({ path: [], code: 'union' });
  return { issues: left.length > 0 ? left : [whole], choices: [{ path: [], name, others: 0 }] };
}

function isAnswer(keys: readonly string[]): boolean {
  return keys.includes('result') || keys.includes('error');
}

function withoutUnions(issues: readonly ReportIssue[], depth: number): Meant {
  const out: ReportIssue[] = [];
  const choices: Choice[] = [];
  for (const issue of issues) {
    const meant = depth < MAX_DEPTH && issue.unionBranches.length > 0 ? ofUnion(issue, depth) : null;
    if (!meant) out.push(issue);
    else {
      out.push(...meant.issues);
      choices.push(...meant.choices);
    }
  }
  return { issues: out, choices };
}

function ofUnion(union: ReportIssue, depth: number): Meant {
  const branches = union.unionBranches.map((branch) => ({ branch, meant: withoutUnions(branch.issues, depth + 1) }));
  const basic = basicTypes(
    union,
    branches.map(({ meant }) => meant.issues),
  );
  if (basic) return { issues: [basic], choices: [] };
  let best: (typeof branches)[number] | undefined;
  let least = Infinity;
  for (const one of branches) {
    const weight = weightOf(one.meant.issues, union.path);
    if (weight < least) {
      least = weight;
      best = one;
    }
  }
  if (!best) return { issues: [union], choices: [] };
  const selector = selectorOf(branches.map(({ meant }) => meant.issues));
  if (selector) return { issues: [selector], choices: [] };
  const name = nameOf(best.branch, union);
  const others = branches.length - 1;
  return { issues: best.meant.issues, choices: [{ path: union.path, name, others }, ...best.meant.choices] };
}

/** A union of basic types, such as `string | number`: one issue. */
function basicTypes(union: ReportIssue, branches: readonly (readonly ReportIssue[])[]): ReportIssue | null {
  const singles = branches.map((issues) => (issues.length === 1 ? issues[0] : undefined));
  const [first] = singles;
  if (!first || first.path.length !== union.path.length) return null;
  const same = singles.every(
    (one) => one && (one.code === 'type' || one.code === 'missing') && one.path.join('.') === first.path.join('.'),
  );
  if (!same) return null;
  const expected = [...new Set(singles.flatMap((one) => (one && one.expected !== '' ? [one.expected] : [])))];
  return issueOf({ ...first, expected: expected.join(' | ') });
}

/** If no branch accepts the selecting member, its value is unknown: one issue, with the values of all branches. */
function selectorOf(branches: readonly (readonly ReportIssue[])[]): ReportIssue | null {
  const found = branches.map((issues) =>
    issues.find(({ path, code }) => (code === 'value' || code === 'missing') && SELECTORS.has(path.at(-1) ?? '')),
  );
  const [first] = found;
  if (!first || first.path.at(-1) === 'method' || first.path.at(-1) === 'jsonrpc') return null;
  if (!found.every((one) => one && one.path.join('.') === first.path.join('.'))) return null;
  const expected = [...new Set(found.flatMap((one) => (one && one.expected !== '' ? [one.expected] : [])))];
  return issueOf({ ...first, expected: expected.join(' | ') });
}

function weightOf(issues: readonly ReportIssue[], outer: readonly (string | number)[]): number {
  let weight = 0;
  for (const { path, code, keys } of issues) {
    const last = path.at(-1) ?? '';
    if (code === 'value' && SELECTORS.has(last)) weight += 10;
    else if (code === 'missing' && path.length === outer.length + 1 && KEYS.has(last)) weight += 8;
    else if (code === 'unknown-member') weight += keys.some((key) => KEYS.has(key)) ? 6 : 2;
    else weight += code === 'missing' ? 3 : 2;
  }
  return weight;
}

function nameOf(branch: UnionBranch, union: ReportIssue): string {
  if (branch.name !== '') return branch.name;
  const index = union.unionBranches.indexOf(branch);
  return union.path.length === 0 && union.unionBranches.length === MESSAGES.length ? (MESSAGES[index] ?? '') : '';
}
