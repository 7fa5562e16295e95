/** Keys of `_meta` in 2026-07-28: the data of the former handshake, now sent with each request. */
import type { Amendment } from '../amend.ts';

/** The changes of 2026-07-28 to the keys of `_meta`. */
export const metaKeys: Amendment['metaKeys'] = {
  added: [
    {
      key: 'io.modelcontextprotocol/protocolVersion',
      on: 'request',
      need: 'required',
      value: 'string',
      says: 'The protocol version of this request.',
    },
    {
      key: 'io.modelcontextprotocol/clientInfo',
      on: 'request',
      need: 'optional',
      value: 'object',
      says: 'The name and version of the client.',
    },
    {
      key: 'io.modelcontextprotocol/clientCapabilities',
      on: 'request',
      need: 'required',
      value: 'object',
      says: 'The capabilities of the client for this request; {} for none.',
    },
    {
      key: 'io.modelcontextprotocol/logLevel',
      on: 'request',
      need: 'optional',
      value: 'log level',
      deprecated: 'deprecated/log-level',
      says: 'Requests log messages about this request, with this minimum level.',
    },
    {
      key: 'io.modelcontextprotocol/subscriptionId',
      on: 'any',
      need: 'optional',
      value: 'string or integer',
      says: 'The id of the subscriptions/listen request that this message belongs to.',
    },
    {
      key: 'io.modelcontextprotocol/serverInfo',
      on: 'result',
      need: 'optional',
      value: 'object',
      says: 'The name and version of the server.',
    },
    {
      key: 'traceparent',
      on: 'any',
      need: 'optional',
      value: 'string',
      says: 'OpenTelemetry: the position of this message in a trace.',
    },
    {
      key: 'tracestate',
      on: 'any',
      need: 'optional',
      value: 'string',
      says: 'OpenTelemetry: vendor-specific trace data.',
    },
    {
      key: 'baggage',
      on: 'any',
      need: 'optional',
      value: 'string',
      says: 'OpenTelemetry: values propagated along the trace.',
    },
  ],
  dropped: {
    'io.modelcontextprotocol/related-task': true,
    'io.modelcontextprotocol/model-immediate-response': true,
  },
};
