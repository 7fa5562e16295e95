/** In which language a text is written. Looks at a bounded part of it. */
import type { Span } from '../../types.ts';
import { FEATURES, HINTS, OTHER_HINTS, TITLES, YAML_LINE } from './features.ts';
import type { Language } from './types.ts';

/** The beginning that is looked at, in UTF-16 units. */
const SAMPLE = 16_000;
/** A language that the fence names. */
const NAMED = 90;
/** From this score a text is program text. */
export const ENOUGH = 40;

/** A language with a confidence from 0 to 100. */
export interface Guess {
  readonly language: Language;
  readonly score: number;
  readonly because: string;
}

/** Confidence that the span is program text. `hint`: the info string of a fence. Null if nothing speaks for it. */
export function languageOf(text: string, span: Span, hint?: string): Guess | null {
  const name =
    hint
      ?.trim()
      .split(/[\s,{]/)[0]
      ?.toLowerCase() ?? '';
  const hinted = HINTS[name];
  if (hinted) return { language: hinted, score: NAMED, because: `The fence names ${TITLES[hinted]}.` };
  if (OTHER_HINTS.has(name)) return null;
  const raw = condensed(text.slice(span.start, Math.min(span.end, span.start + SAMPLE)));
  const sample = emptied(raw);
  const best = bestOf(sample);
  const teaching = teachingOf(raw, sample);
  const yaml = yamlOf(raw);
  const keys = keyLines(raw);
  const code = keys && (best?.language === 'javascript' || best?.language === 'typescript') ? null : best;
  const guesses = [code, teaching, yaml].filter((one): one is Guess => one !== null);
  const json = name.startsWith('json') && guesses.some((one) => one.language === 'teaching');
  const winner = json ? teaching : (guesses.sort((a, b) => b.score - a.score)[0] ?? null);
  return winner && isRecord(raw) ? { ...winner, score: Math.min(winner.score, ENOUGH - 10) } : winner;
}

/** A line of a log begins with a time, a level, or a source in brackets. */
const TIME =
  /^\[[A-Za-z][\w.-]{0,30}\]\s+[A-Za-z]|^\W{0,3}(?:\d{4}[-/]\d\d[-/]\d\d[T ,]|\d\d:\d\d:\d\d|[A-Z][a-z]{2} [ \d]\d \d\d:|(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR)\b)/;

/** True for logs and for pages with code fences: other readers take them apart. */
function isRecord(raw: string): boolean {
  if (/^ {0,3}(?:```|~~~)/m.test(raw)) return true;
  // Of a value that is laid out over several lines, only the first can have a time.
  const lines = raw.split('\n', 200).filter((line) => /^[^\s}\])]/.test(line));
  const timed = lines.filter((line) => TIME.test(line)).length;
  return timed >= 2 ? timed * 4 >= lines.length : timed === 1 && TIME.test(lines[0] ?? '');
}

/** True if most lines are keys with values and nothing that ends a statement. */
function keyLines(raw: string): boolean {
  const lines = raw.split('\n', 400).filter((line) => /\S/.test(line) && !/^\s*#/.test(line));
  const keys = lines.filter((line) => YAML_LINE.test(line) && !/[,;{(]\s*$/.test(line)).length;
  return lines.length > 2 && keys >= lines.length * 0.6;
}

/** A text without empty lines and long white space: expressions that begin at a line must not search for their line. */
function condensed(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\r]{9,}/g, '        ').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** A text without the content of its strings on one line: what is quoted identifies no language. */
function emptied(raw: string): string {
  return raw.replace(/"""|'''|"(?:[^"\\\n]|\\.){0,4000}"|'(?:[^'\\\n]|\\.){0,400}'/g, (string) =>
    string.startsWith('"""') || string.startsWith("'''") ? string : string.charAt(0) + string.charAt(0),
  );
}

function bestOf(sample: string): Guess | null {
  let best: Guess | null = null;
  const scores = new Map<Language, Guess>();
  for (const [language, features] of entriesOf()) {
    let score = 0;
    let top: readonly [number, string] = [0, ''];
    for (const [shape, weight, name] of features) {
      if (!shape.test(sample)) continue;
      score += weight;
      if (weight > top[0]) top = [weight, name];
    }
    if (score === 0) continue;
    const guess = {
      language,
      score: Math.min(100, score),
      because: `The text has ${top[1]} as ${TITLES[language]} writes it.`,
    };
    scores.set(language, guess);
    if (score > (best ? scoreOf(best) : 0)) best = guess;
  }
  return typed(best, scores);
}

const scoreOf = (guess: Guess): number => guess.score;

function entriesOf(): [Exclude<Language, 'yaml' | 'teaching'>, (typeof FEATURES)[keyof typeof FEATURES]][] {
  const languages: readonly (keyof typeof FEATURES)[] = [
    'python',
    'javascript',
    'java',
    'kotlin',
    'csharp',
    'go',
    'rust',
    'ruby',
    'php',
    'elixir',
    'swift',
    'c',
    'shell',
    'powershell',
    'typescript',
  ];
  return languages.map((language) => [language, FEATURES[language]]);
}

/** TypeScript is JavaScript with types: its own features decide between the two. */
function typed(best: Guess | null, scores: ReadonlyMap<Language, Guess>): Guess | null {
  const types = scores.get('typescript');
  if (!types || (best?.language !== 'javascript' && best?.language !== 'typescript')) return best;
  const score = Math.min(100, types.score + (scores.get('javascript')?.score ?? 0));
  return { ...types, score };
}

/** JSON as tutorials print it. */
function teachingOf(raw: string, sample: string): Guess | null {
  if (!/[{[]/.test(sample) || !/""\s*:|\{\s*\}|\{\s*(?:\.{3}|…)\s*\}/.test(sample)) return null;
  let score = 0;
  let because = '';
  const add = (weight: number, feature: string, holds: boolean): void => {
    if (!holds) return;
    if (weight > 0 && because === '') because = `The text is JSON with ${feature}.`;
    score += weight;
  };
  add(45, 'elided parts', /[{[,:]\s*(?:\.{3}|…)|(?:\.{3}|…)\s*[}\]]/.test(sample));
  add(45, 'placeholders', /:\s*<[A-Za-z][\w .-]*>|:\s*\{\{[\w .-]+\}\}/.test(sample));
  add(
    45,
    'comments',
    /(?:[{[,\d]|""|true|false|null)[ \t]*(?:\/\/|#|\/\*)|^\s*\/\/[^\n]*\n\s*(?:""|[{[}\]])/m.test(sample),
  );
  add(
    42,
    'headings that name the sender',
    // A line with a time is one of a log.
    /^(?![^\n{]{0,80}\d:\d\d)[^\n]{0,200}?\b(?:client|server|host)\b[ *_`)]{0,4}(?:→|->|-->|=>|⇒|←|<-)[ *_`(]{0,4}(?:client|server|host)\b/im.test(
      raw,
    ),
  );
  add(45, 'types in place of values', /""\s*:\s*(?:string|number|boolean|object|any|unknown|integer)\b/.test(sample));
  add(
    45,
    'types in place of values',
    /:\s*"(?:string|number|boolean|integer|object)(?: ?\| ?\w+)+"|"(?:id|method|jsonrpc)"\s*:\s*"(?:string|number)"/.test(
      raw,
    ),
  );
  return score === 0 ? null : { language: 'teaching', score: Math.min(65, score), because };
}

/** YAML: most lines are keys, and some are those of a message. */
function yamlOf(raw: string): Guess | null {
  if (/^\s*[{[]/.test(raw) || !/^\s*(?:- )?["']?(?:jsonrpc|method|result|params|inputSchema|content)["']?:/m.test(raw))
    return null;
  const lines = raw.split('\n', 400).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  // Members of JSON without the braces around them end with a comma.
  if (lines.some((line) => /[;{]\s*$/.test(line)) || /^\s*["'].*,\s*$/.test(lines[0] ?? '')) return null;
  const keys = lines.filter((line) => YAML_LINE.test(line)).length;
  if (keys < 2 || keys < lines.length * 0.6) return null;
  return { language: 'yaml', score: 60, because: 'Most lines are keys with values, as in YAML.' };
}
