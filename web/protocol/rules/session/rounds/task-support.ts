/** Whether tools can run as tasks, and calls and answers that go against it. */
import type { JsonObject } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { codeOf, messageOf, NO_METHOD } from './refused.ts';
import { begin } from './example-messages.ts';

/** The code that receivers may use for all requests that have to be tasks. */
const INVALID_REQUEST = -32600;
const CAPABILITY = 'tasks.requests.tools.call';

/** What a tool says of tasks. One that says nothing cannot run as one. */
export type Support = 'required' | 'optional' | 'forbidden';

/** What a tool of a list says. */
export function supportIn(tool: JsonObject): Support {
  const support = get(objectAt(tool, 'execution'), 'taskSupport');
  return support === 'required' || support === 'optional' ? support : 'forbidden';
}

/** What the tool says in the nearest list before; null when none shows it. */
export function supportOf(session: SessionView, tool: string | null): Support | null {
  const shown = tool === null ? null : session.tool(tool);
  return shown && supportIn(shown);
}

/** A tool as it was listed last. */
export interface Listed {
  readonly at: Ref;
  readonly support: Support;
}

/** Tools by name. */
export type Tools = ReadonlyMap<string, Listed>;

/** A call of a tool that says otherwise. */
export function judgeCall(session: SessionView, report: Report, { call: asked, ref, name }: Step, tools: Tools): void {
  const list = tools.get(asked?.named ?? '');
  if (!asked || !list || list.support === 'optional' || session.declared('server', CAPABILITY) === false) return;
  const { support, at } = list;
  const tool = named(asked.named ?? '');
  const ties = [{ at }];
  const says = begin(session.said(at));
  if (asked.asTask && support === 'forbidden') {
    const path = ['params', 'task'];
    report({
      requirement: 'tasks/tool-not-supporting',
      at: ref,
      path,
      mark: 'member',
      title: 'Only tools that say so are called as tasks',
      why: 'The server refuses the call, as if the method were not there.',
      what: `${name} calls ${tool} as a task. ${says} lists this tool without \`execution.taskSupport\` that allows it.`,
      fix: { says: 'Leave `task` out.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
      ties,
    });
  } else if (!asked.asTask && support === 'required') {
    report({
      requirement: 'tasks/tool-requiring',
      at: ref,
      path: ['params'],
      mark: 'missing',
      what: `${name} calls ${tool} without \`task\`. ${says} says that this tool is called as a task only.`,
      fix: {
        says: 'Ask for a task.',
        safety: 'unsafe',
        steps: [{ do: 'insert', path: ['params'], key: 'task', value: {} }],
      },
      ties,
    });
  }
}

/** The answer to one. */
export function judgeAnswer(session: SessionView, report: Report, step: Step, tools: Tools): void {
  const { call: asked, ref, name, error, kind } = step;
  const support = tools.get(asked?.named ?? '')?.support;
  if (!asked || support === undefined || support === 'optional') return;
  if (session.declared('server', CAPABILITY) === false) return;
  const number = kind === 'error' ? codeOf(error) : null;
  const described = kind === 'error' && /\btasks?\b/iu.test(messageOf(error));
  const ties = [{ at: asked.ref }];
  if (!asked.asTask && support === 'required') {
    if (kind === 'error' && (!described || number === NO_METHOD || number === INVALID_REQUEST)) return;
    report({
      requirement: 'tasks/tool-requiring-code',
      at: ref,
      path: kind === 'error' ? ['error', 'code'] : ['result'],
      title: `What has to be a task is refused with ${NO_METHOD}`,
      why: 'Otherwise the client does not learn that this tool has to be called as a task.',
      what: `${begin(session.said(asked.ref))} calls ${named(asked.named ?? '')} without \`task\`, which the tool requires; ${session.said(ref)} ${kind === 'error' ? `refuses with the code ${number}` : 'gives a result'} instead of the code ${NO_METHOD}.`,
      ties,
    });
  } else if (asked.asTask && support === 'forbidden' && described && number !== NO_METHOD) {
    const path = ['error', 'code'];
    report({
      requirement: 'tasks/tool-forbidding-code',
      at: ref,
      path,
      title: `What cannot be a task is refused with ${NO_METHOD}`,
      why: 'Another code looks as if the arguments were wrong.',
      what: `${name} refuses the task of ${session.said(asked.ref)} with the code ${number}; that a tool cannot be a task is told with ${NO_METHOD}.`,
      fix: { says: `Use ${NO_METHOD}.`, safety: 'safe', steps: [{ do: 'replace', path, value: NO_METHOD }] },
      ties,
    });
  }
}
