/** The cause of a proxy that buffers an event stream. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { type Exchange, headerOf } from './exchanges.ts';
import { GATEWAY } from './http-meanings.ts';
import type { Line } from './lines.ts';
import { quoted } from './quote.ts';

/** What proxies log when a stream was silent for too long, or the server ended it. */
const UPSTREAM =
  /upstream (?:timed out|prematurely closed|sent too big header)|proxy_read_timeout|upstream connect error/u;
/** Servers that buffer responses unless they are configured not to. */
const PROXY = /nginx|openresty|apache|envoy|cloudflare|cloudfront|litespeed|traefik|haproxy/iu;

/** A stream that a proxy buffers or ends: by its own log, or by the headers of a stream that lacks the response; null without one. */
export function bufferingCause(
  { records, text }: CauseSource,
  all: readonly Exchange[],
  lines: readonly Line[],
): Candidate | null {
  const line = lines.find((one) => UPSTREAM.test(one.text));
  const held = all.find(({ request, response }) => {
    if (!response || !/text\/event-stream/iu.test(headerOf(response, 'content-type') ?? '')) return false;
    const by = `${headerOf(response, 'server') ?? ''} ${headerOf(response, 'via') ?? ''}`;
    if (!PROXY.test(by) || headerOf(response, 'x-accel-buffering') === 'no') return false;
    return (request?.entries ?? []).some((entry) => records.kind(entry) === 'request' && records.answeredBy(entry) < 0);
  });
  if (!line && !held) return null;
  const span = line ? line.span : (held?.span ?? { start: 0, end: 0 });
  return candidate({
    id: GATEWAY.id,
    rank: RANK.network,
    severity: 'warning',
    title: GATEWAY.title,
    what: line
      ? `The proxy reports ${quoted(text.slice(span.start, span.end))}.`
      : 'The event stream comes through a proxy without `X-Accel-Buffering: no`, and its request has no response in the text.',
    why: 'A proxy collects a response before it forwards it, and ends a stream that is silent, so events arrive late or never.',
    how: GATEWAY.how,
    ask: ['Call the server without the proxy, and paste the response.'],
    span,
  });
}
