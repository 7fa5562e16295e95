/**
 * Language rules for texts that people read: the field's own terms, openings with a subject, short sentences, typographic
 * quotes. The texts are read from the sources: every string and template that is prose. Documents in Markdown and HTML are read as such. Used by
 * `web/language.test.ts`.
 */
import { parseSync } from 'oxc-parser';
import { textsIn } from '../../scripts/languages/texts.mjs';

/** A text that people read, with its source position. Holes of templates are «…», code between backticks is one word. */
export interface Prose {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** A sentence that violates a language rule. */
export interface LanguageProblem extends Prose {
  /** The problem, and the suggested wording. */
  readonly says: string;
}

/** Terms that the product does not use in this sense, and their replacements. */
const GLOSSARY: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\btold\b|\btells?\b|\btelling\b/iu, 'report, show, say in the message, state'],
  [/\bhears?\b|\bheard\b|\bears\b/iu, 'observe, receive, listen'],
  [/\bmend(?:s|ed|ing|able)?\b/iu, 'fix'],
  [/\bblam(?:e|es|ed|ing)\b/iu, 'report'],
  [/\btwins?\b/iu, 'duplicate'],
  [/\bstrays?\b/iu, 'unmatched'],
  [/\bslips?\b/iu, 'mistake, common mistake'],
  [/\b(?:lay|lays|laid|laying) up\b/iu, 'precache, cache'],
  [/\bgives? back\b|\bgave back\b|\bgiven back\b|\bfunction gives\b/iu, 'return'],
  [/\bgo(?:es)? without\b/iu, 'omit'],
  [/\bstands? (?:in|at|on|there|here|twice|where|before|after|beside|behind|between|inside|outside)\b/iu, 'is'],
  [/\bbehind (?:it|the|a|an|each|every|that|this|them|another|its)\b/iu, 'after'],
  [/\bwhoever\b/iu, 'the client, the server, a client that …'],
  [/\bnobody asked\b|\bsomebody(?:’s|'s)? own\b|\bone(?:’s|'s) own\b/iu, 'custom; that was not requested'],
  [/\bthat there is not\b/iu, 'unknown'],
  [/\bfrom \d{4}-\d\d-\d\d on\b/iu, 'since …'],
  [
    /(?<!\bthere )\bis no (?:JSON|method|tool|object|string|number|array|list|text|address|request|response|error|name|type|key|message|notification|result|value|member|code)\b/iu,
    'is not a …',
  ],
  [
    /\bcolour|behaviour|normalis|recognis|serialis|initialis|favour|honour|catalogue\b|judgement|\bgrey\b|cancelled because/iu,
    'American spelling',
  ],
  [/\b(?:abroad|portraits?|deepen\w*|quicken\w*|rehears\w*|hand-outs?|keepers?|QuickLook)\b/u, 'the field’s own term'],
  [/\bas it came\b|\bas they came\b/iu, 'unchanged, exactly as received'],
  [/\bsomebody\b/iu, 'a person, the user, the developer'],
  [/\bbear(?:s)? a name\b|\bspeaks? of\b|\bspeaks? first\b/iu, 'is named; mentions; sends first'],
];

/** Maximum length of a sentence, in words. */
const MAX_WORDS = 30;

const INVERTED =
  /^(?:Who|Whoever|Whose|Whom)\b(?!.*\?$)|^(?:What|Where|Which)\b(?!.*\?$).*\b(?:is|are|was|were|goes|stands|comes|has|have|gets|waits|means)\b/u;

/** The texts of a source. Tests, regular expressions, addresses and identifiers are excluded. */
export function proseOf(path: string, source: string): Prose[] {
  const lines = lineStarts(source);
  return textsIn(path, source).flatMap(({ key, kind, start }) => {
    const whole = kind === 'template' ? key.replaceAll(/\{\d+\}/gu, '…') : key;
    const text = whole.replaceAll(/\s+/gu, ' ').trim();
    return isProse(text) ? [{ path, line: lineOf(lines, start), text }] : [];
  });
}

/**
 * The texts of a Markdown document: headings, paragraphs, list items and cells of tables, without fenced code, comments, HTML and
 * the addresses of links.
 */
export function proseOfMarkdown(path: string, source: string): Prose[] {
  const out: Prose[] = [];
  let block: { line: number; text: string } | null = null;
  const end = (): void => {
    if (block && isProse(block.text)) out.push({ path, ...block });
    block = null;
  };
  const without = source.replaceAll(/^( *)(`{3,})[^]*?^\1\2 *$|<!--[^]*?-->/gmu, (code) =>
    code.replaceAll(/[^\n]/gu, ''),
  );
  for (const [at, raw] of without.split('\n').entries()) {
    const isTable = /^\s*\|/u.test(raw);
    const isHeading = /^#{1,6} /u.test(raw);
    if (raw.trim() === '' || isTable || isHeading || /^\s*(?:[-*+]|\d+\.) /u.test(raw)) end();
    // A cell of a table is a list of phrases, divided by semicolons; one with several names is a list of these.
    const cells = isTable ? raw.split(/(?<!\\)\|/u) : [];
    const pieces = isTable
      ? cells.flatMap((cell) => cell.split(cell.split('`').length > 8 ? /[;,]\s/u : /;\s/u))
      : [raw];
    for (const piece of pieces) {
      const text = piece
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
        .replaceAll(/<\/?[a-z]+>/gu, ' ')
        .replaceAll(/\*\*|(?<!\w)_|_(?!\w)/gu, '')
        .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.) /u, '')
        .replaceAll(/\s+/gu, ' ')
        .trim();
      if (text === '') continue;
      block = block ? { line: block.line, text: `${block.text} ${text}` } : { line: at + 1, text };
      if (isTable || isHeading) end();
    }
  }
  end();
  return out;
}

