/** The steps of `prompts/get`. */
import { isObject, objectAt, stringOf } from '../../protocol/values.ts';
import type { Call } from '../call.ts';
import type { Doing, Json, JsonRecord, PromptDefinition, Step } from '../types.ts';
import { fittingBlock } from './content.ts';
import { doneIn } from './doing.ts';

/** The prompt with this name. */
export function promptOf(
  prompts: readonly PromptDefinition[] | undefined,
  name: unknown,
): PromptDefinition | undefined {
  return prompts?.find((prompt) => prompt.name === name);
}

/** The required arguments that a request omits. */
export function missingIn({ arguments: declared = [] }: PromptDefinition, params: JsonRecord): string[] {
  const given = objectAt(params, 'arguments') ?? {};
  return declared
    .filter(({ name, required }) => required === true && !Object.hasOwn(given, name))
    .map(({ name }) => name);
}

/** The steps of a prompt. */
export function planOfPrompt(call: Call): readonly Step[] {
  const { params, revision, state } = call;
  const prompt = promptOf(state.definition.prompts, params.name);
  if (!prompt) return [{ do: 'error', code: -32602, message: `Unknown prompt: ${stringOf(params.name)}` }];
  const { description, messages = [] } = prompt;
  const answer: JsonRecord = { ...(description === undefined ? {} : { description }), messages: [...messages] };
  const does: Doing = prompt.does ?? { answer };
  const args = objectAt(params, 'arguments') ?? {};
  return doneIn('GetPromptResult', does, args, call, (result) => ({
    ...result,
    ...(Array.isArray(result.messages)
      ? { messages: result.messages.map((one) => fittingMessage(one, revision)) }
      : {}),
  }));
}

function fittingMessage(message: Json, revision: Call['revision']): Json {
  return isObject(message) && message.content !== undefined
    ? { ...message, content: fittingBlock(message.content, revision) }
    : message;
}
