import { fact, type Fact } from './fact.ts';

/** Facts of the tutorials about the choice of JSON-RPC, its limits, and debugging. */
export const PRACTICE: readonly Fact[] = [
  fact([4], 'Before MCP, integrations used REST, gRPC, or formats of their own', {
    'why-json-rpc': /MCP could have its own format for calls/u,
  }),
  fact([2, 5], 'JSON-RPC does not depend on its transport, unlike REST', {
    'why-json-rpc': /A REST service depends on HTTP/u,
    'choose-transport': /Both transports carry the same messages/u,
  }),
  fact([5], 'JSON is readable, and longer than a binary format', {
    'why-json-rpc': /You can read every message in a log/u,
  }),
  fact([2, 5], 'JSON-RPC has no schemas: validation is a layer above it', {
    'validate-schemas': /The server describes the fourth layer itself/u,
    'mismatched-result': /JSON-RPC and MCP accept this message: only the schema of the tool is violated/u,
  }),
  fact([2], '`error.data` has details of any JSON type', {
    'error-data': /any JSON value, defined by the server/u,
    'missing-details': /`data` has the details for programs/u,
  }),
  fact(
    [2],
    'Stack traces and other internals do not belong into `error.data`',
    { 'error-data': /belongs in the log of the server/u },
    'an exception with its details in `data`',
  ),
  fact(
    [5],
    'An HTTP response with the status 200 may contain a JSON-RPC error',
    {
      'http-errors': /A program that checks only for `200` treats this error as a success/u,
      'error-body': /The status code reports that the request was not accepted/u,
    },
    'checking the status code is the first test of success',
  ),
  fact([2], 'A response can be missing: a client needs time-outs', {
    'time-outs': /a client should set a time-out for every request/u,
    'impatient-client': /A client sets a time-out for every request/u,
  }),
  fact([4], 'Log both directions with timestamps, and match responses with requests by their ids', {
    'both-directions': /A line needs the direction, the time, and the whole message/u,
    'one-direction': /only a log with both directions shows/u,
  }),
];
