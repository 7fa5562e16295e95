/** Why nobody hears of what is done by hand at the server. */
import { isStateless } from './eras.ts';
import type { Act, ServerState } from './types.ts';

/** The reason, as if nothing was sent; null for acts that always say something themselves. */
export function silence(state: ServerState, what: Act): string | null {
  const { definition, handshake, settings, logLevel } = state;
  const can = definition.can ?? {};
  const stateless = settings.revisions.every(isStateless);
  if (what.act === 'end') return 'No `subscriptions/listen` is open, so there is none to end.';
  if (what.act === 'log') {
    if (!can.logging) return 'The server has not declared `logging`, so it sends no logs to the client.';
    if (stateless)
      return 'In 2026-07-28 a log belongs to a request that asks for logs in its `_meta`. None is being worked on by hand.';
    if (handshake.phase !== 'ready') return EARLY;
    return `The client wants logs from \`${logLevel ?? 'info'}\` on, and \`${what.level}\` is below that.`;
  }
  if (what.act === 'changed') {
    if (stateless)
      return `No open \`subscriptions/listen\` asked for changes of the list of ${what.list}, so nobody is told.`;
    if (can.listChanged === false) return 'The server has not declared `listChanged`, so it does not tell of changes.';
    return handshake.phase === 'ready' ? `The server has no ${what.list}, so there is no change to tell of.` : EARLY;
  }
  if (what.act === 'update') {
    const changed = `\`${what.uri}\` has new content now.`;
    if (stateless) return `${changed} No open \`subscriptions/listen\` asked for it, so nobody is told.`;
    if (handshake.phase !== 'ready') return `${changed} ${EARLY}`;
    return `${changed} The client has not subscribed to it, so it is not told.`;
  }
  return null;
}

const EARLY = 'The handshake is not finished, so the server sends nothing of its own yet.';
