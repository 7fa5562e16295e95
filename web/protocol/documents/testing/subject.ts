/** Builds the subjects of tests. For tests only. */
import { parse } from 'yaml';
import { readText } from '../../json/read.ts';
import { toValue } from '../../json/value.ts';
import type { DocumentSubject } from '../define.ts';

/** A JSON text as a subject; a text of another notation has no tree. */
export function subjectOf(text: string, clues: readonly string[] = []): DocumentSubject {
  const root = /^\s*[[{]/u.test(text) ? readText(text).root : null;
  const span = { start: 0, end: text.length };
  const value = root === null ? undefined : toValue(root);
  return { text, span, syntax: root === null ? 'yaml' : 'json', tree: root, value, clues };
}

/** A YAML text as a subject: positions are those of its value in JSON, so only pointers can be compared. Null if it is not YAML. */
export function yamlSubject(text: string): DocumentSubject | null {
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const written = JSON.stringify(value, null, 2);
  const tree = readText(written).root;
  if (tree === null) return null;
  const span = { start: 0, end: written.length };
  return { text: written, span, syntax: 'yaml', tree, value: toValue(tree), clues: [] };
}
