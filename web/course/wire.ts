/** The wire format around messages, as strings: HTTP requests and responses, and lines of a pipe. */
import { jsonOf } from '../protocol/json/plain.ts';
import { isObject } from '../protocol/values.ts';
import type { FindExercise, Logged } from './define.ts';
import { BETWEEN } from './seen.ts';

/** A part of the wire format: a whole HTTP request or response, or one write to a pipe. */
export interface Part {
  from: 'client' | 'server';
  text: string;
}

/** An HTTP request as the simulated server receives it. */
export interface HttpRequestPart {
  method: string;
  path: string;
  /** Header names are in lowercase. */
  headers: Record<string, string>;
  body: string;
}

/** A client’s request, with these headers in addition to the host. */
export function requestPart(line: string, headers: readonly string[], body = ''): Part {
  return { from: 'client', text: [`${line} HTTP/1.1`, 'Host: localhost:3000', ...headers, '', body].join('\n') };
}

/** A server’s response. */
export function answered(status: string, headers: readonly string[], body = ''): Part {
  return { from: 'server', text: [`HTTP/1.1 ${status}`, ...headers, '', body].join('\n') };
}

/** Parts as the log of an exercise. */
export function wireLog(parts: readonly Part[]): Logged[] {
  return parts.map(({ from, text }) => ({ from, message: text }));
}

/** The log of an exercise in its transport’s wire format, and the number of the part at an offset, from 1. */
export function carried({ log, wire }: FindExercise): { text: string; partAt: (offset: number) => number } {
  if (!wire) return { text: log, partAt: () => 0 };
  const between = wire === 'http' ? BETWEEN : '\n';
  const texts = log.split('\n').map((line) => {
    const message = jsonOf(line);
    return isObject(message) && typeof message.message === 'string' ? message.message : '';
  });
  const ends: number[] = [];
  for (const text of texts) ends.push((ends.at(-1) ?? 0) + text.length + between.length);
  const text = texts.join(between) + (wire === 'stdio' ? '\n' : '');
  return { text, partAt: (offset) => ends.findIndex((end) => offset < end) + 1 };
}

/** Parses a request from a string. */
export function requestIn(text: string): HttpRequestPart {
  const [head = '', ...bodies] = text.split('\n\n');
  const [line = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = line.split(' ');
  const headers: Record<string, string> = {};
  for (const one of lines) {
    const colon = one.indexOf(':');
    headers[one.slice(0, colon).trim().toLowerCase()] = one.slice(colon + 1).trim();
  }
  return { method, path, headers, body: bodies.join('\n\n') };
}
