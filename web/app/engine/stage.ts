/** The simulated server behind the page: one run, played on as inputs come, and definitions read. Loaded with the Server screen. */
import { catcherOf, FAULTS, type Fault } from '../../simulator/faults/index.ts';
import type { RunSetup } from '../../simulator/inputs.ts';
import { begin, played, view, type Run } from '../../simulator/run.ts';
import { prepare } from '../../simulator/server.ts';
import { SERVERS } from '../../simulator/servers/index.ts';
import type { McpRevision } from '../../simulator/types.ts';
import type { FaultChoice, ShownEntry, ShownRun } from './types.ts';
import type { AskOf, CallAnswer, TutorCall } from './wire.ts';
import { readDefinition, writtenDefinition } from './definition.ts';

let run: { key: string; run: Run } | null = null;

/** Answers what is asked of the simulated server. */
export async function stage(
  ask: AskOf<'simulate' | 'define' | TutorCall>,
): Promise<CallAnswer<'simulate' | 'define' | TutorCall>> {
  if (ask.name === 'define') return readDefinition(...ask.args);
  if (ask.name !== 'simulate') {
    const { tutor } = await import('./tutor.ts');
    return tutor(ask);
  }
  const [setup, inputs] = ask.args;
  const key = JSON.stringify(setup);
  if (run?.key !== key) {
    await prepare([setup.revision]);
    run = { key, run: begin(setup) };
  }
  run = { key, run: played(run.run, inputs) };
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
  };
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

/** The methods of a conversation, each once. */
function methodsIn(client: readonly unknown[]): string[] {
  const names = client.flatMap((one) =>
    typeof one === 'object' && one !== null && 'method' in one && typeof one.method === 'string' ? [one.method] : [],
  );
  return [...new Set(names)];
}
