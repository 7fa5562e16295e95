/** The steps of a definition, in any of its forms. */
import { faultIn, isObject, objectAt, stringOf } from '../../protocol/values.ts';
import type { Call } from '../call.ts';
import { filledStep } from '../fill.ts';
import { BEHAVIORS } from '../servers/behaviors.ts';
import type { Doing, Json, JsonRecord, Step } from '../types.ts';

/** The steps of a definition, with templates filled; `fit` converts its results to the revision. */
export function doneIn(
  type: string,
  does: Doing,
  args: JsonRecord,
  call: Call,
  fit: (result: JsonRecord) => JsonRecord = (result) => result,
): readonly Step[] {
  if (typeof does === 'string') {
    const behaviour = Object.hasOwn(BEHAVIORS, does) ? BEHAVIORS[does] : undefined;
    const steps = behaviour?.(args, call) ?? [
      broken(`The definition names the behavior ${does}, which does not exist`),
    ];
    return steps.map((step) => (step.do === 'result' ? { do: 'result', result: fit(step.result) } : step));
  }
  const known: JsonRecord = {
    request: String(call.serial),
    ...args,
    arguments: args,
    answers: call.answers,
    memory: call.state.memory,
  };
  const steps: readonly Step[] = 'answer' in does ? [{ do: 'result', result: does.answer }] : does.steps;
  return endedByErrors(type, steps, call).map((step) => {
    const whole = filledStep(step, known);
    return whole.do === 'result' ? judged(type, fit(worded(whole.result)), call) : whole;
  });
}

/** Written steps do not handle error responses of the client: they end there. */
function endedByErrors(type: string, steps: readonly Step[], { answers }: Call): readonly Step[] {
  const at = steps.findIndex((step) => step.do === 'ask' && errorIn(answers[step.as]) !== null);
  const requested = steps[at];
  if (requested?.do !== 'ask') return steps;
  const text = `The client did not answer ${requested.method}: ${errorIn(answers[requested.as]) ?? ''}`;
  const end: Step =
    type === 'CallToolResult'
      ? { do: 'result', result: { content: [{ type: 'text', text }], isError: true } }
      : broken(text);
  return [...steps.slice(0, at + 1), end];
}

/** The message of an error response; null if the response is not an error. */
function errorIn(answer: Json | undefined): string | null {
  const error = objectAt(answer, 'error');
  return error ? stringOf(error.message) : null;
}

/** Written results may contain mistakes that show only when they are filled. Clients get valid responses anyway. */
function judged(type: string, result: JsonRecord, { revision }: Call): Step {
  const signed: JsonRecord = revision === '2026-07-28' ? { resultType: 'complete', ...result } : result;
  const fault = faultIn(revision, type, signed, 'the result');
  if (fault) return broken(`The definition’s result is not a valid ${type}: ${fault.says.replaceAll('`', "'")}`);
  const address = addressesIn(result).find((uri) => !/^[a-z][\w+.-]+:/iu.test(uri));
  if (address === undefined) return { do: 'result', result };
  const text = `${JSON.stringify(address)} is not a resource URI: it has no scheme`;
  return type === 'CallToolResult'
    ? { do: 'result', result: { content: [{ type: 'text', text }], isError: true } }
    : { do: 'error', code: -32602, message: text };
}

/** The resource URIs in a result: an argument may be part of them. */
function addressesIn({ content, contents, messages }: JsonRecord): string[] {
  const items = [content, contents, messages].flatMap((list) => (Array.isArray(list) ? list : []));
  return items.flatMap((item) => {
    const block = objectAt(item, 'content') ?? item;
    const { uri } = objectAt(block, 'resource') ?? (isObject(block) ? block : {});
    return typeof uri === 'string' ? [uri] : [];
  });
}

function broken(message: string): Step {
  return { do: 'error', code: -32603, message };
}

/** A result in which text members are strings, even if a template inserted a number. */
function worded(result: JsonRecord): JsonRecord {
  const out: JsonRecord = { ...result };
  for (const key of ['content', 'contents', 'messages']) {
    const list = out[key];
    if (Array.isArray(list)) out[key] = list.map(wordedItem);
  }
  return out;
}

function wordedItem(item: Json): Json {
  if (!isObject(item)) return item;
  if (isObject(item.content)) return { ...item, content: wordedItem(item.content) };
  return item.text !== undefined && typeof item.text !== 'string' ? { ...item, text: stringOf(item.text) } : item;
}
