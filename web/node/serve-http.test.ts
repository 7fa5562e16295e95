import { afterEach, describe, expect, it } from 'vitest';
import { FAULTS } from '../simulator/faults/index.ts';
import { calculator } from '../simulator/servers/calculator.ts';
import { serveHttp, type Serving } from './serve-http.ts';

let serving: Serving | undefined;
afterEach(() => serving?.close());

const JSON_BOTH = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

describe('an idle stream', () => {
  it('gets a comment now and then, which clients ignore', async () => {
    serving = await serveHttp(calculator, {}, 0, 20);
    const method = 'subscriptions/listen';
    const headers = { ...JSON_BOTH, 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
    const params = { notifications: { toolsListChanged: true }, _meta: META };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const stream = await fetch(serving.url, { method: 'POST', headers, body });
    let all = '';
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      all += chunk;
      if (all.split(': still here\n\n').length > 3) break;
    }
    expect(all).toMatch(/^event: message\ndata: \{.*acknowledged.*\}\n\n(?:: still here\n\n){3,}$/u);
  });
});

describe('a response that is complete at once', () => {
  it('has Content-Length, and nothing that proxies would change', async () => {
    serving = await serveHttp(calculator, {}, 0);
    const headers = { ...JSON_BOTH, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'server/discover' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta: META } });
    const answer = await fetch(serving.url, { method: 'POST', headers, body });
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(await answer.text())));
    expect(answer.headers.get('content-type')).toBe('application/json');
  });
});

/** How long a client waits for a response that a fault may withhold, ms: far longer than a response takes on a busy machine. */
const TIMEOUT_MS = 5000;

describe('a server that misbehaves', () => {
  // Some clients wait for a response that never comes, so all of them run at the same time.
  it.concurrent.for(FAULTS.map(({ id }) => id))('stays up with %s', async (fault, { onTestFinished }) => {
    const { url, close } = await serveHttp(calculator, { faults: [fault] }, 0);
    onTestFinished(close);
    let answers = 0;
    const send = async (
      method: string,
      message: object | null,
      more: Record<string, string> = {},
    ): Promise<Response | null> => {
      const body = message && JSON.stringify({ jsonrpc: '2.0', ...message });
      const init = { method, headers: { ...JSON_BOTH, ...more }, ...(body === null ? {} : { body }) };
      // Some faults leave the client without a response, or with one that is not HTTP.
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
      await response?.text().catch(() => '');
      if (response) answers++;
      return response;
    };
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } };
    const greeted = await send('POST', { id: 0, method: 'initialize', params: hello });
    const session = { 'mcp-session-id': greeted?.headers.get('mcp-session-id') ?? 'none' };
    await send('POST', { method: 'notifications/initialized' }, session);
    await send('POST', { id: 1, method: 'tools/list' }, session);
    await send('POST', { id: 2, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }, session);
    await send('DELETE', null, session);
    const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
    await send('POST', { id: 3, method: 'tools/list', params: { _meta: META } }, modern);
    expect(answers).toBeGreaterThan(3);
  });
});
