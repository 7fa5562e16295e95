/** Whether tools can run as tasks, and calls and responses that contradict it. */
import type { JsonObject } from '../../../json/types.ts';
import { get, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { codeOf, messageOf, NO_METHOD } from './refused.ts';
import { begin } from './example-messages.ts';

/** The code that receivers may use for all requests that must run as tasks. */
const INVALID_REQUEST = -32600;
const CAPABILITY = 'tasks.requests.tools.call';

/** The task support of a tool. A tool without it cannot run as a task. */
export type Support = 'required' | 'optional' | 'forbidden';

/** The task support of a listed tool. */
export function supportIn(tool: JsonObject): Support {
  const support = get(objectAt(tool, 'execution'), 'taskSupport');
  return support === 'required' || support === 'optional' ? support : 'forbidden';
}

/** The task support in the most recent list with the tool; null if there is none. */
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

/** A call that contradicts the task support of its tool. */
export function judgeCall(
  session: SessionView,
  report: Report,
  { call: request, ref, name }: Step,
  tools: Tools,
): void {
  const list = tools.get(request?.named ?? '');
  if (!request || !list || list.support === 'optional' || session.declared('server', CAPABILITY) === false) return;
  const { support, at } = list;
  const tool = named(request.named ?? '');
  const ties = [{ at }];
  const says = begin(session.describe(at));
  if (request.asTask && support === 'forbidden') {
    const path = ['params', 'task'];
    report({
      requirement: 'tasks/tool-not-supporting',
      at: ref,
      path,
      mark: 'member',
      title: 'Tools without task support {must} not be called as tasks',
      why: 'The server rejects the call as if the method did not exist.',
      what: `${name} calls ${tool} as a task. ${says} lists this tool without an \`execution.taskSupport\` that allows it.`,
      fix: { says: 'Remove `task`.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
      ties,
    });
  } else if (!request.asTask && support === 'required') {
    report({
      requirement: 'tasks/tool-requiring',
      at: ref,
      path: ['params'],
      mark: 'missing',
      what: `${name} calls ${tool} without \`task\`. ${says} lists this tool with \`execution.taskSupport\` \`required\`.`,
      fix: {
        says: 'Add `task`.',
        safety: 'unsafe',
        steps: [{ do: 'insert', path: ['params'], key: 'task', value: {} }],
      },
      ties,
    });
  }
}

/** The response to such a call. */
export function judgeAnswer(session: SessionView, report: Report, step: Step, tools: Tools): void {
  const { call: request, ref, name, error, kind } = step;
  const support = tools.get(request?.named ?? '')?.support;
  if (!request || support === undefined || support === 'optional') return;
  if (session.declared('server', CAPABILITY) === false) return;
  const number = kind === 'error' ? codeOf(error) : null;
  const described = kind === 'error' && /\btasks?\b/iu.test(messageOf(error));
  const ties = [{ at: request.ref }];
  if (!request.asTask && support === 'required') {
    if (kind === 'error' && (!described || number === NO_METHOD || number === INVALID_REQUEST)) return;
    report({
      requirement: 'tasks/tool-requiring-code',
      at: ref,
      path: kind === 'error' ? ['error', 'code'] : ['result'],
      title: `A call without a required \`task\` {must} be rejected with ${NO_METHOD}`,
      why: 'This error alone shows the client that the tool must be called as a task.',
      what: `${begin(session.describe(request.ref))} calls ${named(request.named ?? '')} without \`task\`, which the tool requires; ${session.describe(ref)} ${kind === 'error' ? `rejects it with the code ${number}` : 'returns a result'} instead of the code ${NO_METHOD}.`,
      ties,
    });
  } else if (request.asTask && support === 'forbidden' && described && number !== NO_METHOD) {
    const path = ['error', 'code'];
    report({
      requirement: 'tasks/tool-forbidding-code',
      at: ref,
      path,
      title: `An unsupported task {must} be rejected with ${NO_METHOD}`,
      why: 'Another code looks as if the arguments were invalid.',
      what: `${name} rejects the task of ${session.describe(request.ref)} with the code ${number}; the code for a tool without task support is ${NO_METHOD}.`,
      fix: { says: `Use ${NO_METHOD}.`, safety: 'safe', steps: [{ do: 'replace', path, value: NO_METHOD }] },
      ties,
    });
  }
}
