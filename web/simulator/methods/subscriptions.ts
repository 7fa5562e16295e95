/** `subscriptions/listen` (2026-07-28): one long response stream with notifications of changes until either side ends it. */
import { objectAt } from '../../protocol/values.ts';
import { capabilitiesOf, hasCapability } from '../capabilities.ts';
import { notifyListener } from '../changes.ts';
import { SUBSCRIPTION_ID } from '../eras.ts';
import { offeredTo } from '../extensions/apps.ts';
import { TASKS } from '../extensions/ids.ts';
import { hasExtension, lacksExtension } from '../extensions/tasks.ts';
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord, Listening } from '../types.ts';
import type { Handler } from './define.ts';
import { resourceAt } from './resource-plan.ts';

/** Acknowledges the supported notifications first. The stream stays open. */
export const listen: Handler = (turn, request) => {
  const { exchange, id, method, revision } = request;
  const requested = objectAt(request.params, 'notifications') ?? {};
  const hasTasks = hasExtension(capabilitiesOf(turn.state, revision), TASKS);
  if (hasTasks && requested.taskIds !== undefined && !hasExtension(request.clientCapabilities, TASKS))
    return turn.refuse(request, lacksExtension(TASKS), {
      says: 'The request names tasks in `taskIds`, but does not declare the extension.',
      requirement: 'tasks-ext/listen-undeclared',
    });
  const notifications = granted(turn, requested, request);
  const one: Listening = { exchange, id, method, revision, notifications };
  turn.put({ listening: [...turn.state.listening, one] });
  turn.because({
    says: 'The first message on this stream acknowledges the kinds of notifications that the client requested and the server supports. Then the stream stays open.',
    requirement: 'listen/ack-first',
  });
  notifyListener(turn, one, 'notifications/subscriptions/acknowledged', { notifications });
};

/** The requested notifications that the server supports. */
function granted(turn: Turn, requested: JsonRecord, request: Request): JsonRecord {
  const can = capabilitiesOf(turn.state, request.revision);
  const out: JsonRecord = {};
  for (const list of ['tools', 'prompts', 'resources']) {
    const key = `${list}ListChanged`;
    if (requested[key] === true && hasCapability(can, `${list}.listChanged`)) out[key] = true;
  }
  const { resourceSubscriptions: wanted, taskIds } = requested;
  if (Array.isArray(taskIds) && hasExtension(can, TASKS)) {
    const known = turn.state.tasks.filter((task) => task.extension && taskIds.includes(task.taskId));
    if (known.length > 0) out.taskIds = known.map(({ taskId }) => taskId);
  }
  if (!Array.isArray(wanted) || !hasCapability(can, 'resources.subscribe')) return out;
  const known = wanted.filter((uri) => resourceAt(offeredTo(turn.state.definition, request), uri) !== null);
  if (known.length > 0) out.resourceSubscriptions = [...new Set(known)];
  return out;
}

/** The server ends all subscriptions, as it does before it shuts down: each gets its result. */
export function endListening(turn: Turn): void {
  const { listening } = turn.state;
  turn.put({ listening: [] });
  for (const one of listening) {
    turn.result(
      one,
      { _meta: { [SUBSCRIPTION_ID]: one.id } },
      {
        says: `The server ends the subscription ${JSON.stringify(one.id)} gracefully: this result is the response to \`subscriptions/listen\`.`,
        requirement: 'listen/closing-result-id-required',
      },
    );
  }
}
