/**
 * A session of 2025-11-25 written for 2026-07-28: the handshake as `server/discover`, its data in every request, server requests as rounds,
 * subscriptions as `subscriptions/listen`, log levels in `_meta`, tasks as an extension.
 */
import { named } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import { TASK_KEYS } from './collapse.ts';
import { Dress } from './modern-dress.ts';
import { planOf, type Plan } from './modern-plan.ts';
import { MODERN, type Round } from './modern-rounds.ts';
import { Subscriptions } from './modern-subscriptions.ts';
import { ModernTasks } from './modern-tasks.ts';
import { UrlRounds } from './modern-urls.ts';
import {
  idOf,
  kindOf,
  methodOf,
  stepError,
  stepParams,
  stepResult,
  withId,
  withoutKeys,
  withoutMeta,
  withParams,
  withResult,
  type Id,
  type Step,
  type Work,
} from './steps.ts';

/** Methods without a counterpart, whose requests and responses are left out. */
const GONE: Readonly<Record<string, readonly ['lost' | 'changed', string]>> = {
  ping: ['lost', '`ping` and its response are left out: the method does not exist in 2026-07-28.'],
  'logging/setLevel': [
    'changed',
    '`logging/setLevel` is left out: each later request asks for its log level in `_meta`.',
  ],
  'tasks/list': ['lost', '`tasks/list` and its response are left out: the method does not exist in 2026-07-28.'],
};
const HANDSHAKE =
  'The handshake is written as `server/discover`; each request carries version and capabilities in `_meta`.';
const UNSHAKEN = 'The handshake is left out: each request carries version and capabilities in `_meta`.';
const NO_REQUESTS = 'servers send no requests in 2026-07-28.';

/** A request of the client that is being answered. */
interface Run {
  /** The id under which it waits for a response now. */
  id: Id;
  /** The `requestState` while the client collects input: the request has ended, its retry is not sent yet. */
  waiting: string | null;
  /** Notifications that arrived meanwhile. */
  readonly held: Step[];
}

/** Writes the steps of a 2025-11-25 session for 2026-07-28. */
export function modernize(steps: readonly Step[], work: Work, discover: boolean): Step[] {
  return new Modernizer(steps, work, discover).run();
}

class Modernizer {
  readonly #steps: readonly Step[];
  readonly #work: Work;
  readonly #discover: boolean;
  readonly #plan: Plan;
  readonly #dress: Dress;
  readonly #out: Step[] = [];
  readonly #runs = new Map<number, Run>();
  readonly #subscriptions: Subscriptions;
  readonly #tasks: ModernTasks;
  readonly #urls: UrlRounds;
  #states = 0;

  constructor(steps: readonly Step[], work: Work, discover: boolean) {
    this.#steps = steps;
    this.#work = work;
    this.#discover = discover;
    const push = (step: Step): void => void this.#out.push(step);
    this.#plan = planOf(steps, work);
    this.#dress = new Dress(this.#plan, work);
    this.#subscriptions = new Subscriptions(this.#plan, work, this.#dress, push);
    this.#tasks = new ModernTasks(this.#plan, work, this.#dress, push);
    this.#urls = new UrlRounds(work);
  }

  run(): Step[] {
    const [writes, resumes] = [new Map<number, Round[]>(), new Map<number, Round[]>()];
    for (const round of new Set(this.#plan.rounds.values())) {
      append(writes, round.writtenAt, round);
      if (round.resumedAt !== null) append(resumes, round.resumedAt, round);
    }
    for (const [index, step] of this.#steps.entries()) {
      this.#step(step, index);
      const [due, fresh] = [resumes.get(index) ?? [], writes.get(index) ?? []];
      for (const round of due) if (round.writtenAt < index) this.#resume(round);
      for (const round of fresh) this.#write(round);
      for (const round of due) if (round.writtenAt === index) this.#resume(round);
    }
    return this.#out;
  }

  #step(step: Step, index: number): void {
    const kind = kindOf(step);
    const fromServer = step.from === 'server';
    if (kind === 'invalid' || kind === 'batch') {
      this.#work.notes.add('changed', 'Something that is not a valid message is kept as it is.', step);
      this.#out.push(step);
    } else if (kind === 'request') {
      if (fromServer) this.#serverRequest(step);
      else this.#clientRequest(step, index);
    } else if (kind === 'notification') {
      if (fromServer) this.#serverNotification(step, index);
      else this.#clientNotification(step);
    } else {
      const at = this.#plan.pairs.requestOf[index] ?? null;
      const request = at === null ? null : (this.#steps[at] ?? null);
      // Answers of the client become part of its retries.
      if (step.from === 'client' || request?.from === 'server') this.#clientAnswer(step, request);
      else this.#answer(step, request, at);
    }
  }

  #lost(says: string, step: Step, ...path: readonly string[]): void {
    this.#work.notes.add('lost', says, step, path);
  }

