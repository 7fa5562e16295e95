/** `prompts/list` and `prompts/get`. */
import { stringOf } from '../../protocol/values.ts';
import { proceed, workFor } from '../work.ts';
import type { Handler } from './define.ts';
import { listedPrompt } from './listed.ts';
import { answerPage } from './pages.ts';
import { missingIn, promptOf } from './prompt-plan.ts';

/** What clients see of the prompts. */
export const listPrompts: Handler = (turn, request) => {
  answerPage(turn, request, 'prompts', (turn.state.definition.prompts ?? []).map(listedPrompt));
};

/** Fills a prompt. An unknown prompt and a missing required argument are protocol errors. */
export const getPrompt: Handler = (turn, request) => {
  const { name } = request.params;
  const prompt = promptOf(turn.state.definition.prompts, name);
  if (!prompt) {
    return turn.refuse(
      request,
      { code: -32602, message: `Unknown prompt: ${stringOf(name)}` },
      { says: `There is no prompt ${JSON.stringify(name)}.`, requirement: 'prompts/unknown-prompt-code' },
    );
  }
  const missing = missingIn(prompt, request.params);
  if (missing.length > 0) {
    const names = missing.join(', ');
    return turn.refuse(
      request,
      { code: -32602, message: `Missing required arguments: ${names}`, data: { missing } },
      {
        says: `The prompt \`${prompt.name}\` requires \`${names}\`, but \`arguments\` does not include it.`,
        requirement: 'prompts/missing-argument-code',
      },
    );
  }
  proceed(turn, workFor(request, turn.state.now));
};
