/** The head of an HTTP request or response as text. Pure. */
import type { Sender } from '../../../protocol/types.ts';
import type { Exchange } from './run-log.ts';

function headerLines(headers: Exchange['headers']): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The path of a URL with its query; the URL itself if it is not one. */
export function pathOf(url: string): string {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    return pathname + search;
  } catch {
    return url;
  }
}

/** The head around a message of this sender: that of the request for the client, otherwise that of the response. */
export function headText(exchange: Exchange, from: Sender): string {
  const { method, url, headers, status, answerHeaders } = exchange;
  if (from === 'client') return `${method} ${pathOf(url)} HTTP/1.1\n${headerLines(headers)}`.trimEnd();
  return status === null ? '' : `HTTP/1.1 ${status}\n${headerLines(answerHeaders)}`.trimEnd();
}
