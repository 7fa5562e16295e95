/** Compares an official snapshot with our model, and writes what differs. */
import { compareClauses } from './clauses.ts';
import { compareSchema } from './schema.ts';
import { readPage } from './sentences.ts';
import { compareSentences } from './statements.ts';
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
  return { changes: [...fresh, ...comparePages(snapshot, known, before)], known: changes.length - fresh.length };
}

/** Pages that only describe changes: what they state is on the other pages too. */
const DESCRIBING = /(?:^|\/)changelog$/u;

function comparePages(snapshot: Snapshot, known: KnownModel, before: Snapshot): FollowedChange[] {
  const [now, old] = [snapshot, before].map(({ pages = [] }) =>
    pages.filter(({ path }) => !DESCRIBING.test(path)).map(readPage),
  );
  if (!now || now.length === 0) return [];
  return [...compareClauses(now, known, old), ...compareSentences(now, known, old)];
}

/** The subjects of pages, which are listed by page. */
type PageSubject = 'page' | 'clause' | 'level' | 'sentence';
const LABELS: Readonly<Record<PageSubject, string>> = {
  page: 'page',
  clause: 'clause',
  level: 'level',
  sentence: '',
};
const isOfPage = (subject: Subject): subject is PageSubject => Object.hasOwn(LABELS, subject);

const TITLES: Readonly<Record<Exclude<Subject, PageSubject>, string>> = {
  method: 'Methods',
  type: 'Types',
  member: 'Members',
  required: 'Required members',
  values: 'Allowed values',
  kind: 'Kinds of values',
  code: 'Error codes',
};
const SIGNS = { new: '+', gone: '-', changed: '~' } as const;

/** The report as text: one line for each change, by subject; what pages state is listed by page. */
export function followedText({ changes, known }: Followed, title: string): string {
  const out = [`${title}: ${changes.length} ${changes.length === 1 ? 'difference' : 'differences'}`];
  if (known > 0) out.push(`${known} more are known: the model differs in them from the older snapshot too.`);
  for (const subject of SUBJECTS) {
    if (isOfPage(subject)) continue;
    const list = changes.filter((one) => one.subject === subject);
    if (list.length === 0) continue;
    out.push('', `${TITLES[subject]} (${list.length})`);
    for (const { what, name, says } of list) out.push(`  ${SIGNS[what]} ${name}${says === '' ? '' : `: ${says}`}`);
  }
  const byPage = new Map<string, string[]>();
  for (const { subject, what, name, says } of changes) {
    if (!isOfPage(subject)) continue;
    const [page = '', ...anchor] = name.split('#');
    const place = [LABELS[subject], anchor.length > 0 ? `#${anchor.join('#')}` : ''].filter((one) => one !== '');
    const list = byPage.get(page) ?? [];
    list.push(`  ${SIGNS[what]} ${[place.join(' '), says].filter((one) => one !== '').join(': ')}`);
    byPage.set(page, list);
  }
  for (const [page, list] of [...byPage].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    out.push('', `Page ${page} (${list.length})`, ...list);
  return `${out.join('\n')}\n`;
}
