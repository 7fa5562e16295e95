/**
 * Work that takes steps: tools and prompts that log, wait, report progress, send requests to the client, and finally respond.
 * Work in progress is stored in the state as data; the steps are rebuilt from the request and the responses so far, and
 * continue where they stopped.
 */
import { sendInputRequest, impatient, withdraw } from './server-requests.ts';
import { leaveBatch } from './batches.ts';
import { amended, announce, updated } from './changes.ts';
import { isStateless } from './eras.ts';
import { logged } from './logs.ts';
import { PLANS } from './methods/plans.ts';
import type { InputRequestStep } from './input-requests.ts';
import { continueReplay } from './replay/play.ts';
import { becomesTask, startExtensionTask } from './extensions/tasks.ts';
import { requestTaskInput } from './extensions/task-input.ts';
import { questionsAt, requestInput } from './rounds.ts';
import { fromWork, move, settle, settled } from './tasks.ts';
import { sameKey, type Turn } from './turn.ts';
import type { Request } from './turn.ts';
import type { JsonRecord, Running, ServerState, Step, Why } from './types.ts';

/** The work of a request, before its first step. */
export function workFor(request: Request, since: number, task: string | null = null): Running {
  const { exchange, id, method, params, revision, clientCapabilities, progressToken, logLevel, serial = 0 } = request;
  const start = { ...(request.round ?? { done: 0, answers: {}, answersFor: null }), until: null, waitsFor: null, task };
  return {
    exchange,
    id,
    method,
    params,
    revision,
    clientCapabilities,
    progressToken,
    logLevel,
    since,
    serial,
    ...start,
  };
}

/** Performs as many steps as possible now; the rest waits in the state. */
export function proceed(turn: Turn, from: Running): void {
  const rest = turn.state.running.filter((one) => one !== from && !(sameKey(one, from) && one.task === from.task));
  let work: Running = { ...from, until: null, waitsFor: null };
  let plan = stepsOf(turn, work);
  for (;;) {
    // A tool or prompt that was removed meanwhile has a shorter plan: the error that reports it.
    const step = plan[work.done] ?? plan.findLast((one) => one.do === 'result' || one.do === 'error');
    if (step === undefined) {
      turn.put({ running: rest });
      return finish(turn, work, { do: 'error', code: -32603, message: 'Internal error' });
    }
    if (becomesTask(turn, work, plan)) work = startExtensionTask(turn, work);
    work = { ...work, done: work.done + 1 };
    if (step.do === 'result' || step.do === 'error') {
      turn.put({ running: rest });
      return finish(turn, work, step);
    }
    if (step.do === 'wait') {
      turn.put({ running: [...rest, { ...work, until: turn.state.now + step.ms }] });
      return turn.because({
        says: `This takes time: the response to \`${work.method}\` follows later, and other messages are handled meanwhile.`,
      });
    }
    if (step.do === 'disconnect') {
      work = { ...work, disconnects: true };
      continue;
    }
    if (step.do === 'ask') {
      turn.put({ running: rest });
      if (isStateless(work.revision)) {
        const waiting: Running = { ...work, done: work.done - 1 };
        const inTask = work.task === null ? null : requestTaskInput(turn, waiting, plan, work.task);
        if (inTask && 'do' in inTask) return finish(turn, work, inTask);
        if (work.task !== null && inTask === null) return turn.put({ running: [...rest, waiting] });
        const answered = inTask ?? requestInput(turn, waiting, plan);
        if (answered === null) return;
        work = answered;
        plan = stepsOf(turn, work);
        continue;
      }
      const next = sendInputRequest(turn, work, step);
      if ('do' in next) return finish(turn, work, next);
      return turn.put({ running: [...rest, next] });
    }
    take(turn, work, step);
  }
}

function stepsOf({ state }: Turn, work: Running): readonly Step[] {
  const { serial, method, params, revision, clientCapabilities, answers } = work;
  return PLANS[method]?.({ serial, method, params, revision, clientCapabilities, answers, state }) ?? [];
}

/** The open request of some work. */
export function questionOf(turn: Turn, work: Running): InputRequestStep | undefined {
  const step = stepsOf(turn, work)[work.done - 1];
  return step?.do === 'ask' ? step : undefined;
}

/** The requests for input that a task of the extension waits for. */
export function openQuestions(turn: Turn, work: Running): readonly InputRequestStep[] {
  return questionsAt(stepsOf(turn, work), work.done).filter(({ as }) => !Object.hasOwn(work.answers, as));
}

