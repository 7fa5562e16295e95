/** Short forms of elicitation findings in each revision, for tests. */
import { checkOne } from '../../../../check.ts';
import type { RevisionId } from '../../../../types.ts';
import type { Example } from '../../../define.ts';
import { requestText, field, FIRST, LEGACY, notified } from '../example-texts.ts';
import { MODERN } from '../../../envelope/meaning-examples.ts';

/** The revisions that have elicitation. */
export const ALL: readonly RevisionId[] = [FIRST, LEGACY, MODERN];

/** The revisions with modes and titled choices. */
export const LATER: readonly RevisionId[] = [LEGACY, MODERN];

/** Titled options. */
export const PAIRS = '[{"const":"r","title":"Red"},{"const":"g","title":"Green"}]';

/** Every finding as `requirement pointer`; a finding without a requirement shows its rule. */
export function found({ revision, text, from }: Example): string[] {
  const { diagnostics } = checkOne(text, from ? { revision, from } : { revision });
  return diagnostics.map(({ requirement, rule, pointer }) => `${requirement ?? rule} ${pointer}`);
}

/** The path of a request’s parameters. */
export const params = (revision: RevisionId): string =>
  revision === MODERN ? '/result/inputRequests/who/params' : '/params';

/** The path of a response. */
export const result = (revision: RevisionId): string =>
  revision === MODERN ? '/params/inputResponses/who' : '/result';

/** The findings as `id path`, without their common prefix. */
export function below(base: string, example: Example): string[] {
  return found(example).map((one) => one.replace('elicitation/', '').replace(` ${base}`, ' '));
}

/** Findings in the schema of a field. */
export function inField(revision: RevisionId, inside: string): string[] {
  return below(`${params(revision)}/requestedSchema/properties/f`, field(inside, revision));
}

/** Findings in the parameters of a request. */
export function inParams(revision: RevisionId, inside: string): string[] {
  return below(params(revision), requestText(inside, revision));
}

/** Findings in a response. */
export function inResult(revision: RevisionId, inside: string): string[] {
  return below(result(revision), notified(inside, revision));
}
