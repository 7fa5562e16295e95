/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs and pages, as 2025-03-26 changes them. */
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
            description: 'The server can say how an argument could go on.',
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
            description: 'How far it is, in words for people.',
            faults: { type: 'progress/message-type', foreign: 'progress/message-since-2025-03-26' },
          },
        },
      },
      JSONRPCMessage: {
        description: 'Anything that travels: a request, a notification, an answer, or a batch of them.',
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
        description: 'Several requests and notifications in one.',
        place: 'basic/index#batching',
        items: {
          anyOf: one('JSONRPCRequest', 'JSONRPCNotification'),
          description: 'One request or notification.',
        },
      },
      JSONRPCBatchResponse: {
        type: 'array',
        description: 'The answers to the requests of a batch, in any order.',
        place: 'basic/index#batching',
        items: { anyOf: one('JSONRPCResponse', 'JSONRPCError'), description: 'One answer.' },
      },
    },
    dropped: ['Annotated'],
  },
};
