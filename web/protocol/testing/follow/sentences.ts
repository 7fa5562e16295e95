/** Reads pages of a specification: the sentences that state requirements, and the places that a clause can cite. */
import { statesLevel } from './levels.ts';
import type { OfficialPage } from './types.ts';

/** A sentence with its place. */
export interface Sentence {
  readonly page: string;
  /** The anchors of the headings around it, nearest first; empty before the first one. */
  readonly anchors: readonly string[];
  readonly text: string;
}

/** A page that was read. */
export interface ReadPage {
  readonly path: string;
  readonly sentences: readonly Sentence[];
  /** The anchors of all headings, and the identifiers of elements. */
  readonly anchors: ReadonlySet<string>;
}

/** The sentences of a page, as in `readPage`. */
export const sentencesOf = (page: OfficialPage): readonly Sentence[] => readPage(page).sentences;

/**
 * The sentences of a page that have a keyword. An item of a list whose introduction has it, such as “Clients SHOULD:”, is a sentence
 * with that introduction.
 */
export function readPage({ path, text }: OfficialPage): ReadPage {
  const out: Sentence[] = [];
  const places = new Set<string>([...text.matchAll(/\sid="([^"<>]+)"/gu)].map(([, id = '']) => id));
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
    const stated = split(whole).filter((sentence) => statesLevel(sentence));
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
      const own = times === 0 ? anchor : `${anchor}-${times}`;
      headings.push({ level: marks.length, anchor: own });
      places.add(own);
    } else if (/^\s*(?:[-*+]|\d+[.)])\s/u.test(line) || line.trim() === '') {
      flush();
      isItem = line.trim() !== '';
      paragraph.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s/u, ''));
    } else paragraph.push(line);
  }
  flush();
  endList();
  return { path, sentences: out, anchors: places };
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
    .replaceAll(/\[([^\][]*)\]\[[^\][]*\]/gu, '$1')
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
