/** Entries of servers inside other texts: in install links and in commands. */
import { readValue } from '../json/read.ts';
import { spanOf } from '../json/locate.ts';
import { isJsonError } from '../json/codes.ts';
import { toValue } from '../json/value.ts';
import type { JsonNode, JsonProblem } from '../json/types.ts';
import type { Span } from '../types.ts';
import type { DocumentFinding } from './define.ts';
import { judgeServer } from './host-config/index.ts';

/** JSON that was decoded from a part of the pasted text. */
export interface EmbeddedJson {
  readonly text: string;
  /** The place in the pasted text of a range of the decoded text. */
  readonly place: (span: Span) => Span;
}

/** The decoded JSON, read. */
export interface EmbeddedTree {
  readonly tree: JsonNode | null;
  /** What strict JSON refuses, with offsets of the decoded text. */
  readonly errors: readonly JsonProblem[];
}

/** Reads decoded JSON. */
export function readEmbedded({ text }: EmbeddedJson): EmbeddedTree {
  const { root, problems } = readValue(text);
  return { tree: root, errors: problems.filter((problem) => isJsonError(problem)) };
}

/** Findings that say something about files, not about what is installed from elsewhere. */
const ABOUT_FILES: ReadonlySet<string> = new Set([
  'config/required-member',
  'config/undeclared-input',
  'config/machine-path',
  'config/placeholder',
]);

/**
 * Judges one server, decoded from the pasted text, as an entry of a host’s configuration. Findings are reported at their place in
 * the pasted text, without fixes. `only`: ids of the rules that apply; default: all that do not concern files.
 */
export function judgeEmbedded(
  json: EmbeddedJson,
  tree: JsonNode,
  host: string,
  report: (finding: DocumentFinding) => void,
  only?: ReadonlySet<string>,
): void {
  const { text, place } = json;
  const subject = {
    text,
    span: { start: 0, end: text.length },
    syntax: 'json',
    tree,
    value: toValue(tree),
    clues: [],
  } as const;
  judgeServer(subject, host, (finding) => {
    const { rule, path = [], mark = 'value' } = finding;
    // Links and commands name the server, and may refer to the gallery of the host.
    const named = rule.id === 'config/unknown-member' && (path.at(-1) === 'name' || path.at(-1) === 'inputs');
    if (named || ABOUT_FILES.has(rule.id) || only?.has(rule.id) === false) return;
    const span = finding.span ?? spanOf(text, tree, path, mark);
    const { fix: _, path: __, mark: ___, ...rest } = finding;
    report({ ...rest, span: place(span) });
  });
}
