/**
 * A session of 2026-07-28 written for 2025-11-25: a handshake from `server/discover` or from what the requests declare, rounds as requests of
 * the server, `subscriptions/listen` as subscriptions, log levels as `logging/setLevel`, tasks as a part of the protocol.
 */
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { legacyPlanOf, type LegacyPlan, type LegacyRound } from './legacy-plan.ts';
import { legacyError } from './legacy-errors.ts';
import { LegacySubscriptions } from './legacy-subscriptions.ts';
import { LegacyTasks } from './legacy-tasks.ts';
import { legacyResult } from './legacy-results.ts';
import {
  bare,
  failure,
  idOf,
  kindOf,
  metaOf,
  methodOf,
  notification,
  request,
  response,
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

/** The newest revision with a handshake. */
export const LEGACY = '2025-11-25';
const META = 'io.modelcontextprotocol/';
const OWN_KEYS = ['protocolVersion', 'clientInfo', 'clientCapabilities', 'logLevel'].map((name) => `${META}${name}`);
/** Writes the steps of a 2026-07-28 session for 2025-11-25. */
export function legacyOf(steps: readonly Step[], work: Work): Step[] {
  return new LegacyWriter(steps, work).run();
}

class LegacyWriter {
  readonly #steps: readonly Step[];
  readonly #work: Work;
  readonly #plan: LegacyPlan;
  readonly #out: Step[] = [];
  readonly #subscriptions: LegacySubscriptions;
  readonly #tasks: LegacyTasks;
  #level: string | null = null;
  #forms = 0;
  /** Server requests that wait for the retry with their answers: round → key → id. */
  readonly #asked = new Map<LegacyRound, Map<string, Id>>();

  constructor(steps: readonly Step[], work: Work) {
    this.#steps = steps;
    this.#work = work;
    this.#plan = legacyPlanOf(steps);
    const push = (step: Step): void => void this.#out.push(step);
    this.#subscriptions = new LegacySubscriptions(steps, work, push);
    this.#tasks = new LegacyTasks(work, push, (input, at, meta) => this.#input(input, at, meta));
  }

  run(): Step[] {
    this.#greet();
    for (const [index, step] of this.#steps.entries()) this.#step(step, index);
    return this.#out;
  }

  #step(step: Step, index: number): void {
    const kind = kindOf(step);
    if (kind === 'invalid' || kind === 'batch') {
      this.#work.notes.add('changed', 'Something that is not a valid message is kept as it is.', step);
      this.#out.push(step);
    } else if (kind === 'request') this.#request(step, index);
    else if (kind === 'notification') this.#notification(step, index);
    else this.#answer(step, index);
  }

  // ---- The handshake ------------------------------------------------------------------------------------------------

  #greet(): void {
    const { notes, ids } = this.#work;
    const {
      clientInfo,
      clientCapabilities: capabilities,
      serverInfo,
      serverCapabilities,
      discovered,
      varies,
    } = this.#plan;
    const { requestOf } = this.#plan.pairs;
    const refused = discovered
      ? -1
      : this.#steps.findIndex((step, at) => isDiscover(this.#steps[requestOf[at] ?? -1]) && stepError(step));
    const at = discovered ? this.#steps.indexOf(discovered) : refused;
    const asked = this.#steps[requestOf[at] ?? -1];
    const source = { entry: asked?.entry ?? -1 };
    const answer = this.#steps[at];
    const isOnly = this.#steps.length === 1;
    // A message alone has no handshake before it; a request to discover becomes one.
    const lone = this.#steps.find(isDiscover);
    if (isOnly && !lone && !discovered) return;
    if (lone) notes.add('changed', '`server/discover` is written as the handshake.', lone, ['method']);
    else notes.add('added', 'A session begins with a handshake, so it is added.', { entry: -1 });
    if (varies)
      notes.add(
        'changed',
        'The capabilities of the client differ between requests; the handshake declares all of them.',
        source,
      );
    if (!clientInfo) notes.add('added', 'No request names the client, so the handshake calls it `client`.', source);
    const id = (asked ?? lone) ? (idOf(asked ?? lone ?? EMPTY) ?? ids.next()) : ids.next();
    const params = {
      protocolVersion: LEGACY,
      capabilities,
      clientInfo: clientInfo ?? { name: 'client', version: '0' },
    };
    const entry = asked?.entry ?? lone?.entry ?? -1;
    if (!isOnly || lone) this.#out.push(request('client', id, 'initialize', params, entry));
    if (lone && !asked) return;
    const error = answer && refused >= 0 ? stepError(answer) : null;
    if (error) {
      this.#out.push(legacyError(failure('server', id, error, answer?.entry ?? -1), error, null, this.#work));
      return;
    }
    if (!serverInfo) notes.add('added', 'No result names the server, so the handshake calls it `server`.', source);
    const more = discovered ? withoutKeys(stepResult(discovered) ?? {}, DISCOVERED) : {};
    const result = {
      protocolVersion: LEGACY,
      capabilities: serverCapabilities,
      serverInfo: serverInfo ?? { name: 'server', version: '0' },
      ...withoutMeta(more, [`${META}serverInfo`]),
    };
    this.#out.push(response('server', id, result, discovered?.entry ?? -1));
    if (!isOnly) this.#out.push(notification('client', 'notifications/initialized', null));
  }

  // ---- Requests and notifications -----------------------------------------------------------------------------------

  #request(step: Step, index: number): void {
    if (step.from === 'server') {
      this.#out.push(step);
      return;
    }
    if (isDiscover(step)) {
      if (this.#plan.discovered && this.#steps[this.#plan.pairs.answerOf[index] ?? -1] !== this.#plan.discovered)
        this.#work.notes.add(
          'lost',
          'Another `server/discover` and its response are left out: a session has one handshake.',
          step,
          ['method'],
        );
      return;
    }
    const round = this.#plan.retries.get(index);
    if (round) return this.#answerRound(step, round);
    if (this.#subscriptions.request(step) || this.#tasks.update(step)) return;
    this.#askForLogs(step);
    const params = withoutMeta(stepParams(step), OWN_KEYS);
    const own = this.#plan.taskCalls.has(index) ? { ...params, task: {} } : params;
    if (own !== params)
      this.#work.notes.add('added', 'The call requests a task, because the server answers it with one.', step, [
        'params',
      ]);
    this.#out.push(Object.keys(own).length === 0 ? bare(step) : withParams(step, own));
  }

  /** The log level of a request is a setting of the session. */
  #askForLogs(step: Step): void {
    const level = get(metaOf(stepParams(step)), `${META}logLevel`);
    // The session has one level, so that each request gets at least what it asks for.
    if (typeof level !== 'string' || (this.#level !== null && LEVELS.indexOf(level) >= LEVELS.indexOf(this.#level)))
      return;
    this.#level = level;
    const says = 'The log level of a request is written as `logging/setLevel`: it holds for the whole session.';
    this.#work.notes.add('changed', says, step, ['params', '_meta', `${META}logLevel`]);
    const id = this.#work.ids.next();
    this.#out.push(request('client', id, 'logging/setLevel', { level }), response('server', id, {}));
  }

  #notification(step: Step, index: number): void {
    const params = stepParams(step);
    if (this.#subscriptions.notification(step) || this.#tasks.notification(step)) return;
    if (methodOf(step) !== 'notifications/cancelled' || step.from === 'server') {
      this.#out.push(step);
      return;
    }
    const id = get(params, 'requestId');
    const found = this.#steps.findLastIndex((one, at) => at < index && kindOf(one) === 'request' && idOf(one) === id);
    const root = this.#steps[this.#plan.roots.get(found) ?? found];
    const requestId = root ? idOf(root) : null;
    this.#out.push(requestId === null ? step : withParams(step, { ...params, requestId }));
  }

  // ---- Responses ----------------------------------------------------------------------------------------------------

  #answer(step: Step, index: number): void {
    const at = this.#plan.pairs.requestOf[index] ?? null;
    const asked = at === null ? null : (this.#steps[at] ?? null);
    if (asked && isDiscover(asked)) return;
    const round = this.#plan.rounds.get(index);
    if (round) return this.#askRound(step, round);
    if (asked && (this.#subscriptions.answer(step, asked) || methodOf(asked) === 'tasks/update')) return;
    const root = at === null ? undefined : this.#steps[this.#plan.roots.get(at) ?? at];
    const id = root ? idOf(root) : null;
    const own = id === null ? step : withId(step, id);
    const error = stepError(own);
    const result = stepResult(own);
    if (error) this.#out.push(legacyError(own, error, asked, this.#work));
    else if (result && asked && this.#tasks.answer(own, asked, result)) return;
    else if (result)
      this.#out.push(withResult(own, legacyResult(result, asked ? methodOf(asked) : '', this.#plan, own, this.#work)));
    else this.#out.push(own);
  }

  // ---- Rounds -------------------------------------------------------------------------------------------------------

  /** The result that requests input, as requests of the server. The request of the client stays open. */
  #askRound(step: Step, round: LegacyRound): void {
    const result = stepResult(step) ?? {};
    const { notes } = this.#work;
    notes.add(
      'changed',
      'The requested input is written as requests of the server, while the request of the client stays open.',
      step,
      ['result'],
    );
    if (has(result, 'requestState'))
      notes.add('lost', '`requestState` is left out: the server keeps its state in the session.', step, [
        'result',
        'requestState',
      ]);
    const retry = round.retry === null ? null : this.#steps[round.retry];
    const given = retry ? objectAt(stepParams(retry), 'inputResponses') : null;
    const ids = new Map<string, Id>();
    for (const [key, input] of Object.entries(objectAt(result, 'inputRequests'))) {
      if (given && !has(given, key))
        notes.add('lost', 'An input request without a response is left out.', step, ['result', 'inputRequests', key]);
      else if (isObject(input)) ids.set(key, this.#input(input, step));
    }
    this.#asked.set(round, ids);
  }

  /** An input request as a request of the server; returns its id. */
  #input(input: JsonObject, at: Pick<Step, 'entry'>, meta: JsonObject | null = null): Id {
    const id = this.#work.ids.next();
    const method = get(input, 'method');
    const params = objectAt(input, 'params');
    const isUrl = get(params, 'mode') === 'url';
    if (isUrl)
      this.#work.notes.add('added', '`elicitationId` is required in 2025-11-25, so one is chosen.', at, [
        'result',
        'inputRequests',
      ]);
    const own = {
      ...params,
      ...(isUrl ? { elicitationId: `elicitation-${++this.#forms}` } : {}),
      ...(meta ? { _meta: meta } : {}),
    };
    const whole = Object.keys(own).length === 0 ? null : own;
    this.#out.push(request('server', id, typeof method === 'string' ? method : '', whole, at.entry));
    return id;
  }

  /** The retry, as the answers of the client. */
  #answerRound(step: Step, round: LegacyRound): void {
    const given = objectAt(stepParams(step), 'inputResponses');
    for (const [key, id] of this.#asked.get(round) ?? []) {
      const answer = get(given, key);
      if (isObject(answer)) this.#out.push(response('client', id, answer, step.entry));
    }
  }
}

const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];
const EMPTY: Step = { from: 'client', message: null, entry: -1 };
/** Members of a discovery that the result of a handshake has elsewhere, or not at all. */
const DISCOVERED = ['resultType', 'supportedVersions', 'capabilities', 'ttlMs', 'cacheScope'];

function isDiscover(step: Step | undefined): boolean {
  return step !== undefined && methodOf(step) === 'server/discover';
}
