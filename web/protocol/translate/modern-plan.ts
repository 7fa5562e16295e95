/**
 * What a session with a handshake shows as a whole, before it is written without one: what both sides declare, which request each server
 * request and notification belongs to, and which input is requested together.
 */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import { MODERN, relatedTask, roundsOf, type Input, type Round } from './modern-rounds.ts';
import {
  kindOf,
  metaOf,
  methodOf,
  pairsOf,
  stepError,
  stepParams,
  stepResult,
  textAt,
  withoutKeys,
  type Pairs,
  type Step,
  type Work,
} from './steps.ts';

/** The identifier of tasks as an extension. */
export const TASKS = 'io.modelcontextprotocol/tasks';

/** The plan of a session. */
export interface Plan {
  readonly pairs: Pairs;
  readonly clientInfo: JsonObject | null;
  readonly clientCapabilities: JsonObject;
  readonly serverInfo: JsonObject | null;
  readonly serverCapabilities: JsonObject;
  /** Rounds by the index of each of their server requests. */
  readonly rounds: ReadonlyMap<number, Round>;
  /** Server requests that no round can express. */
  readonly dropped: ReadonlySet<number>;
  /** The request that a notification belongs to, by its index; absent if there is none. */
  readonly owners: ReadonlyMap<number, number>;
  /** The log level that a request must ask for, so that its log messages may be sent. */
  readonly levels: ReadonlyMap<number, string>;
  /** What a task ended with, by its id. */
  readonly outcomes: ReadonlyMap<string, { readonly result: JsonObject } | { readonly error: JsonObject }>;
  /** The notifications of changed lists that the server sends. */
  readonly changes: JsonObject;
}

/** The filter of `subscriptions/listen` for each notification of a changed list. */
export const CHANGES: Readonly<Record<string, string>> = {
  'notifications/tools/list_changed': 'toolsListChanged',
  'notifications/prompts/list_changed': 'promptsListChanged',
  'notifications/resources/list_changed': 'resourcesListChanged',
};

/** Plans a session. Notes what no plan can express. */
export function planOf(steps: readonly Step[], work: Work): Plan {
  const pairs = pairsOf(steps);
  const handshake = steps.findIndex((step) => step.from !== 'server' && methodOf(step) === 'initialize');
  const requestStep = steps[handshake];
  const answered = steps[pairs.answerOf[handshake] ?? -1];
  const declared = requestStep ? stepParams(requestStep) : {};
  const offered = (answered && stepResult(answered)) ?? {};
  const tasks = steps.some((step) => isObject(get(stepParams(step), 'task')) || methodOf(step).startsWith('tasks/'));
  const owners = ownersOf(steps, pairs);
  const { rounds, dropped } = roundsOf(steps, pairs, owners, work);
  const inputs = [...rounds.values()].flatMap((round) => round.inputs);
  const capabilities = get(declared, 'capabilities');
  const info = get(declared, 'clientInfo');
  const serverInfo = get(offered, 'serverInfo');
  const needed = isObject(capabilities) ? capabilities : neededFor(inputs);
  return {
    pairs,
    clientInfo: isObject(info) ? info : null,
    clientCapabilities: extended(withoutRootChanges(needed, requestStep ?? { entry: -1 }, work), tasks),
    serverInfo: isObject(serverInfo) ? serverInfo : null,
    serverCapabilities: extended(objectAt(offered, 'capabilities'), tasks),
    rounds,
    dropped,
    owners,
    levels: levelsOf(steps, owners),
    outcomes: outcomesOf(steps, pairs),
    changes: Object.fromEntries(
      steps.flatMap((step) => {
        const flag = step.from === 'server' ? CHANGES[methodOf(step)] : undefined;
        return flag === undefined ? [] : [[flag, true]];
      }),
    ),
  };
}

/** Clients no longer announce changes of their roots. */
function withoutRootChanges(capabilities: JsonObject, requestStep: Pick<Step, 'entry'>, { notes }: Work): JsonObject {
  const roots = get(capabilities, 'roots');
  if (!isObject(roots) || get(roots, 'listChanged') === undefined) return capabilities;
  const says = '`listChanged` is left out of the capability `roots`: clients announce no changes in 2026-07-28.';
  notes.add('lost', says, requestStep, ['params', 'capabilities', 'roots', 'listChanged']);
  return { ...capabilities, roots: withoutKeys(roots, ['listChanged']) };
}

