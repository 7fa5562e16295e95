/** Members that a message does not need: the checker lets many of them pass, since receivers pass over them; an exercise does not. */
import type { Diagnostic, RevisionId } from '../../protocol/types.ts';
import { isObject, methodsOf, unmatchedIn } from '../../protocol/values.ts';
import type { JsonRecord } from '../../simulator/types.ts';

/** Rules about such members that are notes for the checker. */
const NOTES = [
  'envelope/unknown-member',
  'errors/unknown-member',
  'capabilities/keys',
  'pagination/page-size-parameter',
];

/** Of what the checker notes about an answer: members that no specification defines. */
export function unplacedFindings(noted: readonly Diagnostic[]): Diagnostic[] {
  return noted.filter(({ rule }) => NOTES.includes(rule));
}

/** Members of requests and notifications that their types do not have, as feedback. */
export function unmatchedMembers(
  messages: readonly JsonRecord[],
  revision: RevisionId,
): { id: string; text: string }[] {
  return messages.flatMap(({ method, params }) => {
    const row = typeof method === 'string' ? methodsOf(revision).get(method) : undefined;
    if (!row || !isObject(params)) return [];
    const pointer = unmatchedIn(revision, row.type, { method: row.name, params });
    if (pointer === null) return [];
    const place = pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
    return [
      {
        id: 'stray-member',
        text: `\`${place}\` is no member that \`${row.name}\` has in this revision: leave it out, or look for a slip in its name.`,
      },
    ];
  });
}
