import { answer, requestBody, blocks, events, noTools, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Response, type WireFix } from '../define.ts';
import { requestsBy, isSuccess } from '../reading.ts';

const CALL = post('2025-06-18', requestBody('2025-06-18', 1, 'tools/list'));
const LISTED = noTools('2025-06-18', 1);
const JSON_TYPE = 'application/json';
const STREAM = 'text/event-stream';

/** The response to a request is JSON or a stream, with the matching `Content-Type`. */
export const responseContentType = defineWireRule({
  id: 'http/response-content-type',
  requirements: ['http/response-content-type', 'http/response-content-type-missing', 'http/content-type-body-disagree'],
  class: 'spec',
  title: 'A response {must} have the `Content-Type` of its JSON or event stream',
  why: 'Clients select the parser by `Content-Type`: with a wrong type, or none, they cannot read a correct body.',
  how: 'Send `Content-Type: application/json` with one JSON object, or `text/event-stream` with events.',
  examples: {
    good: [
      {
        revision: '2025-06-18',
        text: blocks(CALL, answer('200 OK', LISTED, { 'Content-Type': 'application/json; charset=utf-8' })),
      },
      {
        revision: '2025-06-18',
        text: blocks(CALL, answer('200 OK', events(LISTED), { 'Content-Type': 'text/event-stream; charset=utf-8' })),
      },
      {
        revision: '2025-06-18',
        text: blocks(CALL, answer('502 Bad Gateway', '<html></html>', { 'Content-Type': 'text/html' })),
        says: 'A rejection may have any content type.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: blocks(CALL, answer('200 OK', LISTED, { 'Content-Type': '⟦text/plain⟧' })) },
      {
        revision: '2025-11-25',
        text: blocks(CALL, answer('200 OK', LISTED, { 'Content-Type': null, '': '⟦HTTP/1.1 200 OK⟧' })),
      },
      {
        revision: '2025-06-18',
        text: blocks(CALL, answer('200 OK', events(LISTED), { 'Content-Type': '⟦application/json⟧' })),
      },
      {
        revision: '2025-06-18',
        text: blocks(CALL, answer('200 OK', LISTED, { 'Content-Type': '⟦text/event-stream⟧' })),
      },
      {
        revision: '2025-06-18',
        text: blocks(CALL, answer('404 Not Found', 'nothing here', { 'Content-Type': '⟦application/json⟧' })),
      },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      const { body, type, request, messages } = response;
      if (body === null || !(request?.mcp ?? messages.length > 0)) return;
      const header = response.header('content-type');
      const meant = response.stream ? STREAM : JSON_TYPE;
      const fix: WireFix = {
        says: `Use ${named(meant)}.`,
        safety: 'safe',
        steps: [{ do: 'set', header: 'Content-Type', value: meant }],
      };
      const fixes = response.stream || messages.length > 0 ? { fix } : {};
      if (!header) {
        if (!isSuccess(response) || requestsBy(response).length === 0) return;
        const what = `${response.name} does not declare whether it is JSON or an event stream.`;
        report({
          requirement: 'http/response-content-type-missing',
          at: response,
          place: { of: 'head' },
          what,
          ...fixes,
        });
      } else if (type !== JSON_TYPE && type !== STREAM) {
        if (!isSuccess(response) || requestsBy(response).length === 0) return;
        const what = `${response.name} has the type ${named(header.value)}; clients read only JSON and event streams.`;
        report({
          requirement: 'http/response-content-type',
          at: response,
          place: { of: 'header', header },
          what,
          ...fixes,
        });
      } else if (type === JSON_TYPE ? response.stream !== null || isNoJson(response) : response.stream === null) {
        const is = response.stream ? 'contains events' : type === STREAM ? 'is not an event stream' : 'is not JSON';
        const what = `${response.name} has the type ${named(header.value)}, but its body ${is}.`;
        report({
          requirement: 'http/content-type-body-disagree',
          at: response,
          place: { of: 'header', header },
          what,
          ...fixes,
        });
      }
    },
  }),
});

/** A body parsed as a message with errors is JSON, even if it is invalid. */
function isNoJson(response: Response): boolean {
  return response.messages.length === 0 && response.json() === undefined;
}