/** The texts of an HTML document: what is between tags, and the attributes that people read. */
export function proseOfHtml(path: string, source: string): Prose[] {
  const lines = lineStarts(source);
  const body = source.replaceAll(/<!--[^]*?-->/gu, (comment) => ' '.repeat(comment.length));
  return [...body.matchAll(/(?:\b(?:content|aria-label|alt|title|placeholder)="|>)([^<">]{3,})/gu)].flatMap((found) => {
    const text = (found[1] ?? '').replaceAll(/\s+/gu, ' ').trim();
    return isProse(text) ? [{ path, line: lineOf(lines, found.index), text }] : [];
  });
}

/** The comments of a source or a style sheet, as texts. Consecutive line comments are separate. */
export function commentsOf(path: string, source: string): Prose[] {
  const lines = lineStarts(source);
  const found = path.endsWith('.css')
    ? [...source.matchAll(/\/\*([^]*?)\*\//gu)].map(({ 1: value = '', index }) => ({ value, start: index }))
    : parseSync(path, source).comments;
  return found.map(({ value, start }) => ({
    path,
    line: lineOf(lines, start),
    text: value
      .replaceAll(/^\s*\*+/gmu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  }));
}

/** The terms of a text that the product does not use. */
export function termProblems(prose: Prose): LanguageProblem[] {
  return sentencesOf(prose.text).flatMap((sentence) => {
    const plain = sentence.replaceAll(/`[^`]*`/gu, 'code').replaceAll(/“[^”]*”/gu, 'quote');
    return GLOSSARY.flatMap(([pattern, use]) => {
      const found = pattern.exec(plain);
      return found ? [{ ...prose, text: sentence, says: `“${found[0]}”: write ${use}` }] : [];
    });
  });
}

/** The problems of a text, sentence by sentence. */
export function languageProblems(prose: Prose): LanguageProblem[] {
  const problems = termProblems(prose);
  const add = (text: string, says: string): void => void problems.push({ ...prose, text, says });
  for (const sentence of sentencesOf(prose.text)) {
    const plain = sentence.replaceAll(/`[^`]*`/gu, 'code').replaceAll(/“[^”]*”/gu, 'quote');
    const isHeading = prose.path.endsWith('.md') && !/[.:!]$/u.test(plain);
    if (!isHeading && INVERTED.test(plain)) add(sentence, 'begins with “Who” or “What … is”: begin with the subject');
    const words = wordsOf(plain);
    if (words > MAX_WORDS) add(sentence, `has ${words} words, at most ${MAX_WORDS}: make it two sentences`);
    if (/\w'\w|(?<![\w=])"[A-Za-z]|'s\b/u.test(plain)) add(sentence, 'has straight quotes: write ’ “ ”');
  }
  return problems;
}

/** Number of words in a sentence; code counts as one. */
export function wordsOf(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}

/** The sentences of a text. Code between backticks does not end one. */
export function sentencesOf(text: string): string[] {
  const kept: string[] = [];
  const masked = text.replaceAll(/`[^`]*`/gu, (code) => `\uE000${kept.push(code) - 1}\uE001`);
  return masked
    .split(/(?<=[.!?:]["”’)]?)\s+(?=[\p{Lu}“\uE000…])|\n+/u)
    .map((one) => one.replaceAll(/\uE000(\d+)\uE001/gu, (_, index: string) => kept[Number(index)] ?? '').trim())
    .filter((one) => one !== '');
}

/** True for a text that people read: at least three words of letters, and neither JSON, code, a pattern nor an address. */
function isProse(text: string): boolean {
  if (/^[[{<(/"'#.]|^(?:https?:|data:|--)|[{};]\s*$|=>|\\n/u.test(text)) return false;
  if (/"\w+":|^\w+\(|HTTP\/1|\$\{|^\s*(?:POST|GET|DELETE|PUT) /u.test(text)) return false;
  // Python, such as `if "id" in message:`.
  if (/"\w+"\]? (?:not )?in \w|\.get\("|^raise \w+\(/u.test(text)) return false;
  const words = text.replaceAll(/`[^`]*`/gu, 'code').split(' ');
  return (
    words.length >= 3 &&
    words.filter((word) => /^[“(«]?[\p{L}’…-]+[.,:;!?”)»]*$/u.test(word)).length >= Math.max(3, words.length * 0.7)
  );
}

function lineStarts(source: string): number[] {
  const out = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) out.push(at + 1);
  return out;
}

function lineOf(starts: readonly number[], offset: number): number {
  const next = starts.findIndex((start) => start > offset);
  return next < 0 ? starts.length : next;
}