type Small = Exclude<Step, { do: 'result' | 'error' | 'wait' | 'ask' | 'disconnect' }>;

function take(turn: Turn, work: Running, step: Small): void {
  const task = isStateless(work.revision) ? work.task : null;
  // Tasks of the extension have neither logs nor progress; their state has a message.
  if (task !== null && step.do === 'progress')
    move(turn, task, { status: 'working', ...(step.message === undefined ? {} : { statusMessage: step.message }) });
  else if (task !== null && step.do === 'log') return;
  else if (step.do === 'log') logged(turn, step, work);
  else if (step.do === 'progress') progressed(turn, work, step);
  else if (step.do === 'keep') turn.put({ memory: { ...turn.state.memory, ...step.memory } });
  else if (step.do === 'amend') announce(turn, amended(turn, step.change));
  else if (step.do === 'updated') updated(turn, step.uri);
  else if (work.revision === '2025-11-25') {
    const { to, params } = fromWork(work, { elicitationId: step.elicitationId });
    turn.notify('notifications/elicitation/complete', params, to, {
      says: 'The URL-mode elicitation is complete.',
    });
  }
}

function progressed(turn: Turn, work: Running, { progress, total, message }: Extract<Step, { do: 'progress' }>): void {
  const { progressToken } = work;
  if (progressToken === null) return;
  const params: JsonRecord = {
    progressToken,
    progress,
    ...(total === undefined ? {} : { total }),
    ...(message === undefined || work.revision === '2024-11-05' ? {} : { message }),
  };
  const sent = fromWork(work, params);
  turn.notify('notifications/progress', sent.params, sent.to, {
    says: 'The request has a `progressToken`, so the server may report progress. Each value must be higher than the one before.',
  });
}

function finish(turn: Turn, work: Running, step: Extract<Step, { do: 'result' | 'error' }>): void {
  if (work.task !== null) return settle(turn, work.task, step);
  if (step.do === 'result') return turn.result(work, step.result, step.why ?? whyDone(work, step.result));
  const { message, data } = step;
  // Only 2025-11-25 has the error that asks users to open a URL.
  const code = step.code === -32042 && work.revision !== '2025-11-25' ? -32603 : step.code;
  turn.refuse(
    work,
    { code, message, ...(data === undefined ? {} : { data }) },
    step.why ?? { says: `\`${work.method}\` fails with the protocol error ${code}: “${message}”.` },
  );
}

function whyDone({ method, params }: Running, result: JsonRecord): Why {
  const name = typeof params.name === 'string' ? params.name : '';
  if (method === 'resources/read' && typeof params.uri === 'string')
    return { says: `The server has the resource \`${params.uri}\`, so it returns the contents.` };
  if (method === 'prompts/get')
    return { says: `The server has the prompt \`${name}\`, so it returns the messages, with the arguments in place.` };
  if (method !== 'tools/call')
    return { says: `The request is valid, so the server returns the result of \`${method}\`.` };
  return result.isError === true
    ? {
        says: `The tool \`${name}\` ran and failed. This is a result with \`isError\`, which the model can read, and not a protocol error.`,
      }
    : { says: `The tool \`${name}\` exists and its arguments match its \`inputSchema\`, so it ran.` };
}

/** A request was cancelled: its work stops, and no further message about it is sent. */
export function cancel(turn: Turn, work: Running): void {
  turn.put({ running: turn.state.running.filter((one) => one !== work) });
  withdraw(turn, work, 'The request that needed the response was cancelled');
  leaveBatch(turn, work);
}

/** The next time at which something is due; null if everything waits for the client. */
export function nextDue({ running }: ServerState): number | null {
  let next: number | null = null;
  for (const { until } of running) if (until !== null && (next === null || until < next)) next = until;
  return next;
}

/** Advances the time and does what becomes due, in order. */
export function catchUp(turn: Turn, at: number): void {
  for (let due = nextDue(turn.state); due !== null && due <= at; due = nextDue(turn.state)) {
    const work = turn.state.running.find(({ until }) => until === due);
    if (!work) return;
    turn.put({ now: Math.max(turn.state.now, due) });
    const { replay } = turn.state.settings;
    if (replay) continueReplay(turn, replay, work);
    else proceed(turn, work.waitsFor === null ? work : impatient(turn, work));
  }
  if (at > turn.state.now) turn.put({ now: at });
  settled(turn);
}
