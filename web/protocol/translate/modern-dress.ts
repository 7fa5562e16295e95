/** What every request and every result of 2026-07-28 carries. */
import { code } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import { TASK_KEYS } from './collapse.ts';
import type { Plan } from './modern-plan.ts';
import { MODERN } from './modern-rounds.ts';
import { metaOf, stepParams, withError, withoutMeta, type Step, type Work } from './steps.ts';

const META = 'io.modelcontextprotocol/';
/** Methods whose results carry hints for caches. */
const CACHED = new Set(['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list', 'resources/read']);

/** Adds it. */
export class Dress {
  readonly #plan: Plan;
  readonly #work: Work;
  /** The level of the last `logging/setLevel`. */
  level: string | null = null;

  constructor(plan: Plan, work: Work) {
    this.#plan = plan;
    this.#work = work;
  }

  /** A request with its `_meta`. `index` is its place in the session; -1 for one that is added. */
  request(step: Step, index = -1): Step {
    const { clientInfo, clientCapabilities, levels } = this.#plan;
    const { notes } = this.#work;
    const params = withoutMeta(stepParams(step), TASK_KEYS);
    const level = this.level ?? levels.get(index);
    if (this.level === null && level !== undefined) {
      const says = `The request asks for the log level ${code(level)}, so that its log messages may be sent.`;
      notes.add('added', says, step, ['params', '_meta']);
    }
    if (clientInfo === null && step.entry >= 0) {
      const says =
        'The text does not name the client, so it is called `client`. Its capabilities are those that the session uses.';
      notes.add('added', says, step, ['params', '_meta']);
    }
    const own: JsonObject = {
      [`${META}protocolVersion`]: MODERN,
      [`${META}clientInfo`]: clientInfo ?? { name: 'client', version: '0' },
      [`${META}clientCapabilities`]: clientCapabilities,
      ...(level === undefined ? {} : { [`${META}logLevel`]: level }),
    };
    const whole = { ...params, _meta: { ...metaOf(params), ...own } };
    return isObject(step.message) ? { ...step, message: { ...step.message, params: whole } } : step;
  }

  /** The result of a step with its type, the hints for caches that some results need, and the name of the server. */
  result(result: JsonObject, step: Pick<Step, 'entry'>, method = ''): JsonObject {
    const { serverInfo } = this.#plan;
    if (serverInfo === null && step.entry >= 0) {
      const says = 'The text does not name the server, so results call it `server`.';
      this.#work.notes.add('added', says, step, ['result', '_meta']);
    }
    const plain = withoutMeta(result, TASK_KEYS);
    return {
      resultType: 'complete',
      ...plain,
      ...(CACHED.has(method) && get(plain, 'ttlMs') === undefined ? { ttlMs: 0, cacheScope: 'private' } : {}),
      _meta: { ...metaOf(plain), [`${META}serverInfo`]: serverInfo ?? { name: 'server', version: '0' } },
    };
  }

  /** An error with a code that the revision allows. */
  error(step: Step, error: JsonObject): Step {
    const number = get(error, 'code');
    const { notes } = this.#work;
    if (number === -32002) {
      notes.add('changed', 'The code -32002 (resource not found) is replaced by -32602.', step, ['error', 'code']);
      return withError(step, { ...error, code: -32602 });
    }
    const reserved = typeof number === 'number' && number <= -32020 && number >= -32099;
    if (!reserved || modelOf(MODERN).errorCodes.has(number)) return step;
    const says = `The code ${number} is reserved by 2026-07-28 and replaced by -32603; message and data are kept.`;
    notes.add('changed', says, step, ['error', 'code']);
    return withError(step, { ...error, code: -32603 });
  }

  /** The error of a handshake. If it lists versions, it is the error for an unsupported version. */
  refusal(step: Step, error: JsonObject): Step {
    const supported = get(objectAt(error, 'data'), 'supported');
    if (!Array.isArray(supported)) return this.error(step, error);
    const says = 'The refused handshake is written as an unsupported version, -32022.';
    this.#work.notes.add('changed', says, step, ['error', 'code']);
    return withError(step, { ...error, code: -32022, data: { supported, requested: MODERN } });
  }
}
