/** 2026-07-28 drops the handshake: each request says all about itself, each result its type, and servers send no requests. */
import type { Amendment } from '../amend.ts';
import { errorBands, errorCodes } from './errors.ts';
import { ledger } from './ledger.ts';
import { metaKeys } from './meta.ts';
import { inputRequests, methods } from './methods.ts';

/** MCP 2026-07-28, as an amendment of the revision before. */
export const amendment: Amendment = {
  id: '2026-07-28',
  title: 'MCP 2026-07-28',
  era: 'stateless',
  root: 'https://modelcontextprotocol.io/specification/2026-07-28/',
  places: {
    codes: ['basic/index#error-codes', 'Base protocol, Error codes'],
    version: ['basic/versioning#protocol-version-negotiation', 'Versioning, Protocol version negotiation'],
    shutdown: ['basic/transports/stdio#shutdown', 'stdio transport, Shutdown'],
    cancelling: ['basic/patterns/cancellation#cancellation-flow', 'Cancellation, Cancellation flow'],
    sending: ['basic/transports/stdio#sending-messages', 'stdio transport, Sending messages'],
    minorChanges: ['changelog#minor-changes', 'Key changes, Minor changes'],
    patterns: ['basic/patterns/index', 'Message patterns'],
    resultTypes: ['basic/index#resulttype', 'Base protocol, ResultType'],
    deprecated: ['deprecated#deprecated', 'Deprecated features'],
    unsupported: ['schema#unsupportedprotocolversionerror', 'Schema, UnsupportedProtocolVersionError'],
    missingCapability: ['schema#missingrequiredclientcapabilityerror', 'Schema, MissingRequiredClientCapabilityError'],
    requestMeta: ['schema#requestmetaobject', 'Schema, RequestMetaObject'],
    resultMeta: ['schema#resultmetaobject', 'Schema, ResultMetaObject'],
    terms: ['basic/versioning#terminology', 'Versioning, Terminology'],
    progress: ['basic/patterns/progress#progress-flow', 'Progress, Progress flow'],
    inputRules: [
      'basic/patterns/mrtr#server-requirements-basic-workflow',
      'Multi round-trip requests, Server requirements',
    ],
    inputRequests: ['basic/patterns/mrtr#inputrequests', 'Multi round-trip requests, InputRequests'],
    inputResponses: ['basic/patterns/mrtr#inputresponses', 'Multi round-trip requests, InputResponses'],
    declining: ['client/sampling#error-handling', 'Sampling, Error handling'],
    context: ['deprecated#deprecated', 'Deprecated features'],
    callers: ['basic/patterns/index', 'Message patterns'],
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
  ledger,
};
