/** Examples of the requirements of all extensions. */
import { appsMessagePairs } from './apps-messages.ts';
import { appsServerPairs } from './apps-server.ts';
import { appsStartPairs } from './apps-start.ts';
import { authorizationPairs } from './authorization.ts';
import type { Pair } from './build.ts';
import { earlySkillPairs, skillPairs } from './skills.ts';
import { taskPairs } from './tasks.ts';

export type { Pair } from './build.ts';

/** The pairs by the subject of their extension. A requirement may have several. */
export const EXAMPLES: Readonly<Record<'apps' | 'tasks' | 'skills' | 'authorization', readonly Pair[]>> = {
  apps: [...appsStartPairs, ...appsServerPairs, ...appsMessagePairs],
  tasks: taskPairs,
  skills: [...skillPairs, ...earlySkillPairs],
  authorization: authorizationPairs,
};
