/**
 * Tasks as an extension (2026-07-28). The client declares it in each request; the server alone decides which calls become tasks:
 * those of tools that allow it, if work is left that takes time.
 */
import { objectAt } from '../../protocol/values.ts';
import { capabilitiesOf } from '../capabilities.ts';
import { isStateless } from '../eras.ts';
import { toolOf } from '../methods/tool-plan.ts';
import { newTask } from '../tasks.ts';
import type { Refusal, Request, Turn } from '../turn.ts';
import type { JsonRecord, Running, ServerState, Step, ToolDefinition } from '../types.ts';
import { TASKS } from './ids.ts';
import { seedOf } from './task-format.ts';

/** How long a task is stored after its creation, in milliseconds. */
const TTL_MS = 300_000;

/** Whether capabilities include an extension. */
export function hasExtension(capabilities: JsonRecord, id: string): boolean {
  return objectAt(objectAt(capabilities, 'extensions') ?? undefined, id) !== null;
}

/** The error for a request that needs an extension which its client does not declare. */
export function lacksExtension(id: string): Refusal {
  return {
    code: -32021,
    message: 'Missing required client capability',
    data: { requiredCapabilities: { extensions: { [id]: {} } } },
  };
}

function supportOf({ execution }: ToolDefinition): unknown {
  return execution?.taskSupport ?? 'forbidden';
}

/** Whether the server offers tasks of the extension. */
function offersTasks(state: Pick<ServerState, 'definition'>, revision: Request['revision']): boolean {
  return isStateless(revision) && hasExtension(capabilitiesOf(state, revision), TASKS);
}

/** Rejects a call that only a task can answer if its client does not declare tasks; true if it did. */
export function needsTasks(turn: Turn, request: Request, tool: ToolDefinition): boolean {
  if (supportOf(tool) !== 'required' || !offersTasks(turn.state, request.revision)) return false;
  if (hasExtension(request.clientCapabilities, TASKS)) return false;
  turn.refuse(request, lacksExtension(TASKS), {
    says: `The tool \`${tool.name}\` takes so long that its result is always a task. This request does not declare the extension, so the server must not return one.`,
    requirement: 'capabilities/missing-capability-data',
  });
  return true;
}

/** Whether work becomes a task before its next step. Input that it needs first is requested in rounds of the call itself. */
export function becomesTask({ state }: Turn, work: Running, plan: readonly Step[]): boolean {
  if (work.task !== null || work.method !== 'tools/call' || !offersTasks(state, work.revision)) return false;
  if (!hasExtension(work.clientCapabilities, TASKS)) return false;
  const tool = toolOf(state.definition.tools, work.params.name);
  if (!tool || supportOf(tool) === 'forbidden') return false;
  const [done, rest] = [plan.slice(0, work.done), plan.slice(work.done)];
  return done.every((step) => step.do === 'ask') && rest[0]?.do !== 'ask' && rest.some(takesTime);
}

function takesTime({ do: what }: Step): boolean {
  return what === 'wait' || what === 'ask';
}

/** Responds to a call with a task; returns its work as it continues. */
export function startExtensionTask(turn: Turn, work: Running): Running {
  const task = newTask(turn, { method: work.method, ttl: TTL_MS, extension: true });
  turn.result(
    work,
    { resultType: 'task', ...seedOf(task, turn.state.settings.epoch) },
    {
      says: 'The client declares tasks, and this work takes time, so the server responds with a task. `tasks/get` returns its state, and later its result.',
      requirement: 'tasks-ext/result-type-not-task',
    },
    'CreateTaskResult',
  );
  return { ...work, task: task.taskId };
}
