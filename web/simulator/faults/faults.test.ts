/**
 * Each fault is reported by the rule it names and by no other; without it the same conversation is clean. Any two of them can
 * be combined.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../protocol/values.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { create, settingsFrom, step } from '../server.ts';
import { SERVERS, serverNamed } from '../servers/index.ts';
import { shown, outputsOf, type Found } from '../testing/showing.ts';
import { createHttp, stepHttp } from '../transport/http.ts';
import type { HttpOutput } from '../transport/types.ts';
import type { Input, JsonRecord } from '../types.ts';
import { appFaults } from './apps.ts';
import { contentFaults } from './content.ts';
import { catcherOf, type Fault } from './define.ts';
import { errorFaults } from './errors.ts';
import { httpFaults } from './http.ts';
import { faultNamed, FAULTS } from './index.ts';
import { lifecycleFaults } from './lifecycle.ts';
import { listFaults } from './lists.ts';
import { notificationFaults } from './notifications.ts';
import { responseFaults } from './responses.ts';
import { skillFaults } from './skills.ts';
import { streamFaults } from './streams.ts';
import { taskFaults } from './tasks.ts';

/** Faults that omit a message: the finding is at the request. */
const SILENT = new Set(['never-answers']);

const listed = (found: readonly Found[]): string[] =>
  found.map(
    ({ diagnostic: { severity, rule, requirement, what }, from }) =>
      `${severity} ${rule} (${requirement ?? 'no requirement'}) at the ${from ?? 'whole'}: ${what}`,
  );
const loud = (found: readonly Found[]): Found[] => found.filter(({ diagnostic }) => diagnostic.severity !== 'info');

test('every fault of every area has its place in the order, once', () => {
  const areas = [
    contentFaults,
    errorFaults,
    httpFaults,
    lifecycleFaults,
    listFaults,
    notificationFaults,
    responseFaults,
    streamFaults,
    appFaults,
    skillFaults,
    taskFaults,
  ];
  expect(FAULTS.map(({ id }) => id).toSorted()).toEqual(areas.flatMap((area) => area.map(({ id }) => id)).toSorted());
});

test('there are many faults, each with its own name, title and explanation', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(36);
  for (const key of ['id', 'title', 'says'] as const)
    expect(new Set(FAULTS.map((one) => one[key])).size).toBe(FAULTS.length);
  for (const { id, title, says, shows } of FAULTS) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(faultNamed(id)?.title).toBe(title);
    expect(title, id).not.toMatch(/\.$/u);
    expect(title.length, id).toBeLessThan(60);
    const sentences = says.match(/[^.!?].*?[.!?](?= |$)/gu) ?? [];
    expect([2, 3], id).toContain(sentences.length);
    expect(sentences.at(-1), id).toMatch(/[Aa] correct server /u);
    expect(
      SERVERS.some((one) => one.id === shows.server),
      id,
    ).toBe(true);
  }
  expect(faultNamed('no-such-fault')).toBeNull();
});

describe.each(FAULTS.map((fault): [string, Fault] => [fault.id, fault]))('%s', (id, fault) => {
  test.each(fault.revisions ?? MCP_REVISIONS)('is reported by its rule alone in %s', (revision) => {
    const { rule, requirement } = catcherOf(fault, revision);
    const found = shown(fault, revision, true);
    const mine = found.filter(
      ({ diagnostic, from }) =>
        diagnostic.rule === rule && diagnostic.requirement === requirement && (SILENT.has(id) || from !== 'client'),
    );
    expect(mine.length, listed(found).join('\n')).toBeGreaterThan(0);
    expect(listed(loud(found).filter((one) => !mine.includes(one)))).toEqual([]);
    expect(listed(loud(shown(fault, revision, false)))).toEqual([]);
  });
});

describe('in other conversations faults are also reported by their rule alone', () => {
  const call = (id: number, name: string): JsonRecord => ({
    id,
    method: 'tools/call',
    params: { name, arguments: {} },
  });
  const wrongly: Fault['shows']['client'] = [{ id: 1, method: 'tools/list' }, call(2, 'echo'), call(3, 'always_fails')];
  test.each<[string, Fault['shows']['client']]>([
    ['failure-as-success', wrongly],
    ['is-error-text', wrongly],
    ['capability-true', [{ id: 1, method: 'tools/list' }, call(2, 'toggle_tool'), { id: 3, method: 'tools/list' }]],
    [
      'id-as-text',
      [
        { id: 1, method: 'ping' },
        { id: 2, method: 'tools/list' },
      ],
    ],
  ])('%s', (id, client) => {
    const fault = faultNamed(id);
    if (!fault) throw new Error(`no fault ${id}`);
    const show = { ...fault, shows: { server: 'everything', client } };
    const found = shown(show, '2025-11-25', true);
    const { rule } = catcherOf(fault, '2025-11-25');
    expect(listed(found)).toContainEqual(expect.stringContaining(` ${rule} `));
    expect(listed(loud(found).filter(({ diagnostic }) => diagnostic.rule !== rule))).toEqual([]);
  });
});

const ALTERING = FAULTS.filter(({ id, alter }) => alter && !SILENT.has(id));

test.each(ALTERING.map((fault): [string, Fault] => [fault.id, fault]))(
  'the reasons of the outputs that %s changes name it',
  (id, fault) => {
    const [revision = '2025-11-25'] = fault.revisions ?? ['2025-11-25'];
    const faultOutputs = outputsOf(fault, revision, true);
    expect(faultOutputs.filter(({ why }) => why.fault === id).length).toBeGreaterThan(0);
    expect(outputsOf(fault, revision, false).filter(({ why }) => why.fault !== undefined)).toEqual([]);
  },
);

