/** A GET gets a page instead of a stream. */
import { isStateless } from '../eras.ts';
import type { Fault } from './define.ts';
import { answered, STREAMABLE } from './tools.ts';

const PAGE = '/page';

/** A page where a stream or a refusal belongs. */
export const httpGetPage: Fault = {
  id: 'http-get-page',
  title: 'A GET gets a page instead of a stream',
  says: 'The server answers a GET with a web page for people. Clients that want to listen take the success for a stream and find none; a right server answers with an event stream, or with `405`.',
  rule: 'http/get-answer',
  requirement: 'http/get-answer',
  revisions: STREAMABLE.filter((one) => !isStateless(one)),
  http: {
    // The server itself finds nothing there, and so opens no stream.
    hear: (input) =>
      input.kind === 'request' && input.method === 'GET' && input.path === '/mcp' ? { ...input, path: PAGE } : input,
    alter: (outputs, input) =>
      input.kind === 'request' && input.method === 'GET' && input.path === PAGE
        ? answered(outputs, input, 200, '<!doctype html><title>MCP</title>', 'text/html')
        : outputs,
  },
  shows: { server: 'calculator', client: [{ http: 'GET' }, { id: 1, method: 'tools/list' }] },
};
