/**
 * Patterns of paths, since Node 20 has none: `*`, `?`, `[a-z]`, `[!a-z]`, `{a,b}`, and `**` for any number of folders. Paths have `/`.
 * A backslash takes the next character literally.
 */

/** True for a path that the pattern matches. */
export type Matches = (path: string) => boolean;

/** More alternatives in one pattern are a mistake. */
const MAX_ALTERNATIVES = 1000;

/** True if the text has a character with a meaning in patterns. */
export function isPattern(text: string): boolean {
  return /[*?[{]/u.test(text);
}

/**
 * What a pattern matches. A wildcard matches a hidden name (one that begins with a dot) only if the pattern has the dot, or with
 * `hidden`. Throws an error with a sentence if a bracket is not closed, or if there are too many alternatives.
 */
export function globOf(pattern: string, { hidden = false }: { hidden?: boolean } = {}): Matches {
  const sources = alternativesOf(pattern).map((one) => sourceOf(one.replace(/^(?:\.\/)+/u, ''), hidden));
  const compiled = new RegExp(`^(?:${sources.join('|')})$`, 'su');
  return (path) => compiled.test(path);
}

/**
 * What a pattern of the settings matches, which is relative to a folder. One without `/` matches names in any folder. With
 * `whole`, a matched folder stands for everything in it.
 */
export function settingsGlobOf(pattern: string, { whole = false }: { whole?: boolean } = {}): Matches {
  const plain = pattern.replace(/\/+$/u, '');
  const matches = globOf(plain.includes('/') ? plain.replace(/^\.?\/+/u, '') : `**/${plain}`, { hidden: true });
  if (!whole) return matches;
  return (path) => foldersOf(path).some(matches);
}

/** The path and the folders that contain it: `a`, `a/b`, `a/b/c`. */
function foldersOf(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** The patterns without braces that a pattern stands for. */
export function alternativesOf(pattern: string): string[] {
  const open = indexOfPlain(pattern, '{', 0);
  if (open < 0) return [pattern];
  const { options, end } = optionsIn(pattern, open);
  const all = options.flatMap((option) => alternativesOf(pattern.slice(0, open) + option + pattern.slice(end)));
  if (all.length > MAX_ALTERNATIVES) throw new Error('it has too many alternatives in braces');
  return all;
}

/** The options between braces, and the offset after the last brace. */
function optionsIn(pattern: string, open: number): { options: string[]; end: number } {
  const options: string[] = [];
  let depth = 0;
  let start = open + 1;
  for (let at = open; at < pattern.length; at++) {
    const letter = pattern.charAt(at);
    if (letter === '\\') at++;
    else if (letter === '{') depth++;
    else if (letter === ',' && depth === 1) {
      options.push(pattern.slice(start, at));
      start = at + 1;
    } else if (letter === '}' && --depth === 0) {
      options.push(pattern.slice(start, at));
      return { options, end: at + 1 };
    }
  }
  throw new Error('a brace is not closed');
}

/** The offset of a character that no backslash is before; -1 if there is none. */
function indexOfPlain(pattern: string, wanted: string, from: number): number {
  for (let at = from; at < pattern.length; at++) {
    if (pattern.charAt(at) === '\\') at++;
    else if (pattern.charAt(at) === wanted) return at;
  }
  return -1;
}

function sourceOf(pattern: string, hidden: boolean): string {
  const visible = hidden ? '' : '(?!\\.)';
  const steps = pattern.split('/');
  return steps
    .map((step, index) => {
      const last = index === steps.length - 1;
      if (step === '**') return `(?:${visible}[^/]+/)*${last ? `${visible}[^/]+` : ''}`;
      if (step === '*') return `${visible}[^/]+${last ? '' : '/'}`;
      return `${/^[*?[]/u.test(step) ? visible : ''}${stepSource(step)}${last ? '' : '/'}`;
    })
    .join('');
}

/** The source of a regular expression for one name of a path. */
function stepSource(step: string): string {
  let source = '';
  for (let at = 0; at < step.length; at++) {
    const letter = step.charAt(at);
    if (letter === '*') source += '[^/]*';
    else if (letter === '?') source += '[^/]';
    else if (letter === '[') {
      const end = step.indexOf(']', step.charAt(at + 1) === '!' ? at + 3 : at + 2);
      if (end < 0) throw new Error('a bracket is not closed');
      source += setSource(step.slice(at + 1, end));
      at = end;
    } else if (letter === '\\' && at + 1 < step.length) source += literal(step.charAt(++at));
    else source += literal(letter);
  }
  return source;
}

function setSource(inside: string): string {
  const negated = inside.startsWith('!') || inside.startsWith('^');
  const members = (negated ? inside.slice(1) : inside).replaceAll(/[\\\]^[]/gu, '\\$&');
  return `(?!/)[${negated ? '^' : ''}${members}]`;
}

function literal(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
}
