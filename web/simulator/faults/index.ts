/** Entry point: the faults of the server, and how they are applied. */
import { isObject, type JsonValue } from '../../protocol/values.ts';
import { speaking } from '../lifecycle/receive.ts';
import type { Turn } from '../turn.ts';
import type { Input, Json, Output } from '../types.ts';
import { appFaults } from './apps.ts';
import { contentFaults } from './content.ts';
import type { OpenRequest, Fault, Scene } from './define.ts';
import { errorFaults } from './errors.ts';
import { httpFaults } from './http.ts';
import { lifecycleFaults } from './lifecycle.ts';
import { listFaults } from './lists.ts';
import { notificationFaults } from './notifications.ts';
import { responseFaults } from './responses.ts';
import { skillFaults } from './skills.ts';
import { streamFaults } from './streams.ts';
import { taskFaults } from './tasks.ts';

export type { OpenRequest as AskedRequest, Fault, HttpFault, Scene, Show } from './define.ts';
export { catcherOf } from './define.ts';

/** Every fault by id, area by area. */
const byId: ReadonlyMap<string, Fault> = new Map(
  [
    ...lifecycleFaults,
    ...responseFaults,
    ...errorFaults,
    ...listFaults,
    ...contentFaults,
    ...notificationFaults,
    ...httpFaults,
    ...streamFaults,
    ...appFaults,
    ...skillFaults,
    ...taskFaults,
  ].map((fault) => [fault.id, fault]),
);

/** The display order: faults of messages, most common first, then those of extensions, and those visible only over HTTP. */
const ORDER = [
  'answers-notifications',
  'id-as-text',
  'logs-on-stdout',
  'content-as-text',
  'failure-as-success',
  'unknown-tool-code',
  'refuses-version',
  'echoes-version',
  'error-null',
  'tools-undeclared',
  'schema-without-type',
  'single-in-array',
  'next-cursor-null',
  'never-answers',
  'failure-as-error',
  'no-result-type',
  'progress-unasked',
  'progress-token-text',
  'progress-goes-back',
  'log-level-warn',
  'image-as-address',
  'undeclared-changes',
  'answers-twice',
  'result-and-error',
  'jsonrpc-missing',
  'answers-cancelled',
  'structure-broken',
  'asks-undeclared',
  'asks-early',
  'capability-true',
  'no-server-info',
  'resource-code',
  'tool-without-schema',
  'twin-tools',
  'pretty-printed',
  'is-error-text',
  'error-code-text',
  'error-without-message',
  'result-null',
  'progress-after-answer',
  'logs-too-much',
  'logs-unasked',
  'pages-repeat',
  'cursor-refused',
  'blob-url-safe',
  'asks-directly',
  'header-name-unfit',
  'no-cache-hints',
  'listen-without-id',
  'version-error-bare',
  'prompt-role-system',
  'completion-too-long',
  'ping-refused',
  'batch-incomplete',
  'app-linked-by-https',
  'app-policy-on-tool',
  'app-for-everyone',
  'app-as-plain-html',
  'app-domain-keyword',
  'app-undeclared-origin',
  'app-view-missing',
  'app-text-points-to-view',
  'skill-file-changed',
  'skill-described-differently',
  'skill-name-differs',
  'skill-flattened',
  'skill-without-itself',
  'skill-path-relative',
  'skill-get-refused',
  'skill-directory-deep',
  'task-nested',
  'task-unasked',
  'task-id-counts',
  'task-times-renamed',
  'task-polled-as-task',
  'task-failed-by-tool',
  'task-input-hidden',
  'task-cancel-with-task',
  'task-unknown-code',
  'http-plain-text',
  'http-notification-ok',
  'http-session-id',
  'http-ended-session',
  'http-header-encoded',
  'http-events-unended',
  'http-done-event',
  'http-raw-lines',
  'http-get-page',
  'http-request-accepted',
  'http-error-ok',
  'http-no-answer',
];

/** All faults, in display order. */
export const FAULTS: readonly Fault[] = ORDER.flatMap((id) => byId.get(id) ?? []);

/** The fault with this id; null if there is none. */
export function faultNamed(id: string): Fault | null {
  return byId.get(id) ?? null;
}

/** The fault that makes the server ignore the input; null if none does. */
export function ignoredBy(turn: Turn, input: Input): string | null {
  const faults = turn.state.settings.faults.flatMap((id) => faultNamed(id) ?? []).filter(({ ignores }) => ignores);
  const received = faults.length > 0 ? valueIn(input) : null;
  if (!isObject(received)) return null;
  const revision = speaking(turn);
  const one = faults.find(
    ({ ignores, revisions }) => (!revisions || revisions.includes(revision)) && ignores?.(received),
  );
  return one?.id ?? null;
}

/**
 * The outputs after the active faults. Outputs before `from` come from work that was due earlier, and are altered in the same
 * way.
 */
export function misbehave(turn: Turn, input: Input, from: number): readonly Output[] {
  const { before, state } = turn;
  const value = valueIn(input);
  const open = [...before.running, ...before.listening].map(({ exchange, id, method }) => ({
    exchange,
    id,
    method,
    params: before.running.find((one) => one.id === id && one.exchange === exchange)?.params ?? {},
  }));
  const received = isObject(value) ? value : null;
  const scene: Scene = {
    input,
    received,
    openRequests: [...openRequestsIn(value, input), ...open],
    before,
    state,
    revision: speaking(turn),
  };
  const quiet: Scene = { ...scene, received: null, openRequests: open };
  let early: readonly Output[] = turn.outputs.slice(0, from);
  let now: readonly Output[] = turn.outputs.slice(from);
  for (const id of state.settings.faults) {
    const fault = faultNamed(id);
    if (!fault?.alter || (fault.revisions && !fault.revisions.includes(scene.revision))) continue;
    if (early.length > 0) early = marked(early, fault.alter(early, quiet), id);
    const after = marked(now, fault.alter(now, scene), id);
    // An omitted output is recorded at the input.
    if (after.length < now.length)
      turn.why = { says: 'The server omits a message that it should send.', ...turn.why, fault: id };
    now = after;
  }
  return [...early, ...now];
}

function marked(before: readonly Output[], after: readonly Output[], fault: string): readonly Output[] {
  return after.map((output) => (before.includes(output) ? output : { ...output, why: { ...output.why, fault } }));
}

function valueIn(input: Input): JsonValue | null {
  if (input.kind !== 'message') return null;
  try {
    const value: JsonValue = JSON.parse(input.text);
    return value;
  } catch {
    return null;
  }
}

/** The requests in the input: one, or those of a batch. */
function openRequestsIn(value: Json, input: Input): OpenRequest[] {
  const exchange = input.kind === 'message' ? (input.exchange ?? '') : '';
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    if (!isObject(one)) return [];
    const { id, method, params } = one;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof method !== 'string') return [];
    return [{ exchange, id, method, params: isObject(params) ? params : {} }];
  });
}
