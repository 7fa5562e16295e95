/**
 * The steps of work, by method. A plan is rebuilt whenever work continues: it depends only on the request and the responses so
 * far.
 */
import type { Step } from '../types.ts';
import type { Call } from '../call.ts';
import { planOfPrompt } from './prompt-plan.ts';
import { planOfRead } from './resource-plan.ts';
import { planOfTool } from './tool-plan.ts';

/** Makes the steps. Completed steps are the same each time. */
export type Plan = (call: Call) => readonly Step[];

/** By method. */
export const PLANS: Readonly<Record<string, Plan>> = {
  'tools/call': planOfTool,
  'prompts/get': planOfPrompt,
  'resources/read': planOfRead,
};
