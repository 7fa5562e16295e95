import { get, isObject } from '../../../json/object.ts';
import { listed } from '../../../json/describe.ts';
import type { Sender } from '../../../types.ts';
import type { Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { begin, other } from './example-messages.ts';
import { observeTasks, type Task } from './tasks.ts';
import { together } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { plainTask } from './example-texts.ts';

const ask = (id: number, operation: string, params = '"taskId":"t-1"') =>
  client(`"id":${id},"method":"tasks/${operation}","params":{${params}}`);
const LASTING = plainTask().replace('60000', 'null');
const lasts = (id: number) => server(`"id":${id},"result":{${LASTING}}`);
const statusMessage = (id: number, status = 'working') => server(`"id":${id},"result":{${plainTask(status)}}`);
const list = (id: number, tasks: string, more = '') => server(`"id":${id},"result":{"tasks":[${tasks}]${more}}`);
const MADE = talk(
  client('"id":1,"method":"tools/call","params":{"name":"report","task":{}}'),
  server(`"id":1,"result":{"task":{${plainTask()}}}`),
);
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(...lines) });

const GONE = server('"id":3,"error":{"code":-32602,"message":"Task has expired"}');
const BOTH = handshake('2025-11-25', {
  client: '{"tasks":{"list":{}}}',
  server: '{"tools":{},"tasks":{"list":{},"requests":{"tools":{"call":{}}}}}',
});
/** Messages without their senders. */
const bare = (text: string) => text.replace(/^\{"from":"\w+","message":(.*)\}$/gmu, '$1');

/** Right and wrong ones. */
const taskListsExamples: SessionRule['examples'] = {
  good: [
    example(MADE, ask(2, 'get'), statusMessage(2), ask(3, 'list', ''), list(3, `{${plainTask()}}`)),
    example(MADE, ask(2, 'get'), statusMessage(2), ask(3, 'list', ''), list(3, '', ',"nextCursor":"c"')),
    {
      ...example(MADE, ask(2, 'cancel'), statusMessage(2, 'cancelled'), ask(3, 'list', ''), list(3, '')),
      says: 'What was cancelled may be gone.',
    },
    {
      ...example(
        talk(MADE, ask(2, 'get'), statusMessage(2), ask(3, 'list', ''), list(3, '')).replaceAll('60000', '1000'),
      ),
      says: 'Its time may be over.',
    },
    {
      ...example(MADE, ask(2, 'get'), lasts(2), ask(3, 'get'), GONE, ask(4, 'list', ''), list(4, '')),
      says: 'It was gone before the list.',
    },
    {
      ...example(bare(talk(BOTH, MADE, ask(2, 'get'), lasts(2), ask(1, 'list', ''), list(1, '')))),
      says: 'Either side may have been asked for the list.',
    },
    { ...example(MADE, ask(3, 'list', ''), list(3, '')), says: 'Nothing shows that it is still there.' },
  ],
  bad: [
    example(MADE, ask(2, 'get'), statusMessage(2), ask(3, 'list', ''), list(3, '').replace('"tasks"', '⟦"tasks"⟧')),
    example(MADE, ask(2, 'get'), lasts(2), ask(3, 'list', ''), list(3, '').replace('"tasks"', '⟦"tasks"⟧')),
    example(MADE, ask(2, 'list', ''), list(2, '').replace('"tasks"', '⟦"tasks"⟧'), ask(3, 'get'), statusMessage(3)),
  ],
};

/** Tasks that are looked for in a list, and messages after which one may be gone. */
const [MANY, RECENT] = [200, 20];

/** A few messages do not outlive a task that is kept so long, ms. */
const LONG = 60_000;

/** A task that was made or asked about. */
interface Known {
  readonly task: Task;
  /** Where it was last shown when asked about. */
  got: Ref | null;
  /** A list that leaves it out, and proves nothing yet. */
  left: Ref | null;
}

