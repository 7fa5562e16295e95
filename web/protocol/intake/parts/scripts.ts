/** Program text within a command, such as `python3 -c '…' | server`. */
import type { Span } from '../../types.ts';
import type { Language } from '../program/index.ts';

/** A command with its program in single quotes, in which a shell replaces nothing. */
const COMMAND =
  /(?:^|[\n;|&($%>]\s{0,8})(perl|python3?|node|deno|bun|ruby|php)(?:\.exe)?[ \t][^'"\n]{0,80}?-{1,2}(?:\w{0,2}[ecr]|eval|print)[ \t]+'/;
/** Languages by command; strings of Perl are like those of C. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  perl: 'c',
  python: 'python',
  python3: 'python',
  ruby: 'ruby',
  php: 'php',
};
/** The beginning of a range that is searched, UTF-16 units. */
const HEAD = 400;

/** The program in a command at the beginning of a range; null if there is none. */
export function scriptIn(text: string, { start, end }: Span): (Span & { readonly language: Language }) | null {
  const found = COMMAND.exec(text.slice(start, Math.min(end, start + HEAD)));
  if (!found) return null;
  const from = start + found.index + found[0].length;
  const to = text.indexOf("'", from);
  return to < 0 || to > end ? null : { start: from, end: to, language: LANGUAGES[found[1] ?? ''] ?? 'javascript' };
}
