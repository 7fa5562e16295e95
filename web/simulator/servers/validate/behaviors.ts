/** How tools, prompts and resources respond: behaviors by name, canned results, steps. */
import { inputRequestsOf, instanceFaults, isObject, stringOf } from '../../../protocol/values.ts';
import { LEVELS } from '../../logs.ts';
import type { Json, JsonRecord } from '../../types.ts';
import { BEHAVIORS } from '../behaviors.ts';
import { hasHoles, type Place } from './problems.ts';

/** What a result must be. */
export interface Promise {
  /** The type of the result. */
  readonly type: 'CallToolResult' | 'GetPromptResult' | 'ReadResourceResult';
  readonly outputSchema?: Json | undefined;
  /** Reports problems in the parts that an `amend` applies. */
  readonly amended: (place: Place, change: JsonRecord) => void;
}

/** Reports problems in a behavior. */
export function checkDoing(place: Place, does: Json, promise: Promise): void {
  if (typeof does === 'string') {
    if (!Object.hasOwn(BEHAVIORS, does))
      place.report(
        `There is no built-in behavior \`${does}\`. Use one of ${Object.keys(BEHAVIORS).join(', ')}, or write \`{ "answer": … }\`.`,
      );
    return;
  }
  const doing = place.object(does);
  if (!doing) return;
  place.members(doing, ['answer', 'steps']);
  if (doing.answer !== undefined) {
    const answer = place.at('answer').object(doing.answer);
    if (answer) checkResult(place.at('answer'), answer, promise);
  } else if (doing.steps === undefined) place.report('This needs an `answer`, or `steps` that end in a result.');
  else checkSteps(place.at('steps'), doing.steps, promise);
}

function checkResult(place: Place, result: JsonRecord, { type, outputSchema }: Promise): void {
  const bare = type === 'CallToolResult' && result.content === undefined && result.structuredContent !== undefined;
  const hints: JsonRecord = type === 'ReadResourceResult' ? { ttlMs: 0, cacheScope: 'private' } : {};
  place.typed(type, { resultType: 'complete', ...hints, ...(bare ? { content: [] } : {}), ...result }, 'the result');
  if (!isObject(outputSchema) || result.isError === true) return;
  const { structuredContent } = result;
  if (structuredContent === undefined)
    return place.report('The tool has an `outputSchema`, so its results need `structuredContent` that matches it.');
  if (hasHoles(structuredContent)) return;
  const [wrong] = instanceFaults(
    outputSchema,
    structuredContent,
    'The structured content',
    "the tool's `outputSchema`",
  );
  if (wrong) place.at('structuredContent', ...wrong.pointer.split('/').slice(1)).report(wrong.says);
}

function checkSteps(place: Place, value: Json, promise: Promise): void {
  const steps = place.list(value);
  if (!steps) return;
  const last = steps.at(-1);
  if (!isObject(last) || (last.do !== 'result' && last.do !== 'error'))
    place.report('The last step must be a result or an error: `{ "do": "result", … }` or `{ "do": "error", … }`.');
  let reached = -Infinity;
  for (const [index, one] of steps.entries()) {
    const here = place.at(index);
    const step = here.object(one);
    if (!step) continue;
    if ((step.do === 'result' || step.do === 'error') && index < steps.length - 1)
      here.at('do').report('Nothing may follow a result; this step must be the last one.');
    if (step.do === 'progress' && typeof step.progress === 'number') {
      if (step.progress <= reached) here.at('progress').report('Each `progress` must be higher than the one before.');
      reached = step.progress;
    }
    const check = typeof step.do === 'string' && Object.hasOwn(STEPS, step.do) ? STEPS[step.do] : undefined;
    if (check) check(here, step, promise);
    else
      here
        .at(...(step.do === undefined ? [] : ['do']))
        .report(`\`do\` must be one of ${Object.keys(STEPS).join(', ')}.`);
  }
}

type Check = (place: Place, step: JsonRecord, promise: Promise) => void;

const STEPS: Readonly<Record<string, Check>> = {
  log(place, step) {
    place.members(step, ['do', 'level', 'data', 'logger']);
    if (!LEVELS.some((level) => level === step.level))
      place.at('level').report(`A log needs a \`level\`: ${LEVELS.join(', ')}.`);
    if (step.data === undefined) place.report('A log needs `data`, which may be any value.');
    if (step.logger !== undefined && typeof step.logger !== 'string')
      place.at('logger').report('`logger` must be a string.');
  },
  progress(place, step) {
    place.members(step, ['do', 'progress', 'total', 'message']);
    if (typeof step.progress !== 'number') place.at('progress').report('`progress` must be a number.');
    if (step.total !== undefined && typeof step.total !== 'number')
      place.at('total').report('`total` must be a number.');
    if (step.message !== undefined && typeof step.message !== 'string')
      place.at('message').report('`message` must be a string.');
  },
  wait(place, step) {
    place.members(step, ['do', 'ms']);
    const { ms } = step;
    if (typeof ms !== 'number' || ms < 0 || ms > 3_600_000)
      place.at('ms').report('`ms` must be a number of milliseconds, at most one hour.');
  },
  ask(place, step) {
    place.members(step, ['do', 'as', 'method', 'params']);
    if (typeof step.as !== 'string' || step.as === '') place.at('as').report('`as` must be a name for the response.');
    const row = typeof step.method === 'string' ? inputRequestsOf('2026-07-28').get(step.method) : undefined;
    const params = step.params === undefined ? place.object(undefined) : place.at('params').object(step.params);
    if (!row)
      return place
        .at('method')
        .report('A server can request `sampling/createMessage`, `elicitation/create` or `roots/list`.');
    if (params && row.name !== 'roots/list') place.typed(row.type, { method: row.name, params }, 'the request');
  },
  disconnect(place, step) {
    place.members(step, ['do']);
  },
  keep(place, step) {
    place.members(step, ['do', 'memory']);
    place.at('memory').object(step.memory);
  },
  amend(place, step, { amended }) {
    place.members(step, ['do', 'change']);
    const change = place.at('change').object(step.change);
    if (change) amended(place.at('change'), change);
  },
  updated(place, step) {
    place.members(step, ['do', 'uri']);
    if (typeof step.uri !== 'string') place.at('uri').report('`uri` must be the URI of a resource.');
  },
  elicited(place, step) {
    place.members(step, ['do', 'elicitationId']);
    if (typeof step.elicitationId !== 'string') place.at('elicitationId').report('`elicitationId` must be a string.');
  },
  result(place, step, promise) {
    place.members(step, ['do', 'result', 'why']);
    const result = place.at('result').object(step.result);
    if (result) checkResult(place.at('result'), result, promise);
  },
  error(place, step) {
    place.members(step, ['do', 'code', 'message', 'data', 'why']);
    if (!Number.isInteger(step.code)) place.at('code').report('`code` must be an integer.');
    if (typeof step.message !== 'string')
      place.at('message').report(`\`message\` must be a string, not ${stringOf(step.message)}.`);
  },
};
