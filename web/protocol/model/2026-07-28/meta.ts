/** Keys of `_meta` in 2026-07-28: what the handshake used to settle travels here, with each request. */
import type { Amendment } from '../amend.ts';

/** What 2026-07-28 changes among the keys of `_meta`. */
export const metaKeys: Amendment['metaKeys'] = {
  added: [
    {
      key: 'io.modelcontextprotocol/protocolVersion',
      on: 'request',
      need: 'required',
      value: 'string',
      says: 'The revision this request speaks.',
    },
    {
      key: 'io.modelcontextprotocol/clientInfo',
      on: 'request',
      need: 'optional',
      value: 'object',
      says: 'Name and version of the client.',
    },
    {
      key: 'io.modelcontextprotocol/clientCapabilities',
      on: 'request',
      need: 'required',
      value: 'object',
      says: 'What the client can do, as far as this request goes; {} for nothing special.',
    },
    {
      key: 'io.modelcontextprotocol/logLevel',
      on: 'request',
      need: 'optional',
      value: 'log level',
      deprecated: 'deprecated/log-level',
      says: 'Asks for log messages about this request, from this level up.',
    },
    {
      key: 'io.modelcontextprotocol/subscriptionId',
      on: 'any',
      need: 'optional',
      value: 'string or integer',
      says: 'The id of the subscriptions/listen request this belongs to.',
    },
    {
      key: 'io.modelcontextprotocol/serverInfo',
      on: 'result',
      need: 'optional',
      value: 'object',
      says: 'Name and version of the server.',
    },
    {
      key: 'traceparent',
      on: 'any',
      need: 'optional',
      value: 'string',
      says: 'OpenTelemetry: the place of this message in a trace.',
    },
    {
      key: 'tracestate',
      on: 'any',
      need: 'optional',
      value: 'string',
      says: 'OpenTelemetry: what vendors add to the trace.',
    },
    {
      key: 'baggage',
      on: 'any',
      need: 'optional',
      value: 'string',
      says: 'OpenTelemetry: values that travel along the trace.',
    },
  ],
  dropped: {
    'io.modelcontextprotocol/related-task': true,
    'io.modelcontextprotocol/model-immediate-response': true,
  },
};
