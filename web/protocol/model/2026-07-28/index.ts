/** 2026-07-28 removes the handshake: requests are self-contained, results declare their type, and servers send no requests. */
import type { Amendment } from '../amend.ts';
import { errorBands, errorCodes } from './errors.ts';
import { metaKeys } from './meta.ts';
import { inputRequests, methods } from './methods.ts';

/** MCP 2026-07-28, as an amendment of the previous revision. */
export const amendment: Amendment = {
  id: '2026-07-28',
  era: 'stateless',
  root: 'https://modelcontextprotocol.io/specification/2026-07-28/',
  places: {
    codes: 'basic/index#error-codes',
    version: 'basic/versioning#protocol-version-negotiation',
    shutdown: 'basic/transports/stdio#shutdown',
    cancelling: 'basic/patterns/cancellation#cancellation-flow',
    sending: 'basic/transports/stdio#sending-messages',
    patterns: 'basic/patterns/index',
    resultTypes: 'basic/index#resulttype',
    deprecated: 'deprecated#deprecated',
    unsupported: 'schema#unsupportedprotocolversionerror',
    requestMeta: 'schema#requestmetaobject',
    terms: 'basic/versioning#terminology',
    context: 'deprecated#deprecated',
    callers: 'basic/patterns/index',
  },
  methods,
  inputRequests,
  errorCodes,
  errorBands,
  metaKeys,
  resultTypes: ['complete', 'input_required', 'task'],
  extensionResultTypes: { task: 'io.modelcontextprotocol/tasks' },
  envelope: {
    request: [
      {
        name: 'params',
        need: 'required',
        says: 'The parameters by name, with a `_meta` that identifies the client and its capabilities.',
        allowed: 'an object',
      },
      {
        name: 'id',
        need: 'required',
        says: 'Chosen by the client and unique among its pending requests; the response repeats it.',
        allowed: 'a string or an integer',
      },
    ],
    response: [
      {
        name: 'result',
        need: 'required',
        says: 'The return value of the method; `resultType` declares its type.',
        allowed: 'an object with resultType',
      },
    ],
  },
};
