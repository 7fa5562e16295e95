/**
 * Entry point: a run of the simulated server, as a screen or a lesson plays it. A run consists of its setup, its inputs, and
 * their outputs. It is an immutable value, so undo and replay are free. `view` prepares it for display.
 */
import { faultNamed } from './faults/index.ts';
import { clientExtensions, extensionsOf } from './extensions/declared.ts';
import type { RunInput, RunSetup } from './inputs.ts';
import type { Hand, Moment, Run } from './run/types.ts';
import { loadExtensionRules } from './run/judge.ts';
import { overStdio } from './run/carry.ts';
import { overAuth } from './run/over-auth.ts';
import { httpWorld, postHeaders, withFaults } from './run/over-http.ts';
import { openingOf, reactionTo } from './run/play.ts';
import { authWorld } from './run/protected.ts';
import { create } from './server.ts';
import { SERVERS, serverNamed } from './servers/index.ts';
import type { Input, ServerDefinition } from './types.ts';

export type { OpenRequest as Ask, ResponseChoice as AskChoice } from './run/open-requests.ts';
export type { FormField } from './run/form.ts';
export type { Moment, Run } from './run/types.ts';
export type { Inside, LifeState } from './run/inside.ts';
export type { HttpPart, SentMessage as Spoken } from './run/play.ts';
export type { RunFinding } from './run/findings.ts';
export type { Answer, RunRow } from './run/rows.ts';
export { writtenRequest } from './run/http-request.ts';
export { view } from './run/view.ts';
export type { RunView } from './run/view.ts';

/** Maximum number of page reactions to one input: two automatic sides could otherwise continue forever. */
const MAX_REACTIONS = 50;

/** The definition at the start of a setup. */
export function definitionOf({ definition, server }: RunSetup): ServerDefinition {
  return definition ?? serverNamed(server)?.definition ?? SERVERS[0]?.definition ?? { info: { name: '', version: '' } };
}

/** Loads what the run of a setup is judged by: the rules of extensions, if its server uses one. */
export async function prepareRun(setup: RunSetup): Promise<void> {
  const definition = definitionOf(setup);
  const own = { ...extensionsOf(definition, setup.revision), ...clientExtensions(definition, setup.revision) };
  if (Object.keys(own).length > 0) await loadExtensionRules();
}

/** A run without inputs; with the handshake if the page plays it. */
export function begin(setup: RunSetup): Run {
  const first = untouched(setup);
  return { setup, inputs: [], moments: [setup.plays.handshake ? greeted(setup, first, 0) : first] };
}

function untouched(setup: RunSetup): Moment {
  const { revision, transport, plays, authorization } = setup;
  const definition = definitionOf(setup);
  const settings = { revisions: [revision], transport, faults: known(setup.faults) };
  const auth = authorization ? authWorld(revision, authorization) : null;
  const http = transport === 'http' ? httpWorld(definition, settings, revision, auth) : null;
  return { state: create(definition, settings), sent: [], plays, http };
}

function known(faults: readonly string[]): string[] {
  return faults.filter((id) => faultNamed(id) !== null);
}

/** The run after one more input. */
export function feed(run: Run, input: RunInput): Run {
  const { setup, inputs, moments } = run;
  return { setup, inputs: [...inputs, input], moments: [...moments, after(setup, nowOf(run), input)] };
}

/** The current moment. */
export function nowOf({ setup, moments }: Run): Moment {
  return moments.at(-1) ?? untouched(setup);
}

/** The HTTP headers that the page would send with a message now; empty over stdio. */
export function headersNow(run: Run, text: string): Readonly<Record<string, string>> {
  const moment = nowOf(run);
  return moment.http ? postHeaders(moment, moment.http, text, run.setup.revision) : {};
}

/** The run after its first `upTo` inputs. */
export function replay({ setup, inputs, moments }: Run, upTo: number): Run {
  return { setup, inputs: inputs.slice(0, upTo), moments: moments.slice(0, upTo + 1) };
}

/** The same run with other inputs; the common prefix is not replayed. */
export function played(run: Run, inputs: readonly RunInput[]): Run {
  let same = 0;
  while (same < inputs.length && run.inputs[same] !== undefined && isSame(run.inputs[same], inputs[same])) same++;
  return inputs.slice(same).reduce(feed, replay(run, same));
}

function isSame(a: RunInput | undefined, b: RunInput | undefined): boolean {
  if (a?.kind !== b?.kind || a?.at !== b?.at) return false;
  if (a?.kind === 'send' && b?.kind === 'send' && !a.headers && !b.headers) return a.text === b.text;
  return JSON.stringify(a) === JSON.stringify(b);
}

function after(setup: RunSetup, moment: Moment, input: RunInput): Moment {
  if (input.kind === 'faults') {
    const faults = known(input.faults);
    const { state, http } = moment;
    return {
      ...moment,
      state: { ...state, settings: { ...state.settings, faults } },
      http: http && withFaults(http, faults),
    };
  }
  if (input.kind === 'plays') {
    const next = { ...moment, plays: input.plays };
    const waits = moment.state.handshake.phase === 'waiting' && moment.sent.length === 0;
    return input.plays.handshake && waits ? greeted(setup, next, input.at) : next;
  }
  if (input.kind === 'send') {
    const { at, text, headers } = input;
    return stepped(setup, moment, { kind: 'message', at, text, ...(headers ? { headers } : {}) });
  }
  return stepped(setup, moment, input);
}

function greeted(setup: RunSetup, moment: Moment, at: number): Moment {
  const opening = openingOf(setup.revision, moment.sent, moment.state.definition);
  return opening ? stepped(setup, moment, { kind: 'message', at, text: JSON.stringify(opening) }, 'page') : moment;
}

/** One input, the server's outputs, and the page's reactions to them. */
function stepped(setup: RunSetup, from: Moment, first: Input, who: Hand = 'learner'): Moment {
  const carry = from.http ? overAuth : overStdio;
  let moment = from;
  const due: { input: Input; by: Hand }[] = [{ input: first, by: who }];
  for (let count = 0; count < MAX_REACTIONS; count++) {
    const next = due.shift();
    if (!next) break;
    const carried = carry(moment, next.input, next.by, setup.revision);
    ({ moment } = carried);
    for (const output of carried.outputs) {
      const reaction = reactionTo(output, setup.revision, moment.plays, moment.sent);
      const at = moment.state.now;
      if (reaction) due.push({ input: { kind: 'message', at, text: JSON.stringify(reaction) }, by: 'page' });
    }
  }
  return moment;
}
