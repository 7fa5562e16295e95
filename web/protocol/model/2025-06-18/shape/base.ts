/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs and pages, as 2025-06-18 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));

/** What 2025-06-18 changes about this area. */
export const base: ShapePart = {
  types: {
    changed: {
      Annotations: {
        properties: {
          lastModified: {
            type: 'string',
            format: 'date-time',
            description: 'When the thing last changed, as an ISO 8601 time such as `2025-01-12T15:00:58Z`.',
            faults: {
              type: 'annotations/last-modified-type',
              format: 'annotations/last-modified-format',
              foreign: 'annotations/last-modified-version',
            },
          },
        },
      },
      Implementation: {
        description: 'The name and version of a client or a server program, and a name for people.',
        properties: {
          name: { type: 'string', description: 'What the program is called, for programs.' },
          title: {
            type: 'string',
            description: 'What the program is called, for people; without it they see `name`.',
            faults: { type: 'implementation/title-type', foreign: 'implementation/title-since-2025-06-18' },
          },
        },
      },
      ClientCapabilities: {
        properties: {
          elicitation: {
            type: 'object',
            description: 'The client can ask its user something for the server.',
            faults: {
              type: 'capabilities/client-boolean',
              false: 'capabilities/false-value',
              null: 'capabilities/null-value',
            },
          },
        },
      },
      JSONRPCMessage: {
        description: 'Any message: a request, a notification, or the answer to a request.',
        anyOf: one('JSONRPCRequest', 'JSONRPCNotification', 'JSONRPCResponse', 'JSONRPCError'),
      },
      ClientResult: { anyOf: one('EmptyResult', 'CreateMessageResult', 'ListRootsResult', 'ElicitResult') },
      ServerRequest: { anyOf: one('PingRequest', 'CreateMessageRequest', 'ListRootsRequest', 'ElicitRequest') },
    },
    added: {
      BaseMetadata: {
        type: 'object',
        description: 'A name for programs and one for people, as tools, prompts, resources and programs have them.',
        properties: {
          name: { type: 'string', description: 'The name for programs; shown to people where there is no `title`.' },
          title: { type: 'string', description: 'The name for people.' },
        },
        required: ['name'],
      },
    },
    dropped: ['JSONRPCBatchRequest', 'JSONRPCBatchResponse'],
  },
};
