/** Messages that the examples of MCP Apps share. */
import { client, host, one, type Pair, serverAnswers, URI } from './build.ts';

/** The revision of the examples. */
export const R = '2025-11-25';
/** Two texts for a requirement of MCP Apps. */
export const pair = (id: string, good: string, bad: string): Pair => ({ id: `apps/${id}`, good, bad, revision: R });
/** The implementation that both parties name. */
export const INFO = { name: 'chart', version: '2.1.0' };
/** A request of the view. */
export const ask = (method: string, params: Parameters<typeof host>[1]): string =>
  one({ id: 3, method: `ui/${method}`, params: params ?? {} });
/** A call of the tool with the view, and its response. */
export const called = (value: Parameters<typeof serverAnswers>[1], id = 3): string[] => [
  client('tools/call', { name: 'draw_chart', arguments: { year: 2020 } }, id),
  serverAnswers(id, value),
];
/** A result with text. */
export const TEXT = { content: [{ type: 'text', text: 'Sales rose by four percent.' }] };
/** The arguments of the call, as the view gets them. */
export const input = host('ui/notifications/tool-input', { arguments: { year: 2020 } });
/** The view as the server returns it. */
export const read = (value: Parameters<typeof serverAnswers>[1]): string[] => [
  client('resources/read', { uri: URI }, 4),
  serverAnswers(4, value),
];
/** A policy with one origin. */
export const CSP = { connectDomains: ['https://api.shop.example'] };
/** A notification of MCP Apps. */
export const note = (method: string, params: Parameters<typeof host>[1]): string =>
  one({ method: `ui/notifications/${method}`, params: params ?? {} });