test('a fault changes nothing in a revision in which it is not a violation', () => {
  const later = FAULTS.filter(({ revisions }) => revisions && !revisions.includes('2024-11-05'));
  expect(later.length).toBeGreaterThan(3);
  const texts = (fault: Fault, on: boolean) => outputsOf(fault, '2024-11-05', on).map(({ text }) => text);
  for (const fault of later) expect(texts(fault, true), fault.id).toEqual(texts(fault, false));
});

// ---- Any two together -----------------------------------------------------------------------------------------------------

const SHOWN: readonly (JsonRecord | string)[] = FAULTS.flatMap(({ shows }) =>
  shows.client.flatMap((one) => (typeof one === 'number' ? [] : [isObject(one) ? { jsonrpc: '2.0', ...one } : one])),
);
const START: JsonRecord = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: { roots: {}, sampling: {}, elicitation: {} },
    clientInfo: { name: 'c', version: '1' },
  },
};
const READY: JsonRecord = { jsonrpc: '2.0', method: 'notifications/initialized' };

const message = fc.oneof(
  fc.constantFrom(...SHOWN, START, READY).map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
  fc
    .record(
      { id: fc.jsonValue(), method: fc.constantFrom('ping', 'tools/call', 'no/such'), params: fc.jsonValue() },
      { requiredKeys: [] },
    )
    .map((one) => JSON.stringify({ jsonrpc: '2.0', ...one })),
  fc.array(fc.constantFrom(...SHOWN), { maxLength: 3 }).map((list) => JSON.stringify(list)),
  fc.json(),
  fc.string(),
);
const pair = fc.uniqueArray(fc.constantFrom(...FAULTS.map(({ id }) => id)), { minLength: 2, maxLength: 2 });
const server = fc.constantFrom(...SERVERS.map(({ id }) => id));
const revisions = fc.oneof(
  fc.constant(MCP_REVISIONS),
  fc.constantFrom(...MCP_REVISIONS).map((one) => [one]),
);
const texts = fc.array(message, { maxLength: 8 });

const definitionOf = (id: string) => serverNamed(id)?.definition ?? { info: { name: 'none', version: '0' } };
const starts = [JSON.stringify(START), JSON.stringify(READY)];

test('two faults together throw at no message, and leave plain data', () => {
  fc.assert(
    fc.property(pair, server, revisions, texts, fc.boolean(), (faults, name, supported, list, greeted) => {
      let state = create(definitionOf(name), { revisions: supported, faults });
      for (const [index, text] of [...(greeted ? starts : []), ...list].entries()) {
        const input: Input = { kind: 'message', at: index * 50, text };
        const { state: next, outputs } = step(state, input);
        for (const output of outputs) expect(typeof output.text).toBe('string');
        state = next;
      }
      state = step(state, { kind: 'tick', at: 100_000 }).state;
      expect(structuredClone(state)).toEqual(state);
    }),
    { numRuns: 400 },
  );
});

test('any two faults can be combined in the conversations that demonstrate them', () => {
  const texts = ({ shows }: Fault): string[] =>
    shows.client.flatMap((one) =>
      typeof one === 'number' ? [] : typeof one === 'string' ? one : JSON.stringify({ jsonrpc: '2.0', ...one }),
    );
  let pairs = 0;
  for (const [index, one] of FAULTS.entries())
    for (const other of FAULTS.slice(index + 1)) {
      let state = create(definitionOf(other.shows.server), { faults: [one.id, other.id] });
      for (const text of [...starts, ...texts(one), ...texts(other)])
        state = step(state, { kind: 'message', at: state.now + 10, text }).state;
      expect(step(state, { kind: 'tick', at: 10_000 }).state.settings.faults).toEqual([one.id, other.id]);
      pairs++;
    }
  expect(pairs).toBe((FAULTS.length * (FAULTS.length - 1)) / 2);
});

test('two faults together throw at no HTTP request, and each response has one header section, then its body, then its end', () => {
  fc.assert(
    fc.property(pair, server, revisions, texts, (faults, name, supported, list) => {
      let state = createHttp(definitionOf(name), settingsFrom({ revisions: supported, faults }));
      let session: string | undefined;
      const sent = new Map<string, string>();
      const note = (outputs: readonly HttpOutput[]): void => {
        for (const { kind, exchange } of outputs) sent.set(exchange, `${sent.get(exchange) ?? ''}${kind[0] ?? ''}`);
      };
      for (const [index, body] of [...starts, '', ...list].entries()) {
        const headers = {
          host: '127.0.0.1:3000',
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...(session === undefined ? {} : { 'mcp-session-id': session }),
        };
        const method = body === '' ? 'GET' : 'POST';
        const input = {
          kind: 'request',
          at: index,
          exchange: `e${index}`,
          method,
          path: '/mcp',
          headers,
          body,
        } as const;
        const stepped = stepHttp(state, input);
        state = stepped.state;
        note(stepped.outputs);
        for (const output of stepped.outputs) if (output.kind === 'head') session ??= output.headers['mcp-session-id'];
      }
      note(stepHttp(state, { kind: 'tick', at: 100_000 }).outputs);
      for (const kinds of sent.values()) expect(kinds).toMatch(/^hc*e?$/u);
    }),
    { numRuns: 300 },
  );
});