  // ---- The client ---------------------------------------------------------------------------------------------------

  #clientRequest(step: Step, index: number): void {
    const method = methodOf(step);
    const id = idOf(step);
    const gone = GONE[method];
    if (gone) {
      this.#work.notes.add(gone[0], gone[1], step, ['method']);
      const level = get(stepParams(step), 'level');
      if (method === 'logging/setLevel' && typeof level === 'string') this.#dress.level = level;
      return;
    }
    if (method === 'initialize') return this.#open(step, id);
    if (this.#subscriptions.request(step)) return;
    if (id !== null) this.#runs.set(index, { id, waiting: null, held: [] });
    this.#out.push(this.#dress.request(this.#urls.request(this.#tasks.request(step)), index));
  }

  #open(step: Step, id: Id | null): void {
    this.#work.notes.add('changed', this.#discover ? HANDSHAKE : UNSHAKEN, step, ['method']);
    if (!this.#discover) return;
    this.#out.push(
      this.#dress.request({ ...step, message: { jsonrpc: '2.0', id, method: 'server/discover', params: {} } }),
    );
  }

  #clientNotification(step: Step): void {
    const method = methodOf(step);
    if (method === 'notifications/initialized') this.#subscriptions.open();
    else if (method === 'notifications/cancelled') this.#cancel(step);
    else if (method === 'notifications/roots/list_changed')
      this.#lost(
        'The notification of changed roots is left out: a server requests them again when it needs them.',
        step,
        'method',
      );
    else if (method === 'notifications/progress' || method === 'notifications/tasks/status')
      this.#lost(`${named(method)} of the client is left out: ${NO_REQUESTS}`, step, 'method');
    else this.#out.push(step);
  }

  #cancel(step: Step): void {
    const params = stepParams(step);
    const id = get(params, 'requestId');
    const found = this.#steps.findLastIndex((one, at) => this.#runs.has(at) && idOf(one) === id);
    const run = this.#runs.get(found);
    if (run?.waiting === null) this.#out.push(withParams(step, { ...params, requestId: run.id }));
    else
      this.#lost('The cancellation is left out: its request is not open in 2026-07-28.', step, 'params', 'requestId');
  }

  #clientAnswer(step: Step, request: Step | null): void {
    const method = request ? methodOf(request) : '';
    if (method === 'ping' || modelOf(MODERN).inputRequests.has(method)) return;
    this.#lost(`A response of the client is left out: ${NO_REQUESTS}`, step);
  }

  // ---- The server ---------------------------------------------------------------------------------------------------

  #serverRequest(step: Step): void {
    const method = methodOf(step);
    if (modelOf(MODERN).inputRequests.has(method)) return;
    const ping = method === 'ping' ? GONE['ping']?.[1] : undefined;
    this.#lost(ping ?? `The server’s request ${named(method)} is left out: ${NO_REQUESTS}`, step, 'method');
  }

  #serverNotification(step: Step, index: number): void {
    const method = methodOf(step);
    if (this.#subscriptions.notification(step) || this.#tasks.notification(step)) return;
    const owner = this.#plan.owners.get(index);
    const params = stepParams(step);
    if (method === 'notifications/message' && owner === undefined)
      this.#lost('A log message outside of any request is left out: log messages belong to a request.', step, 'method');
    else if (method === 'notifications/elicitation/complete')
      this.#lost(
        `${named(method)} is left out: the client learns the outcome when it retries its request.`,
        step,
        'method',
      );
    else if (method !== 'notifications/cancelled') {
      const rest = withoutMeta(params, TASK_KEYS);
      const plain = rest === params ? step : withParams(step, rest);
      const run = owner === undefined ? undefined : this.#runs.get(owner);
      (run && run.waiting !== null ? run.held : this.#out).push(plain);
    }
  }

  #answer(step: Step, request: Step | null, at: number | null): void {
    const method = request ? methodOf(request) : '';
    if (GONE[method]) return;
    if (method === 'initialize') return this.#opened(step);
    if (request && this.#subscriptions.answer(step, request)) return;
    const run = at === null ? undefined : this.#runs.get(at);
    const own = run ? withId(step, run.id) : step;
    const error = stepError(own);
    if (!error) {
      this.#out.push(withResult(own, this.#dress.result(this.#tasks.result(own, request), own, method)));
      return;
    }
    const round = request ? this.#urls.error(own, error, request) : null;
    if (round) this.#out.push(withResult(own, this.#dress.result(round, own)));
    else if (request && this.#tasks.failure(own, request)) this.#out.push(this.#tasks.failed(own, request));
    else this.#out.push(this.#dress.error(own, error));
  }

  #opened(step: Step): void {
    if (!this.#discover) return;
    const error = stepError(step);
    if (error) {
      this.#out.push(this.#dress.refusal(step, error));
      return;
    }
    const rest = withoutKeys(stepResult(step) ?? {}, ['protocolVersion', 'capabilities', 'serverInfo']);
    const { serverCapabilities: capabilities } = this.#plan;
    const found: JsonObject = { supportedVersions: [MODERN], capabilities, ...rest, ttlMs: 0, cacheScope: 'private' };
    this.#out.push(withResult(step, this.#dress.result(found, step)));
  }

  // ---- Rounds -------------------------------------------------------------------------------------------------------

  /** The response that requests input: of the request that waits, or of a task. */
  #write(round: Round): void {
    const entry = this.#steps[round.inputs[0]?.at ?? -1]?.entry ?? -1;
    const inputRequests = Object.fromEntries(round.inputs.map(({ key, request }) => [key, request]));
    const { notes } = this.#work;
    const says =
      'The server’s request is written as `inputRequests` of a result, its answer as `inputResponses` of a retry.';
    notes.add('changed', says, { entry }, ['method']);
    const run = this.#runs.get(round.owner);
    if (round.task !== null) return this.#tasks.write(round, round.task, inputRequests, run ?? null, entry);
    if (!run) return;
    const requestState = `state-${++this.#states}`;
    run.waiting = requestState;
    notes.add('added', '`requestState` is a placeholder for what the server stored while it waited.', { entry });
    const result = this.#dress.result({ resultType: 'input_required', inputRequests, requestState }, { entry });
    this.#out.push({ from: 'server', entry, message: { jsonrpc: '2.0', id: run.id, result } });
  }

  #resume(round: Round): void {
    const entry = this.#steps[round.resumedAt ?? -1]?.entry ?? -1;
    const inputResponses = Object.fromEntries(round.inputs.map(({ key, response }) => [key, response ?? {}]));
    const run = this.#runs.get(round.owner);
    const request = this.#steps[round.owner];
    if (round.task !== null) return this.#tasks.resume(round.task, inputResponses, run ?? null, entry);
    if (!run || !request || !isObject(request.message)) return;
    run.id = typeof run.id === 'string' ? `${run.id}+` : this.#work.ids.next();
    const params = { ...stepParams(this.#tasks.request(request)), inputResponses, requestState: run.waiting };
    run.waiting = null;
    const again = withParams(withId(request, run.id), params);
    this.#out.push({ ...this.#dress.request(again, round.owner), entry }, ...run.held.splice(0));
  }
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
