/** Manual actions at the server. */
import { requestByHand } from './server-requests.ts';
import { announce, updated, type List } from './changes.ts';
import { logged } from './logs.ts';
import { endListening } from './methods/subscriptions.ts';
import type { Turn } from './turn.ts';
import type { Act, ServerDefinition, ServerState } from './types.ts';
import { isStateless } from './eras.ts';

// Why no client receives a manual action.

/** The reason, assuming that nothing was sent; null for actions that always report something themselves. */
function silence(state: ServerState, what: Act): string | null {
  const { definition, handshake, settings, logLevel } = state;
  const can = definition.can ?? {};
  const stateless = settings.revisions.every(isStateless);
  if (what.act === 'end') return 'No `subscriptions/listen` is open, so the server has none to end.';
  if (what.act === 'log') {
    if (!can.logging) return 'The server has not declared `logging`, so it sends no logs to the client.';
    if (stateless)
      return 'In 2026-07-28 a log belongs to a request that asks for logs in its `_meta`. A manual log belongs to no request.';
    if (handshake.phase !== 'ready') return EARLY;
    return `The client asked for logs of level \`${logLevel ?? 'info'}\` and above; \`${what.level}\` is below that.`;
  }
  if (what.act === 'changed') {
    if (stateless)
      return `No open \`subscriptions/listen\` asked for changes to the list of ${what.list}, so the server sends no notification.`;
    if (can.listChanged === false)
      return 'The server has not declared `listChanged`, so it sends no notification of changes.';
    return handshake.phase === 'ready' ? `The server has no ${what.list}, so it has no change to announce.` : EARLY;
  }
  if (what.act === 'update') {
    const changed = `\`${what.uri}\` now has new content.`;
    if (stateless)
      return `${changed} No open \`subscriptions/listen\` asked for it, so the server sends no notification.`;
    if (handshake.phase !== 'ready') return `${changed} ${EARLY}`;
    return `${changed} The client has not subscribed to it, so the server sends no notification.`;
  }
  return null;
}

const EARLY = 'The handshake is not finished, so the server does not send messages of its own yet.';

/** Performs the action. If no client receives it, the reason is recorded. */
export function act(turn: Turn, what: Act): void {
  const { definition } = turn.state;
  done(turn, what, definition);
  const says = what.act === 'define' ? null : silence(turn.state, what);
  // Only if nothing else recorded a reason.
  if (says !== null) turn.because({ says });
}

function done(turn: Turn, what: Act, definition: ServerDefinition): void {
  if (what.act === 'changed') announce(turn, [what.list]);
  else if (what.act === 'log')
    logged(
      turn,
      { do: 'log', level: what.level, data: what.data, ...(what.logger === undefined ? {} : { logger: what.logger }) },
      null,
    );
  else if (what.act === 'ask') requestByHand(turn, what.method, what.params);
  else if (what.act === 'end') endListening(turn);
  else if (what.act === 'define') {
    turn.put({ definition: what.definition });
    announce(turn, changedLists(definition, what.definition));
  } else {
    const resources = definition.resources?.map((one) => (one.uri === what.uri ? { ...one, text: what.text } : one));
    if (resources) turn.put({ definition: { ...definition, resources } });
    updated(turn, what.uri);
  }
}

/** The lists that differ from before. */
function changedLists(before: ServerDefinition, after: ServerDefinition): List[] {
  const same = (...members: readonly (keyof ServerDefinition)[]): boolean =>
    members.every((member) => JSON.stringify(before[member]) === JSON.stringify(after[member]));
  return [
    ...(same('tools') ? [] : ['tools' as const]),
    ...(same('resources', 'resourceTemplates') ? [] : ['resources' as const]),
    ...(same('prompts') ? [] : ['prompts' as const]),
  ];
}
