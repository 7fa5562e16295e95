/** 2026-07-28 drops the handshake: each request says all about itself, each result its type, and servers send no requests. */
import type { Amendment } from '../amend.ts';
import { errorBands, errorCodes } from './errors.ts';
import { metaKeys } from './meta.ts';
import { inputRequests, methods } from './methods.ts';

/** MCP 2026-07-28, as an amendment of the revision before. */
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
        says: 'The input of the method, by name, and `_meta` with what the server must know of the client.',
        allowed: 'an object',
      },
      {
        name: 'id',
        need: 'required',
        says: 'Chosen by the client, different from any still unanswered one; the answer carries the same one.',
        allowed: 'a string or a whole number',
      },
    ],
    response: [
      {
        name: 'result',
        need: 'required',
        says: 'What the method gives back; `resultType` says how to read it.',
        allowed: 'an object with resultType',
      },
    ],
  },
};
