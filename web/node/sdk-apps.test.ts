/**
 * The official packages for MCP Apps with the real command: a client that declares the extension reads the view, and the official
 * host side plays it.
 */
import { Client, type Transport } from '@modelcontextprotocol/client';
import { AppBridge, getToolUiResourceUri, isToolVisibilityAppOnly } from '@modelcontextprotocol/ext-apps/app-bridge';
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { describe, expect, it, vi } from 'vitest';
import { transportsTo } from './testing/served-transports.ts';
import { runView, type RunningView } from './testing/view.ts';

const { stdio, http } = transportsTo(['--server', 'apps']);

async function connected(transport: Transport, mode: 'legacy' | 'modern', displays: boolean): Promise<Client> {
  const extensions = displays ? { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } } : {};
  const client = new Client(
    { name: 'host', version: '1.0.0' },
    { capabilities: extensions, versionNegotiation: { mode: mode === 'modern' ? { pin: '2026-07-28' } : mode } },
  );
  await client.connect(transport);
  return client;
}

const CARRIERS = [
  ['stdio', 'legacy', stdio],
  ['stdio', 'modern', stdio],
  ['HTTP', 'legacy', http],
  ['HTTP', 'modern', http],
] as const;

describe.each(CARRIERS)('the official client over %s, %s', (_, mode, carrier) => {
  it('learns of the view and reads it, if it declares MCP Apps', async () => {
    const client = await connected(carrier(), mode, true);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => [tool.name, getToolUiResourceUri(tool), isToolVisibilityAppOnly(tool)])).toEqual([
      ['show_forecast', 'ui://weather-app/forecast', false],
      ['measure_now', undefined, true],
      ['list_cities', undefined, false],
    ]);
    const { contents } = await client.readResource({ uri: 'ui://weather-app/forecast' });
    expect(contents[0]).toMatchObject({ mimeType: RESOURCE_MIME_TYPE, _meta: { ui: { prefersBorder: true } } });
    await client.close();
  });

  it('gets plain tools if it does not', async () => {
    const client = await connected(carrier(), mode, false);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => [tool.name, getToolUiResourceUri(tool)])).toEqual([
      ['show_forecast', undefined],
      ['list_cities', undefined],
    ]);
    await expect(client.readResource({ uri: 'ui://weather-app/forecast' })).rejects.toThrow(/not found/iu);
    await client.close();
  });
});

/** The official host side and the view, connected by two arrays of messages. */
class ViewTransport implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: Transport['onclose'];
  view: RunningView | null = null;
  readonly sent: string[] = [];
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  start(): Promise<void> {
    this.view = runView(this.#html, (message) => {
      this.sent.push(typeof message.method === 'string' ? message.method : 'response');
      queueMicrotask(() => this.onmessage?.(message as Parameters<NonNullable<Transport['onmessage']>>[0]));
    });
    return Promise.resolve();
  }

  send(message: unknown): Promise<void> {
    this.view?.receive(message);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.onclose?.();
    return Promise.resolve();
  }
}

it('the official host side plays the view: it introduces itself, shows a result, calls a tool, and sends messages', async () => {
  const client = await connected(http(), 'legacy', true);
  const { contents } = await client.readResource({ uri: 'ui://weather-app/forecast' });
  const [view] = contents;
  const transport = new ViewTransport(view && 'text' in view ? view.text : '');
  const bridge = new AppBridge(client, { name: 'host', version: '1.0.0' }, { openLinks: {}, serverTools: {} });
  const heard: string[] = [];
  bridge.onmessage = ({ content }) => {
    heard.push(JSON.stringify(content));
    return Promise.resolve({});
  };
  bridge.onupdatemodelcontext = ({ content }) => {
    heard.push(JSON.stringify(content));
    return Promise.resolve({});
  };
  bridge.onopenlink = ({ url }) => {
    heard.push(url);
    return Promise.resolve({ isError: true });
  };
  const ready = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(transport);
  await ready;
  const args = { city: 'Rome', days: 2 };
  await bridge.sendToolInput({ arguments: args });
  const result = await client.callTool({ name: 'show_forecast', arguments: args });
  await bridge.sendToolResult(result);
  const shown = transport.view;
  expect(shown?.text('title')).toBe('Weather in Rome');
  expect(shown?.text('days')).toMatch(/Monday.*Tuesday/u);

  shown?.press('measure');
  await vi.waitFor(() => expect(shown?.text('status')).toMatch(/^Rome now: \d+ °C/u));
  shown?.press('remember');
  await vi.waitFor(() => expect(shown?.text('status')).toBe('The model knows what you look at.'));
  shown?.press('ask');
  await vi.waitFor(() => expect(shown?.text('status')).toBe('The question is in the conversation.'));
  shown?.press('link');
  await vi.waitFor(() => expect(shown?.text('status')).toBe('The host refused to open the link.'));
  expect(heard.join('\n')).toContain('The user looks at the forecast for Rome.');
  expect(heard.join('\n')).toContain('What should I wear in Rome?');
  await bridge.teardownResource({});
  expect(transport.sent.slice(0, 3)).toEqual([
    'ui/initialize',
    'ui/notifications/initialized',
    'ui/notifications/size-changed',
  ]);
  await client.close();
});
