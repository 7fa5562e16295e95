/** Which sentences of a newer snapshot are new, gone, changed or have another level. */
import { levelsOf } from './levels.ts';
import { commonOf, finderOf, likeness, stemsOf, type Stemmed } from './match.ts';
import type { ReadPage, Sentence } from './sentences.ts';
import type { FollowedChange, KnownModel, KnownRequirement } from './types.ts';

/** Shares of the words of a sentence that a requirement must have: one that cites a section around it, and another one of its page. */
const IN_SECTION = 0.2;
const ON_PAGE = 0.4;
/** The share from which the level of a requirement is compared with that of a sentence. */
const SAME_RULE = 0.7;
/** Words that both must have. */
const MIN_COMMON = 2;
/** Two sentences with this in common are one that changed; within a section less is enough. */
const CHANGED = 0.6;
const CHANGED_IN_SECTION = 0.5;

type StemmedSentence = Sentence & Stemmed;
type Row = KnownRequirement & Stemmed;

/**
 * New, changed and removed sentences, and those with another level. With the pages of the snapshot that the model follows, sentences that
 * both have are left out; of the others, those that a requirement of ours covers. A line ends with the requirement that is affected.
 */
export function compareSentences(
  pages: readonly ReadPage[],
  known: KnownModel,
  before: readonly ReadPage[] = [],
): FollowedChange[] {
  const [now, old] = [sentencesIn(pages), sentencesIn(before)];
  const [ofNow, ofOld] = [new Set(now.map(({ text }) => text)), new Set(old.map(({ text }) => text))];
  const fresh = now.filter(({ text }) => !ofOld.has(text)).map(withStems);
  const gone = old.filter(({ text }) => !ofNow.has(text)).map(withStems);
  const formerOf = finderOf(gone);
  const taken = new Set<StemmedSentence>();
  const rowsOf = rowsByPage(known);
  const out: FollowedChange[] = [];
  const add = (subject: 'level' | 'sentence', what: FollowedChange['what'], place: Sentence, says: string): void => {
    out.push({ subject, what, name: placeOf(place), says });
  };
  for (const sentence of fresh) {
    const former = closest(
      sentence,
      formerOf(sentence.stems).filter((one) => !taken.has(one)),
    );
    const levels = levelsOf(sentence.text);
    if (former) {
      taken.add(former);
      const [was, cited] = [levelsOf(former.text), citing(former, rowsOf)];
      if (was !== levels) add('level', 'changed', sentence, `${was} → ${levels}: ${sentence.text}${cited}`);
      else add('sentence', 'changed', sentence, `${former.text} → ${sentence.text}${cited}`);
      continue;
    }
    const rows = rowsOf(sentence.page);
    if (before.length > 0 || !isCovered(sentence, rows)) add('sentence', 'new', sentence, sentence.text);
    else {
      const other = otherLevel(sentence, levels, rows);
      if (other) add('level', 'changed', sentence, `${other.level} → ${levels}: ${sentence.text} [${other.id}]`);
    }
  }
  for (const one of gone) if (!taken.has(one)) add('sentence', 'gone', one, `${one.text}${citing(one, rowsOf)}`);
  return out;
}

/** The sentences of pages, each text once for each page. */
function sentencesIn(pages: readonly ReadPage[]): Sentence[] {
  return pages.flatMap(({ sentences }) => [...new Map(sentences.map((one) => [one.text, one])).values()]);
}

const withStems = (sentence: Sentence): StemmedSentence => ({ ...sentence, stems: stemsOf(sentence.text) });

/** The requirements that cite a page, and those of an extension, which has one page only. */
function rowsByPage({ requirements }: KnownModel): (page: string) => readonly Row[] {
  const byPage = new Map<string, Row[]>();
  for (const one of requirements) {
    const list = byPage.get(one.page) ?? [];
    list.push({ ...one, stems: stemsOf(one.text) });
    byPage.set(one.page, list);
  }
  return (page) => [...(byPage.get(page) ?? []), ...(page === '' ? [] : (byPage.get('') ?? []))];
}

/** The sentence that has most in common with another one, rather of the same page; null if none has enough. */
function closest(sentence: StemmedSentence, candidates: readonly StemmedSentence[]): StemmedSentence | null {
  let best: StemmedSentence | null = null;
  let most = 0;
  for (const one of candidates) {
    const like = likeness(sentence.stems, one.stems);
    const isNear = placeOf(one) === placeOf(sentence);
    if (like < (isNear ? CHANGED_IN_SECTION : CHANGED)) continue;
    const rank = like + (one.page === sentence.page ? 0.1 : 0);
    if (rank > most) [best, most] = [one, rank];
  }
  return best;
}

/** Page and anchor of a sentence. */
function placeOf({ page, anchors: [anchor] }: Sentence): string {
  return anchor === undefined ? page : `${page}#${anchor}`;
}

/** The share of a sentence's stems that a requirement has; 0 for less than two. */
function shareOf({ stems }: Stemmed, row: Row): number {
  const common = commonOf(stems, row.stems);
  return common < MIN_COMMON ? 0 : common / stems.size;
}

function isCovered(sentence: StemmedSentence, rows: readonly Row[]): boolean {
  return rows.some((row) => shareOf(sentence, row) >= (sentence.anchors.includes(row.anchor) ? IN_SECTION : ON_PAGE));
}

/** The requirement that shares most of a sentence, with its share. */
function nearest(sentence: StemmedSentence, rows: readonly Row[]): { row: Row; share: number } | null {
  let best: { row: Row; share: number } | null = null;
  for (const row of rows) {
    const share = shareOf(sentence, row);
    if (share > (best?.share ?? 0)) best = { row, share };
  }
  return best;
}

/** The requirement of ours that a removed or changed sentence states, in brackets after a space; empty if there is none. */
function citing(sentence: StemmedSentence, rowsOf: (page: string) => readonly Row[]): string {
  const found = nearest(sentence, rowsOf(sentence.page));
  return found && found.share >= ON_PAGE ? ` [${found.row.id}]` : '';
}

/** The requirement that states the same with a level that the sentence does not have. Neutral rows have no level. */
function otherLevel(sentence: StemmedSentence, levels: string, rows: readonly Row[]): KnownRequirement | null {
  const found = nearest(sentence, rows);
  if (!found || found.share < SAME_RULE || found.row.level === 'INFO') return null;
  return levels.split(', ').includes(found.row.level) ? null : found.row;
}
