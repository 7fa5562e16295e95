/** What the checker finds in elicitation of each revision, in short words for tests. */
import { checkOne } from '../../../../check.ts';
import type { RevisionId } from '../../../../types.ts';
import type { Example } from '../../../define.ts';
import { ask, field, FIRST, LEGACY, notified } from '../example-texts.ts';
import { MODERN } from '../../../envelope/meaning-examples.ts';

/** The revisions that have elicitation. */
export const ALL: readonly RevisionId[] = [FIRST, LEGACY, MODERN];

/** Those with modes and titled choices. */
export const LATER: readonly RevisionId[] = [LEGACY, MODERN];

/** Choices with titles. */
export const PAIRS = '[{"const":"r","title":"Red"},{"const":"g","title":"Green"}]';

/** Every finding as `requirement pointer`; what has no requirement is named by its rule. */
export function found({ revision, text, from }: Example): string[] {
  const { diagnostics } = checkOne(text, from ? { revision, from } : { revision });
  return diagnostics.map(({ requirement, rule, pointer }) => `${requirement ?? rule} ${pointer}`);
}

/** Where the parameters of a request stand. */
export const params = (revision: RevisionId): string =>
  revision === MODERN ? '/result/inputRequests/who/params' : '/params';

/** Where an answer stands. */
export const result = (revision: RevisionId): string =>
  revision === MODERN ? '/params/inputResponses/who' : '/result';

/** The findings as `id place`, without what they have in common. */
export function below(base: string, example: Example): string[] {
  return found(example).map((one) => one.replace('elicitation/', '').replace(` ${base}`, ' '));
}

/** Findings in the schema of a field. */
export function inField(revision: RevisionId, inside: string): string[] {
  return below(`${params(revision)}/requestedSchema/properties/f`, field(inside, revision));
}

/** Findings in the parameters of a request. */
export function inParams(revision: RevisionId, inside: string): string[] {
  return below(params(revision), ask(inside, revision));
}

/** Findings in an answer. */
export function inResult(revision: RevisionId, inside: string): string[] {
  return below(result(revision), notified(inside, revision));
}
