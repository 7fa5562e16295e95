/** The words of requirements about lines on stdio and events of a stream. */
import type { RequirementWords } from '../schema.ts';

/** Words by ledger id, the same in every revision. */
export const framing: Readonly<Record<string, RequirementWords>> = {
  'legacy-sse/data-not-json': { says: 'The data of a `message` event is one JSON-RPC message.' },
  'legacy-sse/deprecated': {
    says: 'The transport with an endpoint event is deprecated: Streamable HTTP took its place.',
  },
  'legacy-sse/endpoint-event-missing': { says: 'The stream begins with the event that names the endpoint.' },
  'legacy-sse/endpoint-not-uri': { says: 'The endpoint event holds a bare URI, no JSON.' },
  'legacy-sse/wrong-event-name': { says: 'Messages come as events with the name `message`, or with none.' },
  'listen/change-on-request-stream': {
    says: 'Changes come on the stream of `subscriptions/listen`, not on that of another request.',
  },
  'listen/progress-on-stream': { says: 'Progress of a request does not come on the stream of `subscriptions/listen`.' },
  'logging/on-listen-stream': { says: 'Log messages do not come on the stream of `subscriptions/listen`.' },
  'mrtr/duplicate-key': { says: 'No two entries of `inputRequests` have the same key.' },
  'sse/batched-event': { says: 'An event holds one message and no list.' },
  'sse/close-before-response': { says: 'A server keeps the stream open until the answer is out.' },
  'sse/data-not-message': { says: 'Data of an event is a JSON-RPC message, or empty.' },
  'sse/event-id-no-stream': { says: 'The id of an event tells which stream it is from.' },
  'sse/event-id-without-effect': { says: 'Event ids have no use any more.' },
  'sse/missing-blank-line': { says: 'An empty line ends each event.' },
  'sse/prime-event': { says: 'The stream of a POST begins with an event that has an id and empty data.' },
  'sse/raw-newline-in-data': { says: 'Each line of a message in an event begins with `data:`.' },
  'sse/retry-before-close': {
    says: 'Before it closes the connection early, a server says with `retry` when to come back.',
  },
  'sse/retry-not-digits': { says: '`retry` is a number of milliseconds, written in digits.' },
  'sse/server-request': { says: 'A server sends no requests, on no stream.' },
  'stdio/batch-line': { says: 'A line is one message and no list.' },
  'stdio/batch-of-responses-wording': { says: 'The page of stdio has lists of calls, but none of answers.' },
  'stdio/client-response': { says: 'A client writes no answers, for servers send no requests.' },
  'stdio/embedded-newline': { says: 'A message is one line, without a line break inside.' },
  'stdio/garbage-on-stdin': { says: 'A client writes messages to stdin, and nothing else.' },
  'stdio/json-but-not-mcp-on-stdout': { says: 'JSON that is no message has no place on stdout.' },
  'stdio/log-on-stdout': { says: 'A server writes messages to stdout, and nothing else.' },
  'stdio/lsp-framing': { says: 'No header stands before a message, and no length.' },
  'stdio/missing-final-newline': { says: 'A newline ends each message, the last one too.' },
  'stdio/not-utf8': { says: 'Messages are UTF-8.' },
  'stdio/server-request': { says: 'A server writes no requests to stdout.' },
  'stdio/sse-framing': { says: 'A line is the bare message, without `data:` before it.' },
  'stdio/two-messages-on-a-line': { says: 'Each message has a line of its own.' },
};
