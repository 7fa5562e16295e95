/**
 * Members that a message does not need. The checker accepts many of them, because receivers ignore unknown members; exercises
 * do not accept them.
 */
import type { Diagnostic, RevisionId } from '../../protocol/types.ts';
import { isObject, methodsOf, unmatchedIn } from '../../protocol/values.ts';
import type { JsonRecord } from '../../simulator/types.ts';

/** Rules about such members that are only notes in the checker. */
const NOTES = [
  'envelope/unknown-member',
  'errors/unknown-member',
  'capabilities/keys',
  'pagination/page-size-parameter',
];

/** The checker’s notes about members that no specification defines. */
export function unplacedFindings(noted: readonly Diagnostic[]): Diagnostic[] {
  return noted.filter(({ rule }) => NOTES.includes(rule));
}

/** Members of requests and notifications that their types do not define, as feedback. */
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
        text: `\`${place}\` is not a member of \`${row.name}\` in this revision: remove it, or correct its spelling.`,
      },
    ];
  });
}
