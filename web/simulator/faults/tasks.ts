/** Tasks of the extension (2026-07-28). */
import { isObject, objectAt } from '../../protocol/values.ts';
import { SERVER_INFO } from '../eras.ts';
import { taskIdOf } from '../tasks.ts';
import type { JsonRecord, McpRevision } from '../types.ts';
import type { Fault, Show } from './define.ts';
import { changingErrors, changingResults, outputOf, without } from './tools.ts';

const REVISIONS: readonly McpRevision[] = ['2026-07-28'];
/** The id of the first task of a server with the default seed. */
const taskId = taskIdOf('playground', 1);

const call = (name: string): JsonRecord => ({
  id: 1,
  method: 'tools/call',
  params: { name, arguments: { topic: 'whales' } },
});
const poll = (id: number): JsonRecord => ({ id, method: 'tasks/get', params: { taskId } });
const showing = (...client: Show['client']): Show => ({ server: 'tasks', client });
const created = (result: JsonRecord): boolean => result.resultType === 'task';

/** Members of a task. */
const MEMBERS = ['taskId', 'status', 'statusMessage', 'createdAt', 'lastUpdatedAt', 'ttlMs', 'pollIntervalMs'];

/** Faults of tasks. `index.ts` defines the display order of all faults. */
export const taskFaults: readonly Fault[] = [
  {
    id: 'task-nested',
    title: 'A task is nested in its result',
    says: 'The response to the call contains the task in a member `task`, as in 2025-11-25. Clients look for `taskId` in the result itself, and never poll. A correct server puts the members of the task into the result.',
    rule: 'tasks/shapes',
    requirement: 'tasks-ext/nested-task',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) => {
        if (!created(result)) return null;
        const task = Object.fromEntries(
          MEMBERS.flatMap((key) => (result[key] === undefined ? [] : [[key, result[key]]])),
        );
        return { ...without(result, ...MEMBERS), task };
      }),
    shows: showing(call('write_report')),
  },
  {
    id: 'task-unasked',
    title: 'Clients without the extension get tasks',
    says: 'The server returns a task to a client that has not declared the extension. Such a client takes it for an empty result. A correct server runs the tool at once, or refuses the call with -32021.',
    rule: 'tasks-ext/results',
    requirement: 'tasks-ext/undeclared',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingErrors(outputs, scene, ['tools/call'], () => null).map((output) => {
        const { message } = output;
        const error = objectAt(message, 'error');
        if (!isObject(message) || error?.code !== -32021) return output;
        const at = '2026-01-01T00:00:00.000Z';
        const result: JsonRecord = {
          resultType: 'task',
          taskId,
          status: 'working',
          createdAt: at,
          lastUpdatedAt: at,
          ttlMs: 60_000,
          _meta: { [SERVER_INFO]: scene.state.definition.info },
        };
        return { ...outputOf({ jsonrpc: '2.0', id: message.id ?? 0, result }, scene, output.to), last: true };
      }),
    shows: { ...showing(call('write_report')), capabilities: {} },
  },
  {
    id: 'task-id-counts',
    title: 'The ids of tasks count up',
    says: 'The first task has the id `task-1`. Whoever knows the id of a task can read its result, and such ids can be guessed. A correct server creates random ids.',
    rule: 'tasks-ext/id-guessable',
    requirement: 'tasks-ext/id-guessable',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) =>
        created(result) ? { ...result, taskId: `task-${scene.state.tasks.length}` } : null,
      ),
    shows: showing(call('write_report')),
  },
  {
    id: 'task-times-renamed',
    title: 'A task has `ttl` instead of `ttlMs`',
    says: 'The task has the member `ttl` of 2025-11-25. Clients of the extension read `ttlMs`, and do not know how long the task exists. A correct server uses the names of the extension, which end with the unit.',
    rule: 'tasks/shapes',
    requirement: 'tasks-ext/ttl-renamed',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) =>
        created(result) ? { ...without(result, 'ttlMs'), ttl: result.ttlMs ?? null } : null,
      ),
    shows: showing(call('write_report')),
  },
  {
    id: 'task-polled-as-task',
    title: 'Polls are answered with `resultType: "task"`',
    says: 'The result of `tasks/get` has the type `task`, which only the result that creates a task has. Clients may think that polling has created another task. A correct server writes `"complete"`.',
    rule: 'tasks-ext/results',
    requirement: 'tasks-ext/operation-result-type',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tasks/get'], (result) => ({ ...result, resultType: 'task' })),
    shows: showing(call('write_report'), 500, poll(2)),
  },
  {
    id: 'task-failed-by-tool',
    title: 'A tool that fails also fails its task',
    says: 'The tool ran and returned `isError`, and the server reports the task as failed. The model never sees what the tool wrote. A correct server completes the task with this result; `failed` is for protocol errors.',
    rule: 'tasks-ext/questions',
    requirement: 'tasks-ext/failed-for-tool-error',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tasks/get'], (result) => {
        const inner = objectAt(result, 'result');
        return inner?.isError === true
          ? {
              ...result,
              status: 'failed',
              statusMessage: 'The tool failed',
              error: { code: -32603, message: 'The tool failed' },
            }
          : null;
      }),
    shows: showing(call('check_sources'), 1000, poll(2)),
  },
  {
    id: 'task-input-hidden',
    title: 'A task waits for input and does not say which',
    says: 'The task has the status `input_required`, and no `inputRequests`. The client has nothing to answer, so the task waits forever. A correct server includes all open requests in each poll.',
    rule: 'shape/missing',
    requirement: 'tasks-ext/input-requests-missing',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tasks/get'], (result) =>
        result.inputRequests === undefined ? null : without(result, 'inputRequests'),
      ),
    shows: showing(call('print_report'), 1000, poll(2)),
  },
  {
    id: 'task-cancel-with-task',
    title: 'The response to `tasks/cancel` contains the task',
    says: 'The server returns the whole task when it is canceled. The result must be empty, since the cancellation may take effect later. A correct server acknowledges the request, and shows the state in `tasks/get`.',
    rule: 'tasks-ext/results',
    requirement: 'tasks-ext/cancel-ack-not-empty',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tasks/cancel'], (result) => ({ ...result, taskId, status: 'cancelled' })),
    shows: showing(call('write_report'), 300, { id: 2, method: 'tasks/cancel', params: { taskId } }),
  },
  {
    id: 'task-unknown-code',
    title: 'An unknown task has the wrong error code',
    says: 'The server answers a poll for an unknown task with -32603. Clients cannot tell it from a failure of the server, and poll again. A correct server uses -32602.',
    rule: 'tasks/errors',
    requirement: 'tasks-ext/unknown-id-code',
    revisions: REVISIONS,
    alter: (outputs, scene) =>
      changingErrors(outputs, scene, ['tasks/get', 'tasks/update', 'tasks/cancel'], (error) =>
        error.code === -32602 ? { ...error, code: -32603 } : null,
      ),
    shows: showing(poll(1)),
  },
];
