/** Answers over HTTP say that they are plain text. */
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

/** A content type that names something else. */
export const httpPlainText: Fault = {
  id: 'http-plain-text',
  title: 'Answers over HTTP say that they are plain text',
  says: 'The server sends JSON with the content type `text/plain`. Clients look at the type to know whether a message or a stream comes, and refuse this; a right server says `application/json`.',
  rule: 'http/response-content-type',
  requirement: 'http/response-content-type',
  revisions: STREAMABLE,
  http: { of: 'request', headers: { 'content-type': 'text/plain' } },
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
