/** Changes to what a server offers: lists, and the content of resources. Subscribed clients receive notifications. */
import { SUBSCRIPTION_ID } from './eras.ts';
import { listedPrompt, listedResource, listedTool } from './methods/listed.ts';
import type { Turn } from './turn.ts';
import type { JsonRecord, Listening, ServerDefinition, Step } from './types.ts';
import { objectAt } from '../protocol/values.ts';

/** A list that can change. */
export type List = 'tools' | 'resources' | 'prompts';
/** Members of the acknowledged subscription, by list. */
const GRANTS: Readonly<Record<List, string>> = {
  tools: 'toolsListChanged',
  resources: 'resourcesListChanged',
  prompts: 'promptsListChanged',
};

/** Applies parts of the definition; returns the lists that now differ. */
export function amended(turn: Turn, change: Extract<Step, { do: 'amend' }>['change']): List[] {
  const { definition } = turn.state;
  turn.put({ definition: { ...definition, ...change } });
  const { tools, resources, resourceTemplates, prompts } = change;
  const lists: List[] = [];
  if (tools && differ(tools.map(listedTool), definition.tools?.map(listedTool))) lists.push('tools');
  if (
    (resources && differ(resources.map(listedResource), definition.resources?.map(listedResource))) ||
    (resourceTemplates &&
      differ(resourceTemplates.map(listedResource), definition.resourceTemplates?.map(listedResource)))
  )
    lists.push('resources');
  if (prompts && differ(prompts.map(listedPrompt), definition.prompts?.map(listedPrompt))) lists.push('prompts');
  return lists;
}

/** Whether clients would see a different list. */
function differ(now: readonly JsonRecord[], before: readonly JsonRecord[] = []): boolean {
  return JSON.stringify(now) !== JSON.stringify(before);
}

function offers(definition: ServerDefinition, list: List): boolean {
  const { resourceTemplates, skills } = definition;
  return definition[list] !== undefined || (list === 'resources' && (resourceTemplates ?? skills) !== undefined);
}

/** Sends the notifications that lists have changed to interested clients. */
export function announce(turn: Turn, lists: readonly List[]): void {
  const { definition, handshake, listening } = turn.state;
  for (const list of lists) {
    if (!offers(definition, list)) continue;
    const method = `notifications/${list}/list_changed`;
    if (handshake.phase === 'ready' && definition.can?.listChanged !== false)
      turn.notify(method, null, null, {
        says: `The list of ${list} has changed, and the server has declared \`listChanged\`.`,
      });
    for (const one of listening) if (one.notifications[GRANTS[list]] === true) notifyListener(turn, one, method, {});
  }
}

/** Notifies subscribers that a resource has changed. */
export function updated(turn: Turn, uri: string): void {
  const { subscriptions, listening, handshake } = turn.state;
  const method = 'notifications/resources/updated';
  if (handshake.phase === 'ready' && subscriptions.includes(uri))
    turn.notify(method, { uri }, null, { says: `The client subscribed to \`${uri}\`, which has changed.` });
  for (const one of listening) {
    const wanted = one.notifications.resourceSubscriptions;
    if (Array.isArray(wanted) && wanted.includes(uri)) notifyListener(turn, one, method, { uri });
  }
}

/** Sends a notification on the stream of a `subscriptions/listen`, marked with its id. */
export function notifyListener(turn: Turn, to: Listening, method: string, params: JsonRecord): void {
  const meta = objectAt(params, '_meta') ?? {};
  turn.notify(method, { ...params, _meta: { ...meta, [SUBSCRIPTION_ID]: to.id } }, to, {
    says:
      method === 'notifications/subscriptions/acknowledged'
        ? `The stream of request ${JSON.stringify(to.id)} is open. Its first message lists the notifications that the server is going to send.`
        : `Request ${JSON.stringify(to.id)}, \`subscriptions/listen\`, subscribes to this kind of notification.`,
  });
}
