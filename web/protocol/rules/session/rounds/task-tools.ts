import { get, isObject } from '../../../json/object.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { judgeAnswer, judgeCall, supportIn, type Listed } from './task-support.ts';
import { taskToolsExamples } from './task-tools.examples.ts';

/** Tools that are remembered. */
const MANY = 5000;

/** Tools say whether they run as tasks; calls and refusals go by it. */
export const taskTools = defineSessionRule({
  id: 'tasks/tools',
  requirements: [
    'tasks/tool-requiring',
    'tasks/tool-not-supporting',
    'tasks/tool-requiring-code',
    'tasks/tool-forbidding-code',
  ],
  class: 'spec',
  title: 'A tool that requires a task is called as one',
  why: 'The server refuses the call, as if the method were not there.',
  how: 'Look at `execution.taskSupport` of the tool: `required` needs `task` in the call, `optional` leaves it free, anything else forbids it.',
  examples: taskToolsExamples,
  begin(session, report, wake) {
    const tools = new Map<string, Listed>();
    const asked = (step: Step): void => {
      if (step.method === 'tools/call') judgeCall(session, report, step, tools);
    };
    const answered = (step: Step): void => {
      if (step.method === 'tools/call' && !step.again && !step.altered) judgeAnswer(session, report, step, tools);
    };
    return {
      'response tools/list'({ result, ref }) {
        const list = get(result, 'tools');
        for (const tool of Array.isArray(list) ? list : []) {
          const name = isObject(tool) ? get(tool, 'name') : undefined;
          if (!isObject(tool) || typeof name !== 'string') continue;
          const support = supportIn(tool);
          if (tools.size < MANY || tools.has(name)) tools.set(name, { at: ref, support });
          if (support === 'required') wake(true);
        }
      },
      'task request': asked,
      'task answer': answered,
      // A plain call is right unless some tool wants more.
      awake: {
        'request tools/call': (step) => void (step.call?.asTask || asked(step)),
        'answer tools/call': (step) => void (step.call?.asTask || answered(step)),
      },
    };
  },
});
