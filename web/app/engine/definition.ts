/** Definitions of servers as text: written out to be edited, and read with a place for everything that is wrong. */
import { LineIndex } from '../../protocol/json/lines.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import { lightChecker } from '../../protocol/report/checker.ts';
import type { Span } from '../../protocol/types.ts';
import { nowOf, type Run } from '../../simulator/run.ts';
import { definitionFromToolsList, isDefinition, problemsOf } from '../../simulator/servers/index.ts';
import type { ServerDefinition } from '../../simulator/types.ts';
import { placeOf } from '../../protocol/json/pointer-place.ts';
import type { DefinitionReading } from './types.ts';

const written = new WeakMap<ServerDefinition, string>();

/** The definition that is in force now. */
export function writtenDefinition(run: Run): string {
  const { definition } = nowOf(run).state;
  const known = written.get(definition);
  if (known !== undefined) return known;
  const text = JSON.stringify(definition, null, 2);
  written.set(definition, text);
  return text;
}

/** Problems that are told at once. */
const MOST = 50;

/** Reads a definition; `pasted` takes what a real server answered to `tools/list` instead. Never throws. */
export function readDefinition(text: string, pasted: boolean): DefinitionReading {
  const value = jsonOf(text);
  if (value === undefined) return { definition: null, problems: textProblems(text) };
  const read = pasted ? definitionFromToolsList(value) : { problems: problemsOf(value) };
  if ('definition' in read) return { definition: read.definition, problems: [] };
  const problems = read.problems
    .slice(0, MOST)
    .map(({ pointer, says }) => problemAt(text, placeOf(text, pointer), pointer, says));
  return { definition: problems.length === 0 && isDefinition(value) ? value : null, problems };
}

/** What the checker says of a text that is no JSON. */
function textProblems(text: string): DefinitionReading['problems'] {
  const { diagnostics } = lightChecker.judge(
    lightChecker.prepare(text, { revision: 'jsonrpc-2.0', format: 'json' }),
    'jsonrpc-2.0',
  );
  const found = diagnostics.filter(({ rule, severity }) => rule.startsWith('json-') && severity === 'error');
  if (found.length === 0)
    return [
      problemAt(text, { start: 0, end: 1 }, '', text.trim() === '' ? 'There is nothing here yet.' : 'This is no JSON.'),
    ];
  return found.slice(0, MOST).map(({ span, what }) => problemAt(text, span, '', what));
}

function problemAt(
  text: string,
  { start, end }: Span,
  pointer: string,
  says: string,
): DefinitionReading['problems'][0] {
  const lines = new LineIndex(text);
  const from = lines.at(start);
  const to = lines.at(end);
  const range = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  return { severity: 'error', says, pointer, start, end, range };
}
