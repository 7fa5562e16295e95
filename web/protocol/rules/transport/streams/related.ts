import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Request, type Stream, type StreamEvent } from '../define.ts';
import { answersIn, resumesFrom } from '../reading.ts';
import { bad, good } from './related.examples.ts';

const CHANGES = new Set([
  'notifications/tools/list_changed',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
  'notifications/resources/updated',
]);
const LISTEN = 'subscriptions/listen';
const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';

/** The purpose of a stream: changes, one request, or unknown. */
function purposeOf({ request, events }: Stream): 'changes' | 'request' | null {
  if (request) {
    if (request.messages.some(({ method }) => method === LISTEN)) return 'changes';
    return request.method === 'POST' && !resumesFrom(request) && request.messages.length > 0 ? 'request' : null;
  }
  if (events.some(({ messages }) => messages.some(({ method }) => method === ACKNOWLEDGED))) return 'changes';
  return events.some((event) => answersIn(event).length > 0 || progresses(event)) ? 'request' : null;
}

function progresses({ messages }: StreamEvent): boolean {
  return messages.some(({ method }) => method === 'notifications/progress');
}

/** The stream of a request is about that request; changes have a separate stream. */
export const relatedMessages = defineWireRule({
  id: 'sse/related-messages',
  requirements: [
    'sse/unrelated-message',
    'sse/request-scoped-on-listen',
    'listen/change-on-request-stream',
    'listen/progress-on-stream',
    'logging/on-listen-stream',
  ],
  class: 'spec',
  title: 'A stream {must} carry only messages for its own purpose',
  why: 'The client relates every message on the stream of a request to that request, and every message on a listening stream to a change.',
  how: 'Send progress and log messages on the stream of their request, and changes on the listening stream.',
  examples: { good, bad },
  begin(_, report) {
    /** The POST that requested progress with a token. */
    const tokens = new Map<string, Request>();
    return {
      request(request) {
        if (request.method !== 'POST') return;
        for (const { meta } of request.messages) {
          const token = get(meta, 'progressToken');
          if (token !== undefined) tokens.set(`${request.session} ${JSON.stringify(token)}`, request);
        }
      },
      stream(stream) {
        const purpose = purposeOf(stream);
        if (purpose === null) return;
        for (const event of stream.events) for (const message of event.messages) judge(stream, event, message, purpose);
      },
    };

    function judge(stream: Stream, event: StreamEvent, message: Carried, purpose: 'changes' | 'request'): void {
      const { method, ref, params } = message;
      const { request } = stream;
      const reportHere = (requirement: string, what: string, other: Request | null = null): void => {
        const place = { of: 'message', at: ref, path: ['method'] } as const;
        const instead = ['listen/no-subscription', 'listen/subscription-id-missing', 'logging/message-without-opt-in'];
        report({
          requirement,
          at: event,
          place,
          what,
          instead,
          ties: [request, other].flatMap((at) => (at ? [{ at }] : [])),
        });
      };
      if (method === null) return;
      if (purpose === 'changes') {
        const own = {
          'notifications/progress': 'listen/progress-on-stream',
          'notifications/message': 'logging/on-listen-stream',
        };
        const requirement = Object.hasOwn(own, method)
          ? own[method === 'notifications/message' ? method : 'notifications/progress']
          : null;
        if (requirement) {
          const what = `${event.name} is ${named(method)}, on a stream that was opened for changes.`;
          reportHere(request ? 'sse/request-scoped-on-listen' : requirement, what);
        }
      } else if (CHANGES.has(method)) {
        reportHere(
          request ? 'sse/unrelated-message' : 'listen/change-on-request-stream',
          `${event.name} is ${named(method)}, which is not about ${request ? 'that request' : 'the request of the stream'}.`,
        );
      } else if (method === 'notifications/progress' && request) {
        const token = get(params, 'progressToken');
        const owner = token === undefined ? undefined : tokens.get(`${event.session} ${JSON.stringify(token)}`);
        if (!owner || owner === request) return;
        reportHere(
          'sse/unrelated-message',
          `${event.name} reports the progress ${code(token ?? null)} of ${owner.description}, on the stream of ${request.description}.`,
          owner,
        );
      }
    }
  },
});
