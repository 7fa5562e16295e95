/**
 * A request that its lifecycle accepts: checks that the method exists, that the server supports it, and that its params are
 * valid. Then it is handled.
 */
import { faultIn, isObject, methodsOf, objectAt, whyNoMethod } from '../../protocol/values.ts';
import { capabilitiesOf, hasCapability } from '../capabilities.ts';
import { hasExtension, lacksExtension } from '../extensions/tasks.ts';
import { EXTENSION_METHODS, offersMethod, wrongParams, type ExtensionMethod } from '../methods/extension-methods.ts';
import { HANDLERS } from '../methods/index.ts';
import { roundOf } from '../rounds.ts';
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord } from '../types.ts';

/** Handles or rejects a request. `message` is the whole message. */
export function dispatch(turn: Turn, request: Request, message: JsonRecord): void {
  const { method, revision } = request;
  const own = Object.hasOwn(EXTENSION_METHODS, method) ? EXTENSION_METHODS[method] : undefined;
  if (own) return extended(turn, request, own);
  const row = methodsOf(revision).get(method);
  const handler = HANDLERS[method];
  const extension = row?.extension;
  const offered = extension === undefined || hasExtension(capabilitiesOf(turn.state, revision), extension);
  const foreign = row?.kind !== 'request' || row.sender === 'server' || !offered;
  if (foreign || handler === undefined) {
    return turn.refuse(request, { code: -32601, message: 'Method not found' }, notFound(request));
  }
  if (extension !== undefined && !hasExtension(request.clientCapabilities, extension)) {
    return turn.refuse(request, lacksExtension(extension), {
      says: `\`${method}\` belongs to the extension \`${extension}\`, which this request does not declare in the capabilities of its client.`,
      requirement: 'tasks-ext/operation-undeclared',
    });
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
  const fault = faultIn(revision, row.type, checked(method, message), 'the request');
  if (fault) {
    const data = { at: fault.pointer, problem: fault.says.replaceAll('`', "'") };
    return turn.refuse(request, { code: -32602, message: 'Invalid params', data }, { says: fault.says });
  }
  const round = roundOf(turn, request);
  if (round) handler(turn, { ...request, round, serial: turn.state.seen.count });
}

/** A method of an extension that the tables of revisions do not have. */
function extended(turn: Turn, request: Request, own: ExtensionMethod): void {
  const { method, revision, params } = request;
  if (!offersMethod(capabilitiesOf(turn.state, revision), own))
    return turn.refuse(
      request,
      { code: -32601, message: 'Method not found' },
      {
        says: `\`${method}\` belongs to the extension \`${own.extension}\`, which this server does not declare in ${revision}.`,
      },
    );
  const wrong = wrongParams(own, params);
  if (wrong !== null) {
    const data = { problem: wrong.replaceAll('`', "'") };
    return turn.refuse(request, { code: -32602, message: 'Invalid params', data }, { says: wrong });
  }
  own.handle(turn, request);
}

/** What the types check: answers to requests that a task does not have are ignored, so `tasks/update` checks the others itself. */
function checked(method: string, message: JsonRecord): JsonRecord {
  const params = objectAt(message, 'params');
  return method === 'tasks/update' && params && isObject(params.inputResponses)
    ? { ...message, params: { ...params, inputResponses: {} } }
    : message;
}

function notFound({ method, revision }: Request): { says: string; requirement?: string } {
  const foreign = whyNoMethod(revision, method);
  if (foreign) return foreign;
  return { says: `MCP ${revision} has no request \`${method}\` that a client may send.` };
}
