/** The ordered list of rules of the shape phase, and examples of what the types enforce. */
import type { ShapeExample, ShapeRule } from './define.ts';
import { baseExamples } from './base/examples.ts';
import { baseRules } from './base/index.ts';
import { elicitationExamples } from './elicitation/examples.ts';
import { elicitationRules } from './elicitation/index.ts';
import { flowsExamples } from './flows/examples.ts';
import { flowsRules } from './flows/index.ts';
import { instanceExamples, instanceRules } from './instance/index.ts';
import { resourcesExamples } from './resources/examples.ts';
import { resourcesRules } from './resources/index.ts';
import { samplingExamples } from './sampling/examples.ts';
import { samplingRules } from './sampling/index.ts';
import { toolsExamples } from './tools/examples.ts';
import { toolsRules } from './tools/index.ts';

/** Rules about values of types. */
export const shapeRules: readonly ShapeRule[] = [
  ...baseRules,
  ...toolsRules,
  ...resourcesRules,
  ...samplingRules,
  ...elicitationRules,
  ...flowsRules,
  ...instanceRules,
];

/** Examples by requirement id. */
export const shapeExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  ...baseExamples,
  ...toolsExamples,
  ...resourcesExamples,
  ...samplingExamples,
  ...elicitationExamples,
  ...flowsExamples,
  ...instanceExamples,
};
