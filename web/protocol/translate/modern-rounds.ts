/** Server requests of a session gathered into the rounds of 2026-07-28: what is requested together, and where the client retries. */
import { code } from '../json/describe.ts';
import { get, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import {
  idOf,
  kindOf,
  metaOf,
  methodOf,
  stepError,
  stepParams,
  stepResult,
  withoutKeys,
  type Pairs,
  type Step,
  type Work,
} from './steps.ts';

/** The revision without a handshake. */
export const MODERN = '2026-07-28';
const RELATED = 'io.modelcontextprotocol/related-task';

/** One server request that becomes an entry of `inputRequests`. */
export interface Input {
  readonly at: number;
  readonly key: string;
  readonly request: JsonObject;
  /** The index of the client’s answer, and what it becomes in `inputResponses`; null if the log ends before it. */
  readonly answeredAt: number | null;
  readonly response: JsonObject | null;
}

/** Input that a server requests at the same time. */
export interface Round {
  /** The client’s request that waits; -1 for a task whose outcome nobody has requested. */
  readonly owner: number;
  /** The task that waits; null for a plain request. */
  readonly task: string | null;
  readonly inputs: readonly Input[];
  /** The index of the step after which the round is written, and of the one after which the client retries. */
  readonly writtenAt: number;
  readonly resumedAt: number | null;
}

/** The id of the task that a message names in its `_meta`; null if it names none. */
export function relatedTask(holder: JsonObject): string | null {
  const taskId = get(objectAt(metaOf(holder), RELATED), 'taskId');
  return typeof taskId === 'string' ? taskId : null;
}

/** The rounds of a session by each of their server requests, and the requests that no round can express. */
export function roundsOf(steps: readonly Step[], pairs: Pairs, owners: ReadonlyMap<number, number>, work: Work) {
  const rounds = new Map<number, Round>();
  const dropped = new Set<number>();
  const cancelled = cancelledBy(steps);
  const { inputRequests } = modelOf(MODERN);
  const open: { owner: number; task: string | null; inputs: Input[] }[] = [];
  const last = new Map<string, Round>();
  const key = ({ owner, task }: Pick<Round, 'owner' | 'task'>): string => `${owner} ${task ?? ''}`;
  const close = (round: (typeof open)[number]): void => {
    const answers = round.inputs.map(({ answeredAt }) => answeredAt);
    const resumedAt = answers.includes(null) ? null : Math.max(...answers.map((at) => at ?? 0));
    // The request waits for one round at a time.
    const before = last.get(key(round));
    const writtenAt = Math.max(round.inputs.at(-1)?.at ?? 0, before?.resumedAt ?? 0);
    const whole: Round = { ...round, writtenAt, resumedAt: resumedAt === null ? null : Math.max(resumedAt, writtenAt) };
    last.set(key(round), whole);
    for (const { at } of round.inputs) rounds.set(at, whole);
  };
  for (const [index, step] of steps.entries()) {
    // An answer ends the collection of the round that it belongs to.
    const answered = pairs.requestOf[index] ?? null;
    const ended = answered === null ? -1 : open.findIndex(({ inputs }) => inputs.some(({ at }) => at === answered));
    if (ended >= 0) for (const round of open.splice(ended, 1)) close(round);
    if (step.from !== 'server' || kindOf(step) !== 'request' || !inputRequests.has(methodOf(step))) continue;
    const owner = owners.get(index) ?? -1;
    const task = relatedTask(stepParams(step)) ?? awaitedTask(steps[owner]);
    const problem =
      owner < 0 && task === null
        ? 'No request is open that may wait for input, so it cannot be sent.'
        : cancelled.has(idOf(step) ?? undefined)
          ? 'The server cancels it, which a round cannot express.'
          : problemOf(step, steps[pairs.answerOf[index] ?? -1], pairs, owner, index);
    if (problem !== null) {
      work.notes.add(
        'lost',
        `The server’s request \`${methodOf(step)}\` is left out, with its response. ${problem}`,
        step,
        ['method'],
      );
      dropped.add(index);
      continue;
    }
    let round = open.find((one) => one.owner === owner && one.task === task);
    if (!round) open.push((round = { owner, task, inputs: [] }));
    round.inputs.push(inputOf(step, index, steps[pairs.answerOf[index] ?? -1], pairs, round.inputs, work));
  }
  for (const round of open) close(round);
  return { rounds, dropped };
}

/** The task whose outcome a request waits for; null if it is another request. */
function awaitedTask(step: Step | undefined): string | null {
  const taskId = step && methodOf(step) === 'tasks/result' ? get(stepParams(step), 'taskId') : undefined;
  return typeof taskId === 'string' ? taskId : null;
}

/** Ids of server requests that the server cancels. */
function cancelledBy(steps: readonly Step[]): Set<JsonValue | undefined> {
  const sent = steps.filter((step) => step.from === 'server' && methodOf(step) === 'notifications/cancelled');
  return new Set(sent.map((step) => get(stepParams(step), 'requestId')));
}

/** Why a round cannot express a server request; null if it can. */
function problemOf(step: Step, answer: Step | undefined, pairs: Pairs, owner: number, index: number): string | null {
  const error = answer ? stepError(answer) : null;
  if (error && methodOf(step) !== 'elicitation/create')
    return `The client answers it with the error ${code(get(error, 'code') ?? null)}, and a round carries results alone.`;
  const ended = pairs.answerOf[owner] ?? null;
  const answeredAt = pairs.answerOf[index] ?? null;
  if (ended !== null && (answeredAt === null || answeredAt > ended)) return 'Its request is answered before it is.';
  return null;
}

function inputOf(
  step: Step,
  index: number,
  answer: Step | undefined,
  pairs: Pairs,
  before: readonly Input[],
  { notes }: Work,
): Input {
  const method = methodOf(step);
  const all = stepParams(step);
  const params = withoutKeys(all, ['_meta', 'task', 'elicitationId']);
  if (get(all, 'elicitationId') !== undefined)
    notes.add('lost', '`elicitationId` is left out: the client learns the outcome when it retries its request.', step, [
      'params',
      'elicitationId',
    ]);
  if (get(metaOf(all), 'progressToken') !== undefined)
    notes.add('lost', 'Input requests have no `_meta`, so nobody reports their progress.', step, ['params', '_meta']);
  const base = method === 'roots/list' ? 'roots' : method === 'sampling/createMessage' ? 'sampling' : 'elicitation';
  const same = before.filter(({ key }) => key === base || key.startsWith(`${base}-`)).length;
  const error = answer ? stepError(answer) : null;
  if (answer && error)
    notes.add(
      'changed',
      'The client’s error is written as `{"action": "cancel"}`: a round carries results alone.',
      answer,
      ['error'],
    );
  const result = answer ? stepResult(answer) : null;
  return {
    at: index,
    key: same === 0 ? base : `${base}-${same + 1}`,
    request: method === 'roots/list' && Object.keys(params).length === 0 ? { method } : { method, params },
    answeredAt: pairs.answerOf[index] ?? null,
    response: error ? { action: 'cancel' } : result && withoutKeys(result, ['_meta']),
  };
}
