/** Compares an official snapshot with our model, and writes what differs. */
import { compareSchema } from './schema.ts';
import { compareSentences } from './sentences.ts';
import { SUBJECTS, type FollowedChange, type KnownModel, type Snapshot, type Subject } from './types.ts';

/** The changes from the model to a snapshot. */
export interface Followed {
  readonly changes: readonly FollowedChange[];
  /** The number of differences that the model has from the snapshot which it follows too: they are decisions, not news. */
  readonly known: number;
}

const keyOf = ({ subject, what, name, says }: FollowedChange): string => [subject, what, name, says].join('\t');

/**
 * What is new, gone or changed in a snapshot. `before` is the snapshot that the model follows: how the model differs from it is counted
 * and not listed.
 */
export function follow(snapshot: Snapshot, known: KnownModel, before: Snapshot = {}): Followed {
  const changes = snapshot.schema ? compareSchema(snapshot.schema, known) : [];
  const standing = new Set(before.schema ? compareSchema(before.schema, known).map(keyOf) : []);
  const fresh = changes.filter((change) => !standing.has(keyOf(change)));
  const sentences = snapshot.pages ? compareSentences(snapshot.pages, known, before.pages) : [];
  return { changes: [...fresh, ...sentences], known: changes.length - fresh.length };
}

const TITLES: Readonly<Record<Subject, string>> = {
  method: 'Methods',
  type: 'Types',
  member: 'Members',
  required: 'Required members',
  values: 'Allowed values',
  kind: 'Kinds of values',
  code: 'Error codes',
  sentence: 'Sentences with MUST, SHOULD or MAY',
};
const SIGNS = { new: '+', gone: '-', changed: '~' } as const;

/** The report as text: one line for each change, by subject. */
export function followedText({ changes, known }: Followed, title: string): string {
  const out = [`${title}: ${changes.length} ${changes.length === 1 ? 'difference' : 'differences'}`];
  if (known > 0) out.push(`${known} more are known: the model differs in them from the older snapshot too.`);
  for (const subject of SUBJECTS) {
    const list = changes.filter((one) => one.subject === subject);
    if (list.length === 0) continue;
    out.push('', `${TITLES[subject]} (${list.length})`);
    for (const { what, name, says } of list) out.push(`  ${SIGNS[what]} ${name}${says === '' ? '' : `: ${says}`}`);
  }
  return `${out.join('\n')}\n`;
}
