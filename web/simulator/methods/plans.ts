/** The steps of work, by method. A plan is made anew whenever work goes on: it depends on the request and the answers so far alone. */
import type { Step } from '../types.ts';
import type { Call } from '../call.ts';
import { planOfPrompt } from './prompt-plan.ts';
import { planOfRead } from './resource-plan.ts';
import { planOfTool } from './tool-plan.ts';

/** Makes the steps. Those that are done already come out the same each time. */
export type Plan = (call: Call) => readonly Step[];

/** By method. */
export const PLANS: Readonly<Record<string, Plan>> = {
  'tools/call': planOfTool,
  'prompts/get': planOfPrompt,
  'resources/read': planOfRead,
};
