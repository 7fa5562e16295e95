/** Rules about capabilities, tools, prompts, resources, completion and logging, across messages. */
import type { SessionRule } from '../define.ts';
import { cacheHints } from './cache-hints.ts';
import { capabilityRequested } from './capability-requested.ts';
import { capabilityCode } from './capability-code.ts';
import { capabilityDenied } from './capability-denied.ts';
import { capabilityNotices } from './capability-notices.ts';
import { capabilityServed } from './capability-served.ts';
import { completionCalls } from './completion-calls.ts';
import { cursors } from './cursors.ts';
import { earlyInput } from './early-input.ts';
import { listChanges } from './list-changes.ts';
import { listOrder } from './list-order.ts';
import { logLevels } from './log-levels.ts';
import { logOptIn } from './log-opt-in.ts';
import { logRefusals } from './log-refusals.ts';
import { missingCapability } from './missing-capability.ts';
import { pages } from './pages.ts';
import { promptCalls } from './prompt-calls.ts';
import { resourceAnswers } from './resource-answers.ts';
import { resourceSubscriptions } from './resource-subscriptions.ts';
import { toolArguments } from './tool-arguments.ts';
import { toolResults } from './tool-results.ts';
import { unknownTool } from './unknown-tool.ts';
import { unlisted } from './unlisted.ts';

/** All rules of this area. */
export const featureRules: readonly SessionRule[] = [
  capabilityRequested,
  capabilityServed,
  capabilityNotices,
  capabilityCode,
  capabilityDenied,
  missingCapability,
  unlisted,
  unknownTool,
  toolArguments,
  toolResults,
  promptCalls,
  completionCalls,
  resourceAnswers,
  resourceSubscriptions,
  listChanges,
  listOrder,
  cursors,
  pages,
  cacheHints,
  logLevels,
  logOptIn,
  logRefusals,
  earlyInput,
];
