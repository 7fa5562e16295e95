/** How the rules of this area begin a sentence and refer to a capability. */
import type { Path } from '../../../json/plan.ts';
import type { Sender } from '../../../types.ts';
import type { Call } from '../../../session/call.ts';
import type { SessionView, Tie } from '../define.ts';
import { CLIENT_CAPABILITIES } from '../../keys.ts';

/** A string as the beginning of a sentence. */
export function begin(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The receiving side; null if the sender is unknown. */
export function other(side: Sender): 'client' | 'server' | null {
  return side === 'unknown' ? null : side === 'client' ? 'server' : 'client';
}

/** Where a request of a stateless revision declares the client's capabilities. */
export const DECLARED: Path = ['params', '_meta', CLIENT_CAPABILITIES];

/** Where a side declares its capabilities; `call` is the request in question in a stateless revision. */
export function declaredAt(session: SessionView, side: 'client' | 'server', call: Call | null = null): Tie[] {
  if (session.model.era === 'stateless') return call && side === 'client' ? [{ at: call.ref, path: DECLARED }] : [];
  const { initialize, answered } = session.handshake;
  if (side === 'client') return initialize ? [{ at: initialize.ref, path: ['params', 'capabilities'] }] : [];
  return answered ? [{ at: answered, path: ['result', 'capabilities'] }] : [];
}

/** “message 1”, in which a side declares its capabilities; “the handshake” if that is unknown. */
export function declaration(session: SessionView, side: 'client' | 'server', call: Call | null = null): string {
  const [tie] = declaredAt(session, side, call);
  return tie ? session.describe(tie.at) : 'the handshake';
}