/** Capabilities with tasks as an extension. */
function extended(capabilities: JsonObject, tasks: boolean): JsonObject {
  const own = get(capabilities, 'tasks');
  const rest = withoutKeys(capabilities, ['tasks']);
  if (!tasks && own === undefined) return rest;
  return { ...rest, extensions: { ...objectAt(rest, 'extensions'), [TASKS]: {} } };
}

/** The capabilities that a client must have, judged by what it was asked for. */
function neededFor(inputs: readonly Input[]): JsonObject {
  const needed: JsonObject = {};
  for (const { request } of inputs) {
    const params = objectAt(request, 'params');
    if (get(request, 'method') === 'roots/list') needed['roots'] = {};
    else if (get(request, 'method') === 'sampling/createMessage')
      needed['sampling'] = {
        ...objectAt(needed, 'sampling'),
        ...(get(params, 'tools') === undefined ? {} : { tools: {} }),
      };
    else
      needed['elicitation'] = {
        ...objectAt(needed, 'elicitation'),
        [get(params, 'mode') === 'url' ? 'url' : 'form']: {},
      };
  }
  return needed;
}

/** Maximum number of requests that are remembered as open. */
const MANY = 200;

/** For each server request and each log or progress notification: the client’s request that it belongs to. */
function ownersOf(steps: readonly Step[], { answerOf }: Pairs): Map<number, number> {
  const owners = new Map<number, number>();
  const open: number[] = [];
  const byToken = new Map<JsonValue, number>();
  for (const [index, step] of steps.entries()) {
    const kind = kindOf(step);
    if (step.from !== 'server' && kind === 'request') {
      open.push(index);
      const token = get(metaOf(stepParams(step)), 'progressToken');
      if (token !== undefined) byToken.set(token, index);
      continue;
    }
    const isOpen = (request: number): boolean => (answerOf[request] ?? Infinity) > index;
    while (open.length > 0 && !isOpen(open.at(-1) ?? 0)) open.pop();
    // Requests that are answered out of order stay in between: few at any time.
    if (open.length > MANY) open.splice(0, open.length, ...open.filter(isOpen).slice(-MANY / 2));
    if (step.from !== 'server' || (kind !== 'request' && kind !== 'notification')) continue;
    const method = methodOf(step);
    const token = get(stepParams(step), 'progressToken');
    const task = kind === 'request' ? relatedTask(stepParams(step)) : null;
    const fits = (request: number): boolean =>
      task === null ? kind === 'notification' || mayWait(steps[request]) : awaitsTask(steps[request], task);
    const owner =
      method === 'notifications/progress' && token !== undefined
        ? byToken.get(token)
        : open.findLast((request) => isOpen(request) && fits(request));
    if (owner !== undefined) owners.set(index, owner);
  }
  return owners;
}

/** Whether a request waits for the outcome of a task. */
function awaitsTask(step: Step | undefined, task: string): boolean {
  return step !== undefined && methodOf(step) === 'tasks/result' && get(stepParams(step), 'taskId') === task;
}

/** Whether a request may be answered with `input_required`, or waits for a task that may. */
function mayWait(step: Step | undefined): boolean {
  if (!step) return false;
  const method = methodOf(step);
  return method === 'tasks/result' || modelOf(MODERN).methods.get(method)?.mayRequestInput === true;
}

const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

function levelsOf(steps: readonly Step[], owners: ReadonlyMap<number, number>): Map<number, string> {
  const levels = new Map<number, string>();
  for (const [index, step] of steps.entries()) {
    const owner = owners.get(index);
    if (owner === undefined || methodOf(step) !== 'notifications/message') continue;
    const level = textAt(stepParams(step), 'level');
    const known = levels.get(owner);
    if (known === undefined || LEVELS.indexOf(level) < LEVELS.indexOf(known)) levels.set(owner, level);
  }
  return levels;
}

function outcomesOf(steps: readonly Step[], { requestOf }: Pairs): Plan['outcomes'] {
  const outcomes = new Map<string, { readonly result: JsonObject } | { readonly error: JsonObject }>();
  for (const [index, step] of steps.entries()) {
    const request = steps[requestOf[index] ?? -1];
    if (!request || methodOf(request) !== 'tasks/result') continue;
    const taskId = get(stepParams(request), 'taskId');
    const [result, error] = [stepResult(step), stepError(step)];
    if (typeof taskId !== 'string') continue;
    if (result) outcomes.set(taskId, { result });
    else if (error) outcomes.set(taskId, { error });
  }
  return outcomes;
}
