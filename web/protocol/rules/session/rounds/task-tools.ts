import { get, isObject } from '../../../json/object.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { judgeAnswer, judgeCall, supportIn, type Listed } from './task-support.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { plainTask } from './example-texts.ts';

const OPEN = handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' });
const listed = (support: string) =>
  talk(
    client('"id":1,"method":"tools/list"'),
    server(`"id":1,"result":{"tools":[{"name":"report","inputSchema":{"type":"object"}${support}}]}`),
  );
const REQUIRED = listed(',"execution":{"taskSupport":"required"}');
const NONE = listed('');
const call = (more = '') => client(`"id":2,"method":"tools/call","params":{"name":"report"${more}}`);
const refused = (code: string, message: string) => server(`"id":2,"error":{"code":${code},"message":"${message}"}`);
const MADE = server(`"id":2,"result":{"task":{${plainTask()}}}`);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(OPEN, ...lines) });
const beside = (requirement: string, ...lines: readonly string[]) => ({ ...example(...lines), besides: [requirement] });

/** Correct and incorrect examples. */
const taskToolsExamples: SessionRule['examples'] = {
  good: [
    example(listed(',"execution":{"taskSupport":"optional"}'), call(',"task":{}'), MADE),
    example(REQUIRED, call(',"task":{}'), MADE),
    beside('tasks/tool-requiring', REQUIRED, call(), refused('-32601', 'Call it as a task')),
    beside('tasks/tool-not-supporting', NONE, call(',"task":{}'), refused('-32602', 'No such city')),
  ],
  bad: [
    example(REQUIRED, call().replace('"params"', '⟦"params"⟧'), refused('-32601', 'Call it as a task')),
    example(NONE, call(',⟦"task":{}⟧'), refused('-32601', 'No tasks here')),
    beside('tasks/tool-requiring', REQUIRED, call(), server('"id":2,"result":⟦{"content":[]}⟧')),
    beside('tasks/tool-requiring', REQUIRED, call(), refused('⟦-32602⟧', 'Task required')),
    beside('tasks/tool-not-supporting', NONE, call(',"task":{}'), refused('⟦-32602⟧', 'Tasks not supported')),
  ],
};

/** The maximum number of stored tools. */
const MANY = 5000;

/** Tools declare whether they run as tasks; calls and errors are checked against it. */
export const taskTools = defineSessionRule({
  id: 'tasks/tools',
  requirements: [
    'tasks/tool-requiring',
    'tasks/tool-not-supporting',
    'tasks/tool-requiring-code',
    'tasks/tool-forbidding-code',
  ],
  class: 'spec',
  title: 'A tool that requires a task {must} be called as one',
  why: 'The server rejects the call as if the method did not exist.',
  how: 'Check `execution.taskSupport` of the tool: `required` needs `task` in the call, `optional` allows it, anything else forbids it.',
  examples: taskToolsExamples,
  begin(session, report, setActive) {
    const tools = new Map<string, Listed>();
    const requested = (step: Step): void => {
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
          if (support === 'required') setActive(true);
        }
      },
      'task request': requested,
      'task answer': answered,
      // A call without a task is correct unless a tool requires one.
      active: {
        'request tools/call': (step) => void (step.call?.asTask || requested(step)),
        'answer tools/call': (step) => void (step.call?.asTask || answered(step)),
      },
    };
  },
});
