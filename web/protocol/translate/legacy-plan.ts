/**
 * What a session without a handshake shows as a whole, before it is written with one: what both sides declare, which requests are retries
 * of earlier ones, and which calls run as tasks.
 */
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import { MODERN } from './modern-rounds.ts';
import { TASKS } from './modern-plan.ts';
import {
  kindOf,
  metaOf,
  methodOf,
  pairsOf,
  stepError,
  stepParams,
  stepResult,
  withoutKeys,
  type Pairs,
  type Step,
} from './steps.ts';

const META = 'io.modelcontextprotocol/';

/** A result that requested input, and the request that provided it. */
export interface LegacyRound {
  /** The index of the result, and of the request that it answers. */
  readonly at: number;
  readonly request: number;
  /** The index of the retry; null if there is none. */
  readonly retry: number | null;
}

/** The plan of a session. */
export interface LegacyPlan {
  readonly pairs: Pairs;
  readonly clientInfo: JsonObject | null;
  /** All capabilities that any request declares; `varies` if they differ. */
  readonly clientCapabilities: JsonObject;
  readonly varies: boolean;
  readonly serverInfo: JsonObject | null;
  /** The result of the first successful `server/discover`; null if the text has none. */
  readonly discovered: Step | null;
  readonly serverCapabilities: JsonObject;
  /** Rounds by the index of their result, and by that of their retry. */
  readonly rounds: ReadonlyMap<number, LegacyRound>;
  readonly retries: ReadonlyMap<number, LegacyRound>;
  /** The first request of each chain of retries, by the index of every later one. */
  readonly roots: ReadonlyMap<number, number>;
  /** Requests that are answered with a task, and the names of their tools. */
  readonly taskCalls: ReadonlySet<number>;
  readonly taskTools: ReadonlySet<string>;
}

/** Plans a session. */
export function legacyPlanOf(steps: readonly Step[]): LegacyPlan {
  const pairs = pairsOf(steps);
  const requests = steps.filter((step) => step.from !== 'server' && kindOf(step) === 'request');
  const metas = requests.map((step) => metaOf(stepParams(step)));
  const declared = metas.map((meta) => get(meta, `${META}clientCapabilities`)).filter(isObject);
  const infos = metas.map((meta) => get(meta, `${META}clientInfo`)).filter(isObject);
  const results = steps.flatMap((step) => {
    const result = step.from === 'server' ? stepResult(step) : null;
    return result ? [result] : [];
  });
  const notices = steps
    .filter((step) => step.from === 'server' && methodOf(step) === 'notifications/tasks')
    .map(stepParams);
  const served = results.map((result) => get(metaOf(result), `${META}serverInfo`)).filter(isObject);
  const found = steps.find((step, index) => {
    const request = steps[pairs.requestOf[index] ?? -1];
    return request !== undefined && methodOf(request) === 'server/discover' && stepResult(step) !== null;
  });
  const { rounds, retries, roots } = roundsIn(steps, pairs);
  const { taskCalls, taskTools } = tasksIn(steps, pairs);
  const declaredByServer = objectAt((found && stepResult(found)) ?? {}, 'capabilities');
  const offered = merged(usedBy(steps, pairs), declaredByServer);
  const tasks = taskCalls.size > 0 || steps.some((step) => /^(?:notifications\/)?tasks\b/u.test(methodOf(step)));
  const clientCapabilities: JsonObject = Object.assign(neededFor([...results, ...notices]), ...declared);
  return {
    pairs,
    clientInfo: infos[0] ?? null,
    clientCapabilities: withoutTasks(clientCapabilities),
    varies: new Set(declared.map((one) => JSON.stringify(one))).size > 1,
    serverInfo: served[0] ?? null,
    discovered: found ?? null,
    serverCapabilities: withTasks(offered, tasks),
    rounds,
    retries,
    roots,
    taskCalls,
    taskTools,
  };
}

/** The capabilities that a server must have, judged by what it sends, and by the requests that it does not reject as unknown. */
function usedBy(steps: readonly Step[], { answerOf }: Pairs): JsonObject {
  const { methods } = modelOf(MODERN);
  const used: JsonObject = {};
  for (const [index, step] of steps.entries()) {
    const method = methods.get(methodOf(step));
    const [name] = method?.capability?.split('.') ?? [];
    const answer = steps[answerOf[index] ?? -1];
    const unknown = answer !== undefined && get(stepError(answer) ?? {}, 'code') === -32601;
    if (name !== undefined && step.from !== 'server' && method?.kind === 'request' && !unknown) used[name] ??= {};
    const notice = step.from === 'server' ? methodOf(step) : '';
    const list = /^notifications\/(tools|prompts|resources)\/list_changed$/u.exec(notice)?.[1];
    if (notice === 'notifications/message') used['logging'] ??= {};
    if (list !== undefined) used[list] = { ...objectAt(used, list), listChanged: true };
    if (notice === 'notifications/resources/updated' || listensTo(step))
      used['resources'] = { ...objectAt(used, 'resources'), subscribe: true };
  }
  return used;
}

