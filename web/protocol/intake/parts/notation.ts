/** Values that are written in TOML or YAML. */
import type { DocumentKind } from '../../documents/define.ts';
import { readToml } from '../../documents/notation/toml.ts';
import { readYaml } from '../../documents/notation/yaml.ts';
import { toValue } from '../../json/value.ts';
import type { Span } from '../../types.ts';
import { blocksOf, TABLE } from './blocks.ts';
import { documentPart, partOfValue, type EmptyPart, type FoundValue, type ProgramParts } from './content.ts';
import { led, type Context } from './types.ts';

const TOML = /^[ \t]*\[\[?[\w."' -]+\]\]?[ \t]*(?:#.*)?$/m;
const YAML = /^[ \t]*(?:- )?[\w.-]+:(?:[ \t]|$)/m;
/** Longer texts are no files that people write by hand, UTF-16 units. */
const MAX_LENGTH = 200_000;
/** The beginning that is looked at, UTF-16 units. */
const HEAD = 4000;

/** A line of a file: indented, a comment, a key, an item, a table, a closing bracket or a mark. */
const LINE = /^(?:\s|#|["']?[\w.-]+["']?\s*[:=](?:\s|$)|- |\[|[\]}],?\s*$|---\s*$|\.\.\.\s*$|$)/;

/** True if the text is a file in TOML or YAML as a whole, and no page that quotes one: each of its first lines is one of a file. */
export function isFile(text: string, { start, end }: Span): boolean {
  const head = text.slice(start, Math.min(end, start + HEAD)).split('\n');
  return head.slice(0, end > start + HEAD ? -1 : undefined).every((line) => LINE.test(line.slice(0, 200)));
}

/** Comments before an object, such as the name of its file. */
export function commentsAt(text: string, start: number): string[] {
  const comments = COMMENTED.exec(text.slice(start, start + 700))?.[0];
  return comments === undefined ? [] : [comments];
}

const COMMENTED = /^(?:\/\/[^\n]{0,200}\n\s{0,40}){1,3}(?=\{)/;

/** The document that a range in TOML or YAML is; null if it is none. `language`: the one that a fence names; otherwise empty. */
export function documentInNotation(
  text: string,
  span: Span,
  { clues, language, kinds }: { clues: readonly string[]; language: string; kinds: readonly DocumentKind[] },
): EmptyPart | null {
  const found = notationValue(text, span, language);
  const unread = { text, span, syntax: 'yaml', tree: null, value: undefined, clues } as const;
  const part = found ? partOfValue(text, { ...found, clues }, kinds) : documentPart(unread, kinds);
  return part === 'message' ? null : part;
}

/** The configurations in TOML or YAML between the sentences of a text. */
export function documentsInBlocks(
  text: string,
  span: Span,
  { kinds, ...context }: Context & { readonly kinds: readonly DocumentKind[] },
): ProgramParts[] {
  return blocksOf(text, span).flatMap(({ lead, language, ...block }) => {
    const { clues } = led(context, lead);
    const part = documentInNotation(text, block, { clues, language, kinds });
    return part ? { part, entries: [], inner: [] } : [];
  });
}

/** The value of a range in TOML or YAML; null if it is neither. */
function notationValue(text: string, span: Span, language: string): Omit<FoundValue, 'clues'> | null {
  if (span.end - span.start > MAX_LENGTH) return null;
  const head = text.slice(span.start, Math.min(span.end, span.start + HEAD));
  const toml = language === 'toml' || TABLE.test(head) || (language === '' && TOML.test(head));
  const yaml = /^ya?ml$/.test(language) || (language === '' && !toml && YAML.test(head));
  if (!toml && !yaml) return null;
  const read = toml ? readToml(text, span) : readYaml(text, span);
  if (!read) return null;
  const { tree, problems } = read;
  // Running text with a line like `Note: …` is no broken file.
  if (language === '' && !toml && problems.length > 0 && !isFile(text, span)) return null;
  return { span, syntax: toml ? 'toml' : 'yaml', value: toValue(tree), tree, problems };
}
