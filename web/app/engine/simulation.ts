/**
 * The simulated server in the worker: one run, continued with each input, and the parser of definitions. Loaded with the Server
 * screen.
 */
import { catcherOf, FAULTS, type Fault } from '../../simulator/faults/index.ts';
import type { RunSetup } from '../../simulator/inputs.ts';
import { openedIn } from '../../simulator/apps/opened.ts';
import { begin, headersNow, played, prepareRun, view, type Run, nowOf } from '../../simulator/run.ts';
import { prepare } from '../../simulator/server.ts';
import { SERVERS, definitionFromToolsList, isDefinition, problemsOf } from '../../simulator/servers/index.ts';
import type { McpRevision, ServerDefinition } from '../../simulator/types.ts';
import type { FaultChoice, ShownEntry, ShownRun, DefinitionReading } from './types.ts';
import type { CallOf, CallAnswer, TutorCall } from './wire.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import { lightChecker } from '../../protocol/report/checker.ts';
import type { Span } from '../../protocol/types.ts';
import { placeOf } from '../../protocol/json/pointer-place.ts';

// Server definitions as text: serialized for editing, and parsed with a position for every problem.

const written = new WeakMap<ServerDefinition, string>();

/** The current definition. */
function writtenDefinition(run: Run): string {
  const { definition } = nowOf(run).state;
  const known = written.get(definition);
  if (known !== undefined) return known;
  const text = JSON.stringify(definition, null, 2);
  written.set(definition, text);
  return text;
}

/** Maximum number of problems reported at once. */
const MAX = 50;

/** Parses a definition. With `pasted`, parses the `tools/list` response of a real server instead. Never throws. */
export function readDefinition(text: string, pasted: boolean): DefinitionReading {
  const value = jsonOf(text);
  if (value === undefined) return { definition: null, problems: textProblems(text) };
  const read = pasted ? definitionFromToolsList(value) : { problems: problemsOf(value) };
  if ('definition' in read) return { definition: read.definition, problems: [] };
  const problems = read.problems
    .slice(0, MAX)
    .map(({ pointer, says }) => problemAt(text, placeOf(text, pointer), pointer, says));
  return { definition: problems.length === 0 && isDefinition(value) ? value : null, problems };
}

/** The checker’s findings for a text that is not JSON. */
function textProblems(text: string): DefinitionReading['problems'] {
  const { diagnostics } = lightChecker.judge(
    lightChecker.prepare(text, { revision: 'jsonrpc-2.0', format: 'json' }),
    'jsonrpc-2.0',
  );
  const found = diagnostics.filter(({ rule, severity }) => rule.startsWith('json-') && severity === 'error');
  if (found.length === 0)
    return [
      problemAt(
        text,
        { start: 0, end: 1 },
        '',
        text.trim() === '' ? 'The definition is empty.' : 'The definition is not valid JSON.',
      ),
    ];
  return found.slice(0, MAX).map(({ span, what }) => problemAt(text, span, '', what));
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

let run: { key: string; run: Run } | null = null;

/** Handles calls to the simulated server. */
export async function simulate(
  request: CallOf<'simulate' | 'viewWire' | 'headers' | 'define' | TutorCall>,
): Promise<CallAnswer<'simulate' | 'viewWire' | 'headers' | 'define' | TutorCall>> {
  if (request.name === 'define') return readDefinition(...request.args);
  if (request.name !== 'simulate' && request.name !== 'headers' && request.name !== 'viewWire') {
    const { tutor } = await import('./tutor.ts');
    return tutor(request);
  }
  const [setup, inputs] = request.args;
  const key = JSON.stringify(setup);
  if (run?.key !== key) {
    await Promise.all([prepare([setup.revision]), prepareRun(setup)]);
    run = { key, run: begin(setup) };
  }
  run = { key, run: played(run.run, inputs) };
  if (request.name === 'viewWire') {
    const { sent } = nowOf(run.run);
    const { viewWire } = await import('../../simulator/apps/wire.ts');
    return viewWire(sent, request.args[2], setup.revision, request.args[3]);
  }
  if (request.name === 'headers') return { headers: headersNow(run.run, request.args[2]) };
  return shownRun(run.run, setup);
}

function shownRun(now: Run, { revision }: RunSetup): ShownRun {
  const { report, ...seen } = view(now);
  const counts = new Map(seen.rows.map(({ entry, findings }) => [entry, findings]));
  const entries = report.entries.map((entry, line): ShownEntry => {
    const found = counts.get(entry.index) ?? [];
    const errors = found.filter(({ severity }) => severity === 'error').length;
    const warnings = found.filter(({ severity }) => severity === 'warning').length;
    return { ...entry, line: line + 1, errors, warnings };
  });
  return {
    ...seen,
    entries,
    sessions: [...report.sessions],
    errors: report.errors,
    warnings: report.warnings,
    servers: SERVERS.map(({ id, title, says }) => ({ id, title, says })),
    faultList: FAULTS.map((fault) => shownFault(fault, revision)),
    definition: writtenDefinition(now),
    view: openedNow(now),
  };
}

function openedNow(now: Run): ShownRun['view'] {
  const { sent, state } = nowOf(now);
  return openedIn(sent, state, now.setup.revision);
}

function shownFault(fault: Fault, revision: McpRevision): FaultChoice {
  const { id, title, says, revisions, http, shows } = fault;
  return {
    id,
    title,
    says,
    rule: catcherOf(fault, revision).requirement,
    elsewhere: revisions !== undefined && !revisions.includes(revision),
    http: http !== undefined,
    server: shows.server,
    methods: methodsIn(shows.client),
  };
}

/** The distinct methods of a conversation. */
function methodsIn(client: readonly unknown[]): string[] {
  const names = client.flatMap((one) =>
    typeof one === 'object' && one !== null && 'method' in one && typeof one.method === 'string' ? [one.method] : [],
  );
  return [...new Set(names)];
}
