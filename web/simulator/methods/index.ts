/** The methods that a client can call, with one handler each, and the notifications that the server handles. */
import type { Handler, Notice } from './define.ts';
import { cancelled } from './cancelled.ts';
import { complete } from './completion.ts';
import { discover } from './discover.ts';
import { setLevel } from './logging.ts';
import { progressed, rootsChanged } from './notices.ts';
import { ping } from './ping.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { listResources, listTemplates, readResource, subscribe, unsubscribe } from './resources.ts';
import { listen } from './subscriptions.ts';
import { cancelExtensionTask, getExtensionTask, updateTask } from './extension-tasks.ts';
import { isStateless } from '../eras.ts';
import { cancelTask, getTask, listTasks, taskResult } from './tasks.ts';
import { callTool, listTools } from './tools.ts';

/** The handler of a method that both lifecycles have, each in its own way. */
const either =
  (handshake: Handler, stateless: Handler): Handler =>
  (turn, request) =>
    (isStateless(request.revision) ? stateless : handshake)(turn, request);

/** By method. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  ping,
  'server/discover': discover,
  'tools/list': listTools,
  'tools/call': callTool,
  'resources/list': listResources,
  'resources/templates/list': listTemplates,
  'resources/read': readResource,
  'resources/subscribe': subscribe,
  'resources/unsubscribe': unsubscribe,
  'prompts/list': listPrompts,
  'prompts/get': getPrompt,
  'completion/complete': complete,
  'logging/setLevel': setLevel,
  'subscriptions/listen': listen,
  'tasks/get': either(getTask, getExtensionTask),
  'tasks/result': taskResult,
  'tasks/list': listTasks,
  'tasks/cancel': either(cancelTask, cancelExtensionTask),
  'tasks/update': updateTask,
};

/** By method. */
export const NOTICES: Readonly<Record<string, Notice>> = {
  'notifications/cancelled': cancelled,
  'notifications/progress': progressed,
  'notifications/roots/list_changed': rootsChanged,
};
