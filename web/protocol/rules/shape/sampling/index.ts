/** The rules of this area, in the order in which they run. */
import type { ShapeRule } from '../define.ts';
import { maxTokens } from './max-tokens.ts';
import { providerNames } from './provider-names.ts';
import { resultRole } from './result-role.ts';
import { stopReason } from './stop-reason.ts';
import { toolBalance } from './tool-balance.ts';
import { toolChoice } from './tool-choice.ts';
import { toolIds } from './tool-ids.ts';
import { toolRoles } from './tool-roles.ts';

/** All of them. */
export const samplingRules: readonly ShapeRule[] = [
  maxTokens,
  providerNames,
  toolChoice,
  toolRoles,
  toolBalance,
  toolIds,
  resultRole,
  stopReason,
];
