/** What goes over the wire around messages, as texts: HTTP requests and responses, lines of a pipe. */
import { jsonOf } from '../protocol/json/plain.ts';
import { isObject } from '../protocol/values.ts';
import type { FindExercise } from './define.ts';
import type { Logged } from './source.ts';

/** A part of what went over the wire: a whole HTTP request or response, or one thing that was written into a pipe. */
export interface Part {
  from: 'client' | 'server';
  text: string;
}

/** An HTTP request as the simulated server takes it. */
export interface HttpAsked {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A request of a client, with these headers besides the host. */
export function asked(line: string, headers: readonly string[], body = ''): Part {
  return { from: 'client', text: [`${line} HTTP/1.1`, 'Host: localhost:3000', ...headers, '', body].join('\n') };
}

/** A response of a server. */
export function answered(status: string, headers: readonly string[], body = ''): Part {
  return { from: 'server', text: [`HTTP/1.1 ${status}`, ...headers, '', body].join('\n') };
}

/** Parts as the log of an exercise. */
export function wireLog(parts: readonly Part[]): Logged[] {
  return parts.map(({ from, text }) => ({ from, message: text }));
}

/** The log of an exercise as its transport carried it, and the number of the part at a place in it, from 1. */
export function carried({ log, wire }: FindExercise): { text: string; partAt: (offset: number) => number } {
  if (!wire) return { text: log, partAt: () => 0 };
  const between = wire === 'http' ? '\n---\n' : '\n';
  const texts = log.split('\n').map((line) => {
    const said = jsonOf(line);
    return isObject(said) && typeof said.message === 'string' ? said.message : '';
  });
  const ends: number[] = [];
  for (const text of texts) ends.push((ends.at(-1) ?? 0) + text.length + between.length);
  const text = texts.join(between) + (wire === 'stdio' ? '\n' : '');
  return { text, partAt: (offset) => ends.findIndex((end) => offset < end) + 1 };
}

/** Reads a request that was written as a text. */
export function requestIn(text: string): HttpAsked {
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
