/** The messages of the demo view and a host, judged by the rules of MCP Apps. */
import { expect, it } from 'vitest';
import { checkOne } from '../protocol/check.ts';
import { WEATHER_VIEW } from '../simulator/servers/weather-view.ts';
import { runView } from './testing/view.ts';

const RESULTS: Readonly<Record<string, unknown>> = {
  'ui/initialize': {
    protocolVersion: '2026-01-26',
    hostInfo: { name: 'host', version: '1.0.0' },
    hostCapabilities: { openLinks: {}, serverTools: {}, message: { text: {} }, updateModelContext: { text: {} } },
    hostContext: { theme: 'light', displayMode: 'inline', availableDisplayModes: ['inline', 'fullscreen'] },
  },
  'tools/call': { content: [{ type: 'text', text: 'Now' }], structuredContent: { temperature: 9, wind: 5 } },
  'ui/request-display-mode': { mode: 'fullscreen' },
};

it('the view and a host exchange only messages that check accepts', async () => {
  const lines: string[] = [];
  const say = (from: string, message: object): void => void lines.push(JSON.stringify({ from, message }));
  const next = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const view = runView(WEATHER_VIEW, (message) => {
    say('view', message);
    const { id, method } = message;
    if (typeof method !== 'string' || id === undefined) return;
    queueMicrotask(() => send({ id, result: RESULTS[method] ?? {} }));
  });
  const send = (own: object): void => {
    const message = { jsonrpc: '2.0', ...own };
    say('host', message);
    view.receive(message);
  };
  await next();
  const day = { day: 'Monday', high: 20, low: 9, sky: 'sunny' };
  send({ method: 'ui/notifications/tool-input', params: { arguments: { city: 'Rome' } } });
  send({
    method: 'ui/notifications/tool-result',
    params: {
      content: [{ type: 'text', text: 'Sunny' }],
      structuredContent: { city: 'Rome', unit: 'celsius', days: [day] },
    },
  });
  for (const id of ['measure', 'remember', 'ask', 'link', 'larger']) {
    view.press(id);
    await next();
  }
  send({ method: 'ui/notifications/host-context-changed', params: { theme: 'dark', displayMode: 'fullscreen' } });
  send({ id: 'bye', method: 'ui/resource-teardown', params: { reason: 'closed' } });
  await next();
  expect(lines.filter((line) => line.includes('"ui/update-model-context"'))).toHaveLength(1);
  const { diagnostics } = checkOne(lines.join('\n'));
  expect(diagnostics.map(({ severity, rule, what }) => `${severity} ${rule}: ${what}`)).toEqual([]);
  // The same with a view that never says that it is ready.
  const early = lines.filter((line) => !line.includes('"ui/notifications/initialized"'));
  expect(checkOne(early.join('\n')).diagnostics).not.toEqual([]);
});
