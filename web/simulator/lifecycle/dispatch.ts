/**
 * A request that its lifecycle accepts: checks that the method exists, that the server supports it, and that its params are
 * valid. Then it is handled.
 */
import { faultIn, methodsOf, whyNoMethod } from '../../protocol/values.ts';
import { capabilitiesOf, hasCapability } from '../capabilities.ts';
import { HANDLERS } from '../methods/index.ts';
import { roundOf } from '../rounds.ts';
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord } from '../types.ts';

/** Handles or rejects a request. `message` is the whole message. */
export function dispatch(turn: Turn, request: Request, message: JsonRecord): void {
  const { method, revision } = request;
  const row = methodsOf(revision).get(method);
  const handler = HANDLERS[method];
  const foreign = row?.kind !== 'request' || row.sender === 'server' || row.extension !== undefined;
  if (foreign || handler === undefined) {
    return turn.refuse(request, { code: -32601, message: 'Method not found' }, notFound(request));
  }
  if (row.capability !== undefined && !hasCapability(capabilitiesOf(turn.state, revision), row.capability)) {
    return turn.refuse(
      request,
      { code: -32601, message: 'Method not found' },
      {
        says: `\`${method}\` needs the capability \`${row.capability}\`, which this server does not have.`,
      },
    );
  }
  const fault = faultIn(revision, row.type, message, 'the request');
  if (fault) {
    const data = { at: fault.pointer, problem: fault.says.replaceAll('`', "'") };
    return turn.refuse(request, { code: -32602, message: 'Invalid params', data }, { says: fault.says });
  }
  const round = roundOf(turn, request);
  if (round) handler(turn, { ...request, round, serial: turn.state.seen.count });
}

function notFound({ method, revision }: Request): { says: string; requirement?: string } {
  const foreign = whyNoMethod(revision, method);
  if (foreign) return foreign;
  return { says: `MCP ${revision} has no request \`${method}\` that a client may send.` };
}
