/** MCP Apps are used with clients that declare them, and with no others. */
import { describe, expect, it } from 'vitest';
import { isObject, objectAt } from '../../protocol/values.ts';
import { fullCapabilities } from '../client.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { WEATHER_VIEW_URI, weatherApp } from '../servers/weather-app.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import type { JsonRecord, McpRevision } from '../types.ts';
import { APPS, VIEW_TYPE } from './ids.ts';

const WITH_APPS = MCP_REVISIONS.filter((one) => one >= '2025-06-18');
const REQUESTS: JsonRecord[] = [
  { id: 1, method: 'tools/list' },
  { id: 2, method: 'resources/list' },
  { id: 3, method: 'resources/read', params: { uri: WEATHER_VIEW_URI } },
  { id: 4, method: 'tools/call', params: { name: 'show_forecast', arguments: { city: 'Rome' } } },
  { id: 5, method: 'tools/call', params: { name: 'measure_now', arguments: { city: 'Rome' } } },
];

/** A client that displays views, but none of the type that servers send. */
const OTHER_TYPE: [string, JsonRecord][] = [['displays another type', { mimeTypes: ['text/html+mcp'] }]];

function talk(revision: McpRevision, settings: JsonRecord | null, requests = REQUESTS): Conversation {
  const { extensions: _all, ...core } = fullCapabilities(revision, weatherApp);
  const capabilities = settings === null ? core : { ...core, extensions: { [APPS]: settings } };
  const one = new Conversation(weatherApp, revision, { capabilities });
  one.greet();
  one.sendAll(...requests);
  expect(wordsOf(one.reported())).toEqual([]);
  return one;
}

const answer = ({ outputs }: Conversation, id: number): JsonRecord => {
  const found = outputs.map(({ message }) => message).find((one) => isObject(one) && one.id === id);
  return isObject(found) ? found : {};
};
const tools = (one: Conversation): JsonRecord[] => {
  const list = objectAt(answer(one, 1), 'result')?.tools;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

describe.each(WITH_APPS)('a client of %s that displays views', (revision) => {
  const one = talk(revision, { mimeTypes: [VIEW_TYPE] });

  it('learns which tool has a view, and which tool only the view calls', () => {
    expect(tools(one).map(({ name, _meta }) => [name, objectAt(_meta, 'ui')])).toEqual([
      ['show_forecast', { resourceUri: WEATHER_VIEW_URI, visibility: ['model', 'app'] }],
      ['measure_now', { visibility: ['app'] }],
      ['list_cities', null],
    ]);
    expect(JSON.stringify(answer(one, 2))).toContain(WEATHER_VIEW_URI);
  });

  it('reads the view with its type and its policy', () => {
    const contents = objectAt(answer(one, 3), 'result')?.contents;
    const [view] = Array.isArray(contents) ? contents : [];
    expect(view).toMatchObject({
      uri: WEATHER_VIEW_URI,
      mimeType: VIEW_TYPE,
      _meta: { ui: { csp: { connectDomains: [] }, permissions: { clipboardWrite: {} } } },
    });
    expect(isObject(view) ? view.text : '').toMatch(/^<!DOCTYPE html>/u);
  });

  it('gets the data for the view, and text for the model', () => {
    expect(answer(one, 4)).toMatchObject({ result: { structuredContent: { city: 'Rome' } } });
    expect(JSON.stringify(answer(one, 4))).toContain('The forecast for Rome: Monday');
    expect(answer(one, 5)).toMatchObject({ result: { structuredContent: { city: 'Rome' } } });
  });
});

describe.each(MCP_REVISIONS)('in %s', (revision) => {
  const others: [string, JsonRecord | null][] = [
    ['declares no extension', null],
    ...(WITH_APPS.includes(revision) ? OTHER_TYPE : []),
  ];

  it.each(others)('a client that %s sees a server without views', (_, settings) => {
    const one = talk(revision, settings);
    expect(tools(one).map(({ name, _meta }) => [name, _meta])).toEqual([
      ['show_forecast', undefined],
      ['list_cities', undefined],
    ]);
    expect(JSON.stringify(answer(one, 2))).not.toContain('ui://');
    expect(answer(one, 3)).toMatchObject({ error: { data: { uri: WEATHER_VIEW_URI } } });
    expect(JSON.stringify(answer(one, 4))).toContain('The forecast for Rome: Monday');
    expect(answer(one, 5)).toMatchObject({ error: { code: -32602 } });
  });
});

it('is declared by the server too where requests are independent', () => {
  const one = talk('2026-07-28', { mimeTypes: [VIEW_TYPE] }, [{ id: 1, method: 'server/discover' }]);
  expect(answer(one, 1)).toMatchObject({ result: { capabilities: { extensions: { [APPS]: {} } } } });
});