/** True for a task of the sender that may still be there. What was cancelled may be gone at once. */
function mayStand({ receiver, status, until }: Task, { from, clock }: Step): boolean {
  return receiver === from && status !== 'cancelled' && (until === null || clock === null || clock < until);
}

/** True for a task whose time is not over: it has no end, the clock shows that it is not reached, or, without a clock, it is long. */
function isStored({ life, until }: Task, { clock }: Step): boolean {
  return life === null || (until !== null && clock !== null ? clock < until : life >= LONG);
}

/** A task that can be asked about is in the list of tasks. */
export const taskLists = defineSessionRule({
  id: 'tasks/list-incomplete',
  requirements: ['tasks/list-incomplete'],
  class: 'spec',
  title: 'The list of tasks has them all',
  why: 'Who lost the id, after a restart say, finds the task in this list alone.',
  how: 'List every task that `tasks/get` would show to the same side, page by page.',
  examples: taskListsExamples,
  begin(session, report) {
    const known = new Map<Task, Known>();
    const pages = new Map<Sender, Set<string>>();
    const tell = (at: Ref, lost: readonly Known[], by: readonly Ref[]): void => {
      const ids = lost.map(({ task }) => task.id);
      report({
        requirement: 'tasks/list-incomplete',
        at,
        path: ['result', 'tasks'],
        mark: 'missing',
        what: `${begin(session.said(at))} lists all tasks and leaves out ${listed(ids)}, which ${by.map((ref) => session.said(ref)).join(' and ')} ${by.length === 1 ? 'shows' : 'show'}.`,
        ties: by.map((ref) => ({ at: ref })),
      });
    };
    /** Where both sides have tasks, a list without a sender may be that of the other. */
    const isGuess = ({ from, inferred }: Step): boolean => {
      const side = other(from);
      if (side === null || !inferred) return side === null;
      return session.declared(side, 'tasks.list') === true || [...known.keys()].some((one) => one.receiver === side);
    };
    const remember = (task: Task): Known => {
      const one = known.get(task) ?? { task, got: null, left: null };
      known.delete(task);
      known.set(task, one);
      const [oldest] = known.keys();
      if (known.size > MANY && oldest !== undefined) known.delete(oldest);
      return one;
    };
    return together(
      observeTasks(session, {
        created: ({ task }) => void remember(task),
        shown({ task, by, wanted }, { ref, call }) {
          if (by !== 'get' || wanted !== task.id) return;
          const one = remember(task);
          one.got = ref;
          // It was there before the list and is there behind it.
          if (one.left && call && call.entry > one.left.entry) tell(one.left, [one], [ref]);
          one.left = null;
        },
        refused(_id, task, { method }) {
          if (task && method === 'tasks/get') known.delete(task);
        },
      }),
      {
        'response tasks/list'(step) {
          const { call, result, from, ref } = step;
          const tasks = get(result, 'tasks');
          if (!call || step.again || step.altered || !Array.isArray(tasks) || isGuess(step)) return;
          const seen = get(call.params, 'cursor') === undefined ? new Set<string>() : pages.get(from);
          if (!seen) return;
          pages.set(from, seen);
          for (const one of tasks) {
            const id = isObject(one) ? get(one, 'taskId') : undefined;
            if (typeof id === 'string') seen.add(id);
          }
          if (get(result, 'nextCursor') !== undefined) return;
          const lost = [...known.values()].filter(({ task }) => mayStand(task, step) && !seen.has(task.id));
          const sure = lost
            .filter(
              ({ task, got }) =>
                isStored(task, step) && got && got.entry < call.entry && call.entry - got.entry < RECENT,
            )
            .slice(-5);
          for (const one of lost) if (!sure.includes(one) && one.task.at.entry < call.entry) one.left ??= ref;
          const by = sure.flatMap(({ got }) => got ?? []);
          if (by.length > 0) tell(ref, sure, by);
        },
      },
    );
  },
});
