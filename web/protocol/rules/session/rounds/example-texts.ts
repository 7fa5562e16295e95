/** Parts of the examples of this area. */
import { client, modern, SERVED, server } from '../../../testing/conversation.ts';

/** The one member that identifies a task of the extension. */
export const TASKS = '"extensions":{"io.modelcontextprotocol/tasks":{}}';
/** A form with one required field, as the members of its request. */
export const FORM =
  '"method":"elicitation/create","params":{"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}}';
/** A URL elicitation in 2026-07-28, as the members of its request. */
export const VISIT =
  '"method":"elicitation/create","params":{"mode":"url","message":"Sign in","url":"https://example.com/sign-in"}';
/** A sampling request; `more` are further parameters. */
export function sampling(more = '', messages = '{"role":"user","content":{"type":"text","text":"Weather?"}}'): string {
  return `"method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":100${more}}`;
}
/** Tools of a sampling request. */
export const WEATHER = '"tools":[{"name":"weather","inputSchema":{"type":"object"}}]';
/** A message from the model, as the members of its result. */
export const SAMPLED =
  '"role":"assistant","model":"m-1","stopReason":"endTurn","content":{"type":"text","text":"Dry."}';

/** A tool call of 2026-07-28; `more` are further parameters, each with a comma before it. */
export function call(id: number | string, more = '', capabilities = '{"elicitation":{}}', name = 'plan'): string {
  return client(
    `"id":${JSON.stringify(id)},"method":"tools/call","params":{"name":"${name}"${more},${modern(capabilities)}}`,
  );
}

/** A response of 2026-07-28 that asks for input. */
export function requests(id: number, requests: string, more = ''): string {
  const members = requests === '' ? '' : `,"inputRequests":{${requests}}`;
  return server(`"id":${id},"result":{"resultType":"input_required"${members}${more},${SERVED}}`);
}

/** The final response to a tool call in 2026-07-28. */
export function done(id: number): string {
  return server(`"id":${id},"result":{"resultType":"complete","content":[{"type":"text","text":"done"}],${SERVED}}`);
}

/** A result of 2026-07-28 without specific members; `more` with a comma before it. */
export function complete(id: number, more = ''): string {
  return server(`"id":${id},"result":{"resultType":"complete"${more},${SERVED}}`);
}

/** A request of 2026-07-28 about a task of the extension. */
export function about(id: number, operation: string, more = '', capabilities = `{${TASKS},"elicitation":{}}`): string {
  return client(`"id":${id},"method":"tasks/${operation}","params":{"taskId":"t-1"${more},${modern(capabilities)}}`);
}

/** Two timestamps. */
const TIMES = '"createdAt":"2026-07-28T10:00:00Z","lastUpdatedAt":"2026-07-28T10:00:00Z"';

/** The members of a task of the extension. */
export function extTask(status = 'working', more = '', id = 't-1'): string {
  return `"taskId":"${id}","status":"${status}",${TIMES},"ttlMs":60000${more}`;
}

/** The response of 2026-07-28 that turns a call into a task. */
export function becomesTask(id: number): string {
  return server(`"id":${id},"result":{"resultType":"task",${extTask()},${SERVED}}`);
}

/** The members of a task in 2025-11-25. */
export function plainTask(status = 'working', more = '', id = 't-1'): string {
  return `"taskId":"${id}","status":"${status}","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z","ttl":60000${more}`;
}

/** The key that names a task in `_meta`, with its value, as a whole `_meta` member. */
export function related(id = 't-1'): string {
  return `"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"${id}"}}`;
}

/** A notification sent on a subscription. */
export function onStream(method: string, subscription: string, more = ''): string {
  return server(
    `"method":"notifications/${method}","params":{${more}"_meta":{"io.modelcontextprotocol/subscriptionId":${subscription}}}`,
  );
}

/** Opens a subscription in 2026-07-28. */
export function listen(id: number | string, filter: string, capabilities = '{}'): string {
  return client(
    `"id":${id},"method":"subscriptions/listen","params":{"notifications":{${filter}},${modern(capabilities)}}`,
  );
}

/** Acknowledges a subscription. */
export function acknowledged(subscription: string, filter: string): string {
  return onStream('subscriptions/acknowledged', subscription, `"notifications":{${filter}},`);
}
