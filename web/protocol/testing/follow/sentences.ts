/** The sentences of a specification that state requirements, and which of them no requirement of ours covers. */
import type { FollowedChange, KnownModel, KnownRequirement, OfficialPage } from './types.ts';

/** A sentence with its place. */
export interface Sentence {
  readonly page: string;
  /** The anchors of the headings around it, nearest first; empty before the first one. */
  readonly anchors: readonly string[];
  readonly text: string;
}

const KEYWORD = /\b(?:MUST|SHOULD|MAY|SHALL|REQUIRED|RECOMMENDED|OPTIONAL)\b/u;

/**
 * The sentences of a page that have a keyword. An item of a list whose introduction has it, such as “Clients SHOULD:”, is a sentence
 * with that introduction.
 */
export function sentencesOf({ path, text }: OfficialPage): Sentence[] {
  const out: Sentence[] = [];
  const headings: { level: number; anchor: string }[] = [];
  const used = new Map<string, number>();
  let paragraph: string[] = [];
  let isItem = false;
  let introduction: { text: string; hasItems: boolean } | null = null;
  let fence = '';
  const add = (sentence: string): void => {
    out.push({ page: path, anchors: headings.map(({ anchor }) => anchor).toReversed(), text: sentence });
  };
  const endList = (): void => {
    if (introduction?.hasItems === false) add(introduction.text);
    introduction = null;
  };
  const flush = (): void => {
    const whole = plain(paragraph.join(' '));
    paragraph = [];
    if (whole === '') return;
    const stated = split(whole).filter((sentence) => KEYWORD.test(sentence));
    if (introduction && isItem && !whole.endsWith(':')) {
      introduction.hasItems = true;
      if (stated.length === 0) add(`${introduction.text} ${whole}`);
    } else endList();
    for (const sentence of stated)
      if (sentence.endsWith(':') && whole.endsWith(sentence)) introduction = { text: sentence, hasItems: false };
      else add(sentence);
  };
  for (const line of text.replace(/^---\n[^]*?\n---\n/u, '').split('\n')) {
    const [, opened] = /^\s*(`{3,}|~{3,})/u.exec(line) ?? [];
    if (fence !== '') {
      if (opened?.startsWith(fence)) fence = '';
      continue;
    }
    if (opened !== undefined) {
      flush();
      endList();
      fence = opened;
      continue;
    }
    const [, marks = '', heading] = /^(#{1,6})\s+(.+)$/u.exec(line) ?? [];
    if (heading !== undefined) {
      flush();
      endList();
      while ((headings.at(-1)?.level ?? 0) >= marks.length) headings.pop();
      const anchor = anchorOf(heading);
      const times = used.get(anchor) ?? 0;
      used.set(anchor, times + 1);
      headings.push({ level: marks.length, anchor: times === 0 ? anchor : `${anchor}-${times}` });
    } else if (/^\s*(?:[-*+]|\d+[.)])\s/u.test(line) || line.trim() === '') {
      flush();
      isItem = line.trim() !== '';
      paragraph.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s/u, ''));
    } else paragraph.push(line);
  }
  flush();
  endList();
  return out;
}

/** The anchor that the official site makes of a heading. */
function anchorOf(heading: string): string {
  return plain(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/gu, '-');
}

/** Text without links, emphasis and components; names keep their backticks. */
function plain(text: string): string {
  return text
    .replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/gu, '')
    .replaceAll(/<\/?[A-Z][\w.]*(?:\s[^<>]*)?>/gu, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '$1')
    .replaceAll(/\*\*|(?<![\w`])[_*](?=\S)|(?<=\S)[_*](?![\w`])/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function split(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+(?=[A-Z`])/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Words that carry no meaning of their own here. */
const COMMON = new Set(
  'the and for that this with from are not its any all has have must should may can will when which they their other each only also such then than into does'.split(
    ' ',
  ),
);

/** Word stems and names of a sentence. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_/.-]{3,}/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/[.-]+$/u, '').replace(/(?:ies|es|s|ed|ing)$/u, ''))
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0) return 0;
  return [...a].filter((one) => b.has(one)).length / a.size;
}

/** Shares of the words of a sentence that a requirement must have: one that cites a section around it, and another one of its page. */
const IN_SECTION = 0.2;
const ON_PAGE = 0.4;
/** Words that both must have. */
const MIN_COMMON = 2;
/** Two sentences with more than this in common are one that changed. */
const CHANGED = 0.6;

/**
 * New, changed and removed sentences. With the pages of the snapshot that the model follows, sentences that both have are left out; of
 * the others, those that a requirement of ours covers.
 */
export function compareSentences(
  pages: readonly OfficialPage[],
  known: KnownModel,
  before: readonly OfficialPage[] = [],
): FollowedChange[] {
  const [now, old] = [pages.flatMap(sentencesOf), before.flatMap(sentencesOf)];
  const [ofNow, ofOld] = [new Set(now.map(({ text }) => text)), new Set(old.map(({ text }) => text))];
  const fresh = now.filter(({ text }) => !ofOld.has(text));
  const gone = old.filter(({ text }) => !ofNow.has(text)).map((one) => ({ ...one, stems: stemsOf(one.text) }));
  const taken = new Set<string>();
  const rows = known.requirements.map((row) => ({ ...row, stems: stemsOf(row.text) }));
  const out: FollowedChange[] = [];
  for (const sentence of fresh) {
    const stems = stemsOf(sentence.text);
    const former = gone.find((one) => !taken.has(one.text) && share(stems, one.stems) >= CHANGED);
    if (former) {
      taken.add(former.text);
      const says = `${former.text} → ${sentence.text}`;
      out.push({ subject: 'sentence', what: 'changed', name: placeOf(sentence), says });
    } else if (before.length > 0 || !isCovered(sentence, stems, rows))
      out.push({ subject: 'sentence', what: 'new', name: placeOf(sentence), says: sentence.text });
  }
  for (const one of gone)
    if (!taken.has(one.text)) out.push({ subject: 'sentence', what: 'gone', name: placeOf(one), says: one.text });
  return out;
}

function placeOf({ page, anchors: [anchor] }: Sentence): string {
  return anchor === undefined ? page : `${page}#${anchor}`;
}

type Row = KnownRequirement & { readonly stems: ReadonlySet<string> };

function isCovered({ page, anchors }: Sentence, stems: ReadonlySet<string>, rows: readonly Row[]): boolean {
  return rows.some((row) => {
    if (row.page !== '' && row.page !== page) return false;
    const common = [...stems].filter((stem) => row.stems.has(stem)).length;
    return common >= MIN_COMMON && common / stems.size >= (anchors.includes(row.anchor) ? IN_SECTION : ON_PAGE);
  });
}
