/**
 * Handshake, capabilities, names, icons, annotations, progress, cancellation, logging and pagination: the changes of
 * 2025-03-26.
 */
import type { Schema, ShapePart } from '../../schema.ts';

const one = (...names: string[]): Schema[] => names.map((name) => ({ $ref: name }));

/** What 2025-03-26 changes about this area. */
export const base: ShapePart = {
  types: {
    changed: {
      ServerCapabilities: {
        properties: {
          completions: {
            type: 'object',
            description: 'The server supports completion of arguments.',
            faults: {
              type: 'capabilities/not-object',
              true: 'capabilities/server-boolean',
              false: 'capabilities/false-value',
              null: 'capabilities/null-value',
            },
          },
        },
      },
      ProgressNotificationParams: {
        properties: {
          message: {
            type: 'string',
            description: 'A description of the progress, for people.',
            faults: { type: 'progress/message-type', foreign: 'progress/message-since-2025-03-26' },
          },
        },
      },
      JSONRPCMessage: {
        description: 'Any transmitted message: a request, a notification, a response, or a batch of them.',
        place: 'basic/index#messages',
        anyOf: one(
          'JSONRPCRequest',
          'JSONRPCNotification',
          'JSONRPCBatchRequest',
          'JSONRPCResponse',
          'JSONRPCError',
          'JSONRPCBatchResponse',
        ),
      },
    },
    added: {
      JSONRPCBatchRequest: {
        type: 'array',
        description: 'Several requests and notifications in one array.',
        place: 'basic/index#batching',
        items: {
          anyOf: one('JSONRPCRequest', 'JSONRPCNotification'),
          description: 'One request or notification.',
        },
      },
      JSONRPCBatchResponse: {
        type: 'array',
        description: 'The responses to the requests of a batch, in any order.',
        place: 'basic/index#batching',
        items: { anyOf: one('JSONRPCResponse', 'JSONRPCError'), description: 'One response.' },
      },
    },
    dropped: ['Annotated'],
  },
};
