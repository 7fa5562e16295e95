/** Behaviors of the demo servers' tools and prompts, by name. Definitions edited by learners may name them too. */
import type { Behaviour } from '../call.ts';
import { calculatorBehaviours } from './calculator.ts';
import { everythingBehaviours } from './everything-behaviors.ts';
import { modelBehaviours } from './everything-model.ts';
import { taskBehaviours } from './everything-tasks.ts';
import { conformanceBehaviours } from './conformance-behaviors.ts';
import { notesBehaviours } from './notes.ts';
import { weatherAppBehaviours } from './weather-app.ts';
import { weatherBehaviours } from './weather.ts';

/** By name. */
export const BEHAVIORS: Readonly<Record<string, Behaviour>> = {
  ...calculatorBehaviours,
  ...weatherBehaviours,
  ...weatherAppBehaviours,
  ...notesBehaviours,
  ...everythingBehaviours,
  ...modelBehaviours,
  ...taskBehaviours,
  ...conformanceBehaviours,
};
