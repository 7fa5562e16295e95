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

const request = (id: number, operation: string, params = '"taskId":"t-1"') =>
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

/** Correct and incorrect examples. */
const taskListsExamples: SessionRule['examples'] = {
  good: [
    example(MADE, request(2, 'get'), statusMessage(2), request(3, 'list', ''), list(3, `{${plainTask()}}`)),
    example(MADE, request(2, 'get'), statusMessage(2), request(3, 'list', ''), list(3, '', ',"nextCursor":"c"')),
    {
      ...example(MADE, request(2, 'cancel'), statusMessage(2, 'cancelled'), request(3, 'list', ''), list(3, '')),
      says: 'A canceled task may be gone.',
    },
    {
      ...example(
        talk(MADE, request(2, 'get'), statusMessage(2), request(3, 'list', ''), list(3, '')).replaceAll(
          '60000',
          '1000',
        ),
      ),
      says: 'Its lifetime may be over.',
    },
    {
      ...example(MADE, request(2, 'get'), lasts(2), request(3, 'get'), GONE, request(4, 'list', ''), list(4, '')),
      says: 'It was gone before the list.',
    },
    {
      ...example(bare(talk(BOTH, MADE, request(2, 'get'), lasts(2), request(1, 'list', ''), list(1, '')))),
      says: 'The list may be that of either side.',
    },
    { ...example(MADE, request(3, 'list', ''), list(3, '')), says: 'The task is not known to exist still.' },
  ],
  bad: [
    example(
      MADE,
      request(2, 'get'),
      statusMessage(2),
      request(3, 'list', ''),
      list(3, '').replace('"tasks"', '⟦"tasks"⟧'),
    ),
    example(MADE, request(2, 'get'), lasts(2), request(3, 'list', ''), list(3, '').replace('"tasks"', '⟦"tasks"⟧')),
    example(
      MADE,
      request(2, 'list', ''),
      list(2, '').replace('"tasks"', '⟦"tasks"⟧'),
      request(3, 'get'),
      statusMessage(3),
    ),
  ],
};

/** The maximum number of tasks that are searched in a list, and of messages after which one may be gone. */
const [MANY, RECENT] = [200, 20];

/** The lifetime in ms that a few messages certainly do not exceed. */
const LONG = 60_000;

/** A task that was created or polled. */
interface Known {
  readonly task: Task;
  /** Where it was last returned to a poll. */
  got: Ref | null;
  /** A list without it that proves nothing yet. */
  left: Ref | null;
}

/** True for a task of the sender that may still exist. A canceled task may be gone immediately. */
function mayStand({ receiver, status, until }: Task, { from, clock }: Step): boolean {
  return receiver === from && status !== 'cancelled' && (until === null || clock === null || clock < until);
}

/** True for a task whose lifetime is not over: it is unlimited, not reached by the timestamps, or, without timestamps, long. */
function isStored({ life, until }: Task, { clock }: Step): boolean {
  return life === null || (until !== null && clock !== null ? clock < until : life >= LONG);
}

/** A task that can be polled is in the task list. */
export const taskLists = defineSessionRule({
  id: 'tasks/list-incomplete',
  requirements: ['tasks/list-incomplete'],
  class: 'spec',
  title: 'The task list {must} contain all tasks',
  why: 'A client that lost the id, for example after a restart, can find the task only in this list.',
  how: 'List every task that `tasks/get` would return to the same side, page by page.',
  examples: taskListsExamples,
  begin(session, report) {
    const known = new Map<Task, Known>();
    const pages = new Map<Sender, Set<string>>();
    const reportLost = (at: Ref, lost: readonly Known[], by: readonly Ref[]): void => {
      const ids = lost.map(({ task }) => task.id);
      report({
        requirement: 'tasks/list-incomplete',
        at,
        path: ['result', 'tasks'],
        mark: 'missing',
        what: `${begin(session.describe(at))} is the complete task list but lacks ${listed(ids)}, which ${by.map((ref) => session.describe(ref)).join(' and ')} ${by.length === 1 ? 'shows' : 'show'}.`,
        ties: by.map((ref) => ({ at: ref })),
      });
    };
    /** If both sides have tasks, a list without a sender may belong to the other side. */
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
          // The task existed before and after the list.
          if (one.left && call && call.entry > one.left.entry) reportLost(one.left, [one], [ref]);
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
          if (by.length > 0) reportLost(ref, sure, by);
        },
      },
    );
  },
});
