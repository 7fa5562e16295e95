/**
 * Handshake, capabilities, names, icons, annotations, progress, cancellation, logging and pagination: the changes of
 * 2025-06-18.
 */
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
            description: 'When the object was last modified, as an ISO 8601 timestamp such as `2025-01-12T15:00:58Z`.',
            faults: {
              type: 'annotations/last-modified-type',
              format: 'annotations/last-modified-format',
              foreign: 'annotations/last-modified-version',
            },
          },
        },
      },
      Implementation: {
        description: 'The name and version of a client or server program, and a human-readable title.',
        properties: {
          name: { type: 'string', description: 'The name of the program, for programmatic use.' },
          title: {
            type: 'string',
            description: 'The title of the program, for display; without it, clients show `name`.',
            faults: { type: 'implementation/title-type', foreign: 'implementation/title-since-2025-06-18' },
          },
        },
      },
      ClientCapabilities: {
        properties: {
          elicitation: {
            type: 'object',
            description: 'The client supports elicitation: the server can request information from the user.',
            faults: {
              type: 'capabilities/client-boolean',
              false: 'capabilities/false-value',
              null: 'capabilities/null-value',
            },
          },
        },
      },
      JSONRPCMessage: {
        description: 'Any message: a request, a notification, or the response to a request.',
        anyOf: one('JSONRPCRequest', 'JSONRPCNotification', 'JSONRPCResponse', 'JSONRPCError'),
      },
      ClientResult: { anyOf: one('EmptyResult', 'CreateMessageResult', 'ListRootsResult', 'ElicitResult') },
      ServerRequest: { anyOf: one('PingRequest', 'CreateMessageRequest', 'ListRootsRequest', 'ElicitRequest') },
    },
    added: {
      BaseMetadata: {
        type: 'object',
        description: 'A name for programs and a title for people, as in tools, prompts, resources and programs.',
        properties: {
          name: {
            type: 'string',
            description: 'The name for programmatic use; shown to people when there is no `title`.',
          },
          title: { type: 'string', description: 'The title for display to people.' },
        },
        required: ['name'],
      },
    },
    dropped: ['JSONRPCBatchRequest', 'JSONRPCBatchResponse'],
  },
};
