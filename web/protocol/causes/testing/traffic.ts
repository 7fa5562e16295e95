/** Traffic that shows one cause each. For tests only. */
import { ANSWER, HELLO, type Sample } from './samples.ts';

const REQUEST = (path: string, body: string, ...headers: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost:3000', 'Content-Type: application/json', ...headers, '', body, ''].join(
    '\n',
  );
const ACCEPT = 'Accept: application/json, text/event-stream';
const RESPONSE = (status: string, body: string, ...headers: readonly string[]): string =>
  [`HTTP/1.1 ${status}`, ...headers, '', body, ''].join('\n');
const LIST = '{"jsonrpc":"2.0","id":2,"method":"tools/list"}';
const OPENED = `${REQUEST('/mcp', HELLO, ACCEPT)}\n${RESPONSE('200 OK', ANSWER, 'Content-Type: application/json', 'Mcp-Session-Id: abc-123')}\n`;

/** Traffic that fails. */
export const TRAFFIC: readonly Sample[] = [
  {
    name: '401',
    text: `${REQUEST('/mcp', HELLO, ACCEPT)}\n${RESPONSE('401 Unauthorized', 'no')}`,
    first: 'www-authenticate-401',
    shows: 'Authorization',
  },
  {
    name: '403 because of the origin',
    text: `${REQUEST('/mcp', HELLO, ACCEPT, 'Origin: https://app.example')}\n${RESPONSE('403 Forbidden', 'no')}`,
    first: 'invalid-origin-header',
    shows: 'allowed_origins',
  },
  {
    name: '404 without a session',
    text: `${REQUEST('/', HELLO, ACCEPT)}\n${RESPONSE('404 Not Found', 'Cannot POST /')}`,
    first: 'error-posting-404',
    shows: '`/mcp`',
  },
  {
    name: '404 with a session',
    text: `${OPENED}${REQUEST('/mcp', LIST, ACCEPT, 'Mcp-Session-Id: abc-123')}\n${RESPONSE('404 Not Found', 'gone')}`,
    first: 'session-not-found-ts',
    shows: 'sticky sessions',
  },
  {
    name: '404 with another session',
    text: `${OPENED}${REQUEST('/mcp', LIST, ACCEPT, 'Mcp-Session-Id: xyz-999')}\n${RESPONSE('404 Not Found', 'gone')}`,
    first: 'session-id-changed',
    shows: 'not the one',
  },
  {
    name: '400 without the session id',
    text: `${OPENED}${REQUEST('/mcp', LIST, ACCEPT)}\n${RESPONSE('400 Bad Request', 'missing')}`,
    first: 'session-id-not-sent',
    shows: 'Access-Control-Expose-Headers',
  },
  {
    name: '400 for another reason',
    text: `${REQUEST('/mcp', HELLO, ACCEPT)}\n${RESPONSE('400 Bad Request', 'bad body')}`,
    first: 'http-error-status',
    shows: 'bad body',
  },
  {
    name: '405 at the path of an SSE server',
    text: `${REQUEST('/sse', HELLO, ACCEPT)}\n${RESPONSE('405 Method Not Allowed', '')}`,
    first: 'error-posting-405',
    shows: '`"type": "sse"`',
  },
  {
    name: '406',
    text: `${REQUEST('/mcp', HELLO, 'Accept: application/json')}\n${RESPONSE('406 Not Acceptable', 'no')}`,
    first: 'not-acceptable-both',
    shows: 'text/event-stream',
  },
  {
    name: '415',
    text: `${REQUEST('/mcp', HELLO, ACCEPT).replace('application/json\n', 'text/plain\n')}\n${RESPONSE('415 Unsupported Media Type', 'no')}`,
    first: 'unsupported-media-type',
    shows: 'Content-Type: application/json',
  },
  {
    name: '421',
    text: `${REQUEST('/mcp', HELLO, ACCEPT)}\n${RESPONSE('421 Misdirected Request', 'no')}`,
    first: 'invalid-host-header',
    shows: 'allowed_hosts',
  },
  {
    name: 'a web page',
    text: `${REQUEST('/', HELLO, ACCEPT)}\n${RESPONSE('200 OK', '<!DOCTYPE html><html><head><title>Sign in</title></head></html>', 'Content-Type: text/html')}`,
    first: 'unexpected-content-type',
    shows: '“Sign in”',
  },
  {
    name: 'a redirect',
    text: `${REQUEST('/mcp', HELLO, ACCEPT)}\n${RESPONSE('307 Temporary Redirect', '', 'Location: http://localhost:3000/mcp/')}`,
    first: 'redirected',
    shows: '/mcp/',
  },
  {
    name: 'a proxy that waits in vain',
    text: `${REQUEST('/mcp', HELLO, ACCEPT)}\n${RESPONSE('504 Gateway Timeout', 'no', 'Server: nginx')}`,
    first: 'proxy-buffering',
    shows: 'proxy_buffering off',
  },
  {
    name: 'the lines of an access log',
    text: 'INFO:     127.0.0.1:52388 - "POST /mcp HTTP/1.1" 421 Misdirected Request',
    first: 'invalid-host-header',
    shows: 'allowed_hosts',
  },
];
