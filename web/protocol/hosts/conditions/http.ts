/** Conditions about HTTP traffic: the optional stream by GET, the older transport, and what a server wants as credentials. */
import { quoted, type ExchangeView, type Hit, type HttpTest } from '../define.ts';

const isSuccess = ({ status }: ExchangeView): boolean => status >= 200 && status < 300;

/** True for a POST to an endpoint of MCP; a line of an access log shows only the path. */
function isPost({ method, path, hasMessages, inSession }: ExchangeView): boolean {
  return method === 'POST' && (hasMessages || inSession || /\/mcp\/?$/u.test(path));
}

const slashless = (path: string): string => path.replace(/\/$/u, '');

/**
 * The GET requests for a stream, to an endpoint that answered a POST before. One is left out if the next POST to it fails in the
 * same way: then the session or the server is gone, and not only the stream.
 */
function streamRequests(exchanges: readonly ExchangeView[]): readonly (readonly [number, ExchangeView])[] {
  const served = new Set<string>();
  const next = new Map<string, ExchangeView>();
  const later = exchanges.map((): ExchangeView | undefined => undefined);
  for (let index = exchanges.length - 1; index >= 0; index--) {
    const one = exchanges[index];
    if (!one) continue;
    later[index] = next.get(slashless(one.path));
    if (isPost(one)) next.set(slashless(one.path), one);
  }
  return exchanges.flatMap((one, index) => {
    if (isPost(one) && isSuccess(one)) served.add(slashless(one.path));
    const isStream = one.method === 'GET' && (one.accept === null || /text\/event-stream/iu.test(one.accept));
    if (!isStream || !served.has(slashless(one.path)) || later[index]?.status === one.status) return [];
    return [[index, one] as const];
  });
}

/** The stream is answered with one of these statuses. */
function streamAnswered(isWrong: (exchange: ExchangeView) => boolean): HttpTest {
  return ({ exchanges }) =>
    streamRequests(exchanges).flatMap(([index, one]) =>
      isWrong(one)
        ? [{ at: ['exchanges', index], shown: `GET ${quoted(one.path)} is answered with ${one.status}${typeOf(one)}.` }]
        : [],
    );
}

function typeOf({ type, status }: ExchangeView): string {
  return status === 200 && type !== '' ? ` and \`${type}\`` : '';
}

/** Statuses that mean neither “no stream” nor a passing failure: authorization, a second stream, limits and gateways. */
const OTHER_MEANING = new Set([401, 403, 405, 407, 408, 409, 421, 425, 429, 502, 503, 504]);

const olderTransport: HttpTest = ({ endpoints, exchanges }) =>
  exchanges.some((one) => one.inSession && one.method === 'POST' && isSuccess(one))
    ? []
    : endpoints.map((data, index) => ({
        at: ['endpoints', index],
        shown: `The stream begins with an \`endpoint\` event (${quoted(data)}), which is the older transport, HTTP+SSE.`,
      }));

const relativeEndpoint: HttpTest = ({ endpoints }) =>
  endpoints.flatMap((data, index): readonly Hit[] =>
    /^https?:\/\//iu.test(data)
      ? []
      : [{ at: ['endpoints', index], shown: `The data of the \`endpoint\` event is ${quoted(data)}, without a host.` }],
  );

/** ChatGPT’s address of one connector, in a request for authorization that is refused. */
const refusedCallback: HttpTest = ({ exchanges }) =>
  exchanges.flatMap((one, index): readonly Hit[] => {
    const isRefused = one.status >= 400 && one.status < 500 && one.method === 'GET';
    return isRefused && /[?&]redirect_uri=https(?::|%3A)(?:\/|%2F){2}chatgpt\.com(?:\/|%2F)connector/iu.test(one.target)
      ? [
          {
            at: ['exchanges', index],
            shown: `A request for authorization with a redirect URI of ChatGPT is answered with ${one.status}.`,
          },
        ]
      : [];
  });

/** A header other than `Authorization` that a refusal names. */
const KEY_HEADER = /\b((?:x-)?api-?key|x-[a-z-]{1,30}-(?:key|token))\b/iu;

/** The server refuses a request, and wants other credentials than a bearer token. */
const otherCredentials: HttpTest = ({ exchanges }) => {
  const index = exchanges.findIndex((one) => one.status === 401 && isPost(one) && wanted(one) !== null);
  const one = exchanges[index];
  const found = one && wanted(one);
  return found ? [{ at: ['exchanges', index], shown: `The server answers 401 and wants ${found}.` }] : [];
};

function wanted({ challenge, body }: ExchangeView): string | null {
  if (/(?:^|,\s*)bearer\b/iu.test(challenge)) return null;
  const scheme = /^[A-Za-z][\w-]{0,30}/u.exec(challenge)?.[0];
  if (scheme !== undefined) return `${quoted(scheme)} in \`Authorization\``;
  const header = KEY_HEADER.exec(body)?.[1];
  return header === undefined ? null : `a header ${quoted(header)}`;
}

/** Conditions by the id of their entry. */
export const httpTests: readonly (readonly [string, HttpTest])[] = [
  ['tssdk-get-not-405', streamAnswered(({ status }) => status >= 400 && !OTHER_MEANING.has(status))],
  ['cursor-get-not-405', streamAnswered(({ status }) => status === 400 || status === 404)],
  [
    'claude-code-get-200-json',
    streamAnswered(({ status, type }) => status === 200 && type !== '' && type !== 'text/event-stream'),
  ],
  ['codex-no-sse', olderTransport],
  ['copilot-studio-sse-full-uri', relativeEndpoint],
  ['chatgpt-oauth-callback-per-connector', refusedCallback],
  ['chatgpt-no-static-credentials', otherCredentials],
  ['anthropic-mcp-connector-no-oauth-flow', otherCredentials],
];
