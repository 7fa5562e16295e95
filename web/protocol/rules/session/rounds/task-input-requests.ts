import { has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { type Step, defineSessionRule, type SessionRule, type Report, type SessionView } from '../define.ts';
import { onEach } from '../features/shared.ts';
import { begin } from './example-messages.ts';
import { observeTasks, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { RELATED_TASK } from '../../keys.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { FORM, plainTask, related } from './example-texts.ts';
import type { Ref } from '../../../session/call.ts';

// Tasks that wait for input.

/** A waiting task, and the message with that status. */
interface Waiting {
  readonly task: Task;
  readonly reportedAt: Ref;
  /** The pending `tasks/result` request for it. */
  fetching: Ref | null;
  /** A poll for its status in place of `tasks/result`. */
  idle: Ref | null;
  /** True once it was reported that its input requests are not fetched. */
  ignored: boolean;
}

/** An input request that does not name its task. */
function reportUnrelated(
  session: SessionView,
  report: Report,
  { task, reportedAt }: Waiting,
  fetching: Ref,
  step: Step,
): void {
  const { params, ref, method } = step;
  const meta = has(params, '_meta');
  const [path, key, value] = meta
    ? [['params', '_meta'], RELATED_TASK, { taskId: task.id }]
    : [['params'], '_meta', { [RELATED_TASK]: { taskId: task.id } }];
  report({
    requirement: 'tasks/input-request-unrelated',
    at: ref,
    path,
    mark: 'missing',
    what: `${begin(session.describe(reportedAt))} has the task ${code(task.id)} as \`input_required\`, and ${session.describe(fetching)} fetches its input requests, but ${named(method ?? '')} in ${session.describe(ref)} does not name the task.`,
    fix: { says: 'Add the task id.', safety: 'unsafe', steps: [{ do: 'insert', path, key, value }] },
    ties: [{ at: fetching }, { at: reportedAt }],
  });
}

const OPEN = handshake('2025-11-25', {
  client: '{"elicitation":{}}',
  server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}',
});
const request = (id: number, operation: string) =>
  client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"}`);
const statusMessage = (id: number, status: string) => server(`"id":${id},"result":{${plainTask(status)}}`);
const WAITS = talk(
  OPEN,
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
  request(2, 'get'),
  statusMessage(2, 'input_required'),
);
const form = (more = '') => server(`"id":9,${FORM.replace(/\}$/u, `${more}}`)}`);
const OTHER = client('"id":7,"method":"tools/call","params":{"name":"other"}');
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });

/** Correct and incorrect examples. */
const taskInputRequestsExamples: SessionRule['examples'] = {
  good: [
    example(WAITS, request(3, 'result'), form(`,${related()}`)),
    { ...example(WAITS, request(3, 'result'), OTHER, form()), says: 'It may belong to the other call.' },
    example(WAITS, request(3, 'result'), request(4, 'get'), statusMessage(4, 'input_required')),
    example(WAITS, request(3, 'get'), statusMessage(3, 'working')),
  ],
  bad: [
    example(WAITS, request(3, 'result'), form().replace('"params"', '⟦"params"⟧')),
    example(WAITS, request(3, 'get').replace('"tasks/get"', '⟦"tasks/get"⟧'), statusMessage(3, 'input_required')),
    {
      ...example(
        WAITS,
        request(3, 'get').replace('"tasks/get"', '⟦"tasks/get"⟧'),
        statusMessage(3, 'input_required'),
        request(4, 'get'),
        statusMessage(4, 'input_required'),
      ),
      says: 'It is reported once.',
    },
  ],
};

/** Requests for which a server may need input. */
const MAY_REQUEST_INPUT = ['tools/call', 'prompts/get', 'resources/read', 'completion/complete'];
/** The maximum number of tasks that wait at the same time. */
const MANY = 100;
/** Requests of a server to the client. */
const QUESTIONS = ['elicitation/create', 'sampling/createMessage'];

/** The client fetches the input requests of a waiting task, and these name the task. */
export const taskInputRequests = defineSessionRule({
  id: 'tasks/questions',
  requirements: ['tasks/input-request-unrelated', 'tasks/input-required-ignored'],
  class: 'spec',
  title: 'An input request of a task {must} name the task',
  why: 'The receiver cannot match the request to its task, or show it with the right one.',
  how: 'Put `"io.modelcontextprotocol/related-task": {"taskId": "…"}` into the `_meta` of every request that the task sends for input.',
  examples: taskInputRequestsExamples,
  begin(session, report, setActive) {
    const waiting = new Map<Task, Waiting>();
    /** Pending requests other than tasks, counted since the first task that waits for input. */
    let others: number | null = null;
    const opened = ({ call }: Step): void => void (call && !call.asTask && others !== null && others++);
    const closed = ({ call, again }: Step): void =>
      void (call && !call.asTask && !again && others !== null && others--);
    const inputRequest = (step: Step): void => {
      if (others === null || others > 0 || step.altered || step.from === 'client' || has(step.meta, RELATED_TASK))
        return;
      const fetched = [...waiting.values()].filter(({ fetching }) => fetching !== null);
      const [only] = fetched;
      if (fetched.length === 1 && only?.fetching && only.task.receiver === step.from) {
        reportUnrelated(session, report, only, only.fetching, step);
      }
    };
    const tasks = observeTasks(session, {
      shown({ task, status, by }, { ref, call }) {
        const before = waiting.get(task);
        if (status !== 'input_required') waiting.delete(task);
        else if (!before) {
          if (waiting.size < MANY)
            waiting.set(task, { task, reportedAt: ref, fetching: null, idle: null, ignored: false });
          others ??= session.waiting(MAY_REQUEST_INPUT);
          setActive(true);
        } else if (
          by === 'get' &&
          !before.ignored &&
          before.idle &&
          call &&
          before.idle.entry === call.entry &&
          !before.fetching
        ) {
          report({
            requirement: 'tasks/input-required-ignored',
            at: before.idle,
            path: ['method'],
            title: 'A task that waits for input {must} be fetched with `tasks/result`',
            why: 'Only `tasks/result` delivers the input requests of the task: without it, the task waits until it expires.',
            what: `${begin(session.describe(before.reportedAt))} has the task ${code(task.id)} as \`input_required\`; ${session.describe(before.idle)} only polls its status, but \`tasks/result\` would deliver its input requests.`,
            ties: [{ at: before.reportedAt }, { at: ref }],
          });
          before.idle = null;
          before.ignored = true;
        }
      },
      requested(_id, task, { method, ref }) {
        const one = task && waiting.get(task);
        if (!one) return;
        if (method === 'tasks/result') one.fetching = ref;
        else if (method === 'tasks/get' && !one.fetching) one.idle = ref;
      },
      fetched: (_id, task) => void (task && waiting.delete(task)),
    });
    return together(
      tasks,
      { active: { ...onEach('request', MAY_REQUEST_INPUT, opened), ...onEach('answer', MAY_REQUEST_INPUT, closed) } },
      ...QUESTIONS.map((method) => ({ [`request ${method}`]: inputRequest })),
    );
  },
});