/** Both, member by member; what is declared takes precedence. */
function merged(used: JsonObject, declared: JsonObject): JsonObject {
  const all = { ...used, ...declared };
  for (const [name, own] of Object.entries(used)) {
    const stated = get(declared, name);
    if (isObject(own) && isObject(stated)) all[name] = { ...own, ...stated };
  }
  return all;
}

/** Whether a request subscribes to resources. */
function listensTo(step: Step): boolean {
  return (
    methodOf(step) === 'subscriptions/listen' &&
    has(objectAt(stepParams(step), 'notifications'), 'resourceSubscriptions')
  );
}

/** The capabilities that a client must have, judged by the input that it is asked for. */
function neededFor(results: readonly JsonObject[]): JsonObject {
  const needed: JsonObject = {};
  for (const result of results) {
    for (const input of Object.values(objectAt(result, 'inputRequests')).filter(isObject)) {
      const method = get(input, 'method');
      if (method === 'roots/list') needed['roots'] ??= {};
      else if (method === 'sampling/createMessage') needed['sampling'] ??= {};
      else if (method === 'elicitation/create') needed['elicitation'] ??= {};
    }
  }
  return needed;
}

function withoutTasks(capabilities: JsonObject): JsonObject {
  const extensions = withoutKeys(objectAt(capabilities, 'extensions'), [TASKS]);
  const rest = withoutKeys(capabilities, ['extensions']);
  return Object.keys(extensions).length > 0 ? { ...rest, extensions } : rest;
}

function withTasks(capabilities: JsonObject, used: boolean): JsonObject {
  const declared = has(objectAt(capabilities, 'extensions'), TASKS);
  const rest = withoutTasks(capabilities);
  return declared || used ? { ...rest, tasks: { cancel: {}, requests: { tools: { call: {} } } } } : rest;
}

// ---- Retries --------------------------------------------------------------------------------------------------------

function roundsIn(steps: readonly Step[], { requestOf }: Pairs) {
  const rounds = new Map<number, LegacyRound>();
  const retries = new Map<number, LegacyRound>();
  const roots = new Map<number, number>();
  /** Results that wait for a retry, by the meaning of their request. */
  const open = new Map<string, { at: number; request: number; state: string | null }[]>();
  for (const [index, step] of steps.entries()) {
    const result = stepResult(step);
    const request = requestOf[index] ?? null;
    const asked = request === null ? undefined : steps[request];
    if (result && request !== null && asked && get(result, 'resultType') === 'input_required') {
      const state = get(result, 'requestState');
      const list = open.get(keyOf(asked)) ?? [];
      open.set(keyOf(asked), [...list, { at: index, request, state: typeof state === 'string' ? state : null }]);
      rounds.set(index, { at: index, request, retry: null });
    }
    const params = stepParams(step);
    if (
      kindOf(step) !== 'request' ||
      step.from === 'server' ||
      (!has(params, 'inputResponses') && !has(params, 'requestState'))
    )
      continue;
    const list = open.get(keyOf(step)) ?? [];
    const sent = get(params, 'requestState') ?? null;
    const found = list.find(({ state }) => state === sent) ?? list[0];
    if (!found) continue;
    open.set(
      keyOf(step),
      list.filter((one) => one !== found),
    );
    const round: LegacyRound = { at: found.at, request: found.request, retry: index };
    rounds.set(found.at, round);
    retries.set(index, round);
    roots.set(index, roots.get(found.request) ?? found.request);
  }
  return { rounds, retries, roots };
}

function keyOf(step: Step): string {
  return JSON.stringify([methodOf(step), withoutKeys(stepParams(step), ['_meta', 'inputResponses', 'requestState'])]);
}

function tasksIn(steps: readonly Step[], { requestOf }: Pairs) {
  const taskCalls = new Set<number>();
  const taskTools = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const request = requestOf[index] ?? null;
    const result = stepResult(step);
    if (request === null || !result || get(result, 'resultType') !== 'task' || stepError(step)) continue;
    taskCalls.add(request);
    const asked = steps[request];
    const name = asked ? get(stepParams(asked), 'name') : undefined;
    if (typeof name === 'string') taskTools.add(name);
  }
  return { taskCalls, taskTools };
}
