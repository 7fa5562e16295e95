/** The model in isolation: the amendments resolve, and the tables are consistent with one another. */
import { describe, expect, test } from 'vitest';
import { REVISION_IDS } from '../types.ts';
import {
  errorCodesOf,
  ledgerOf,
  methodIn,
  methodNames,
  requirementEverywhere,
  requirementIn,
  revisions,
} from '../catalog.ts';
import { wholeModels } from './amend.ts';
import { deepOf } from './deep.ts';
import { AMENDMENTS, modelOf, models } from './index.ts';
import { AREAS } from './requirements/index.ts';
import { ledgerSteps } from './requirements/make.ts';

const mcp = models.filter((model) => model.era !== 'json-rpc');

describe('amendments', () => {
  test('there is one model for each revision, oldest first', () => {
    expect(AMENDMENTS.map((amendment) => amendment.id)).toEqual([...REVISION_IDS]);
    expect(models.map((model) => model.id)).toEqual([...REVISION_IDS]);
  });

  test.each(AMENDMENTS.map((amendment, at) => ({ id: amendment.id, amendment, before: models[at - 1] })))(
    '$id changes and drops only entries of the previous revision, and adds only missing ones',
    ({ amendment, before }) => {
      const { methods, errorCodes, metaKeys } = amendment;
      const known = [
        ...[methods?.changed, methods?.dropped].flatMap((names) =>
          Object.keys(names ?? {}).map((name) => before?.methods.has(name)),
        ),
        ...Object.keys(errorCodes?.dropped ?? {}).map((code) => before?.errorCodes.has(Number(code))),
        ...Object.keys(metaKeys?.dropped ?? {}).map((key) => before?.metaKeys.has(key)),
      ];
      const fresh = [
        ...(methods?.added ?? []).map(({ name }) => before?.methods.has(name) ?? false),
        ...(errorCodes?.added ?? []).map(({ code }) => before?.errorCodes.has(code) ?? false),
        ...(metaKeys?.added ?? []).map(({ key }) => before?.metaKeys.has(key) ?? false),
      ];
      expect(known.filter((is) => is !== true)).toEqual([]);
      expect(fresh.filter((is) => is)).toEqual([]);
    },
  );

  test('a change affects its own revision and later ones, never earlier ones', () => {
    expect(modelOf('jsonrpc-2.0').ledger.get('ids/null-id')?.level).toBe('SHOULD NOT');
    expect(modelOf('2024-11-05').ledger.get('ids/null-id')?.level).toBe('MUST NOT');
    expect(modelOf('2026-07-28').ledger.get('ids/null-id')?.level).toBe('MUST NOT');
    expect(modelOf('2025-03-26').batches).toBe('allowed');
    expect(modelOf('2025-06-18').batches).toBe('removed');
    expect(modelOf('2025-03-26').ledger.has('batch/not-supported')).toBe(false);
    expect(modelOf('2025-11-25').methods.get('notifications/progress')?.sender).toBe('both');
    expect(modelOf('2026-07-28').methods.get('notifications/progress')?.sender).toBe('server');
  });

  test('a sentence has the wording of the revision', () => {
    expect(requirementIn('jsonrpc-2.0', 'ids/null-id')?.says).toBe('The `id` of a request should not be null.');
    expect(requirementIn('2026-07-28', 'ids/null-id')?.says).toBe('The `id` of a request is never null.');
  });

  test('building twice returns equal models and does not modify the first', () => {
    expect(wholeModels(AMENDMENTS, ledgerSteps([AREAS.envelope]))).toEqual(models);
    expect(Object.isFrozen(models[0])).toBe(true);
  });
});

describe.each([...models].map((model) => ({ id: model.id, model })))('$id', ({ model }) => {
  test('every requirement has a sentence, an https address and a link text', () => {
    const address =
      /^https:\/\/(?:www\.jsonrpc\.org\/specification#|modelcontextprotocol\.io\/(?:specification\/[\d-]+\/(?:architecture|basic|server|client|schema#|changelog#|deprecated#|index#)|extensions\/tasks|seps\/\d+-))/;
    const odd = ledgerOf(model.id).filter(
      ({ says, url, place }) =>
        says === '' ||
        says.length > 120 ||
        !says.endsWith('.') ||
        !address.test(url) ||
        !/^\w/.test(place) ||
        /[#/]/.test(place),
    );
    expect(odd).toEqual([]);
  });

  test('every reference into the ledger resolves', () => {
    const marked = [...model.methods.values(), ...model.inputRequests.values(), ...model.metaKeys.values()];
    const named = [
      ...[...model.foreign.values(), ...model.foreignCodes.values()].map(({ requirement }) => requirement),
      ...marked.flatMap(({ deprecated }) => deprecated ?? []),
    ];
    expect(named.filter((id) => !model.ledger.has(id))).toEqual([]);
    const methods = [...model.foreign.values()].flatMap(({ instead }) => instead ?? []);
    expect(methods.filter((name) => !model.methods.has(name))).toEqual([]);
    const codes = [...model.foreignCodes.values()].flatMap(({ instead }) => instead ?? []);
    expect(codes.filter((code) => !model.errorCodes.has(code))).toEqual([]);
  });

  test('methods have the properties of their kind', () => {
    const odd = [...model.methods.values()].filter(({ name, kind, type, result }) =>
      kind === 'request'
        ? name.startsWith('notifications/') || !type.endsWith('Request') || result === undefined
        : !name.startsWith('notifications/') || !type.endsWith('Notification') || result !== undefined,
    );
    expect(odd).toEqual([]);
  });

  test('code ranges cover -32768 to -32000 without gap or overlap', () => {
    const bands = model.errorBands.toSorted((a, b) => a.from - b.from);
    expect(bands.map(({ from }) => from)).toEqual([-32768, ...bands.slice(0, -1).map(({ to }) => to + 1)]);
    expect(bands.at(-1)?.to).toBe(-32000);
    expect(bands.filter(({ from, to }) => from >= to)).toEqual([]);
  });

  test('envelopes list each member once, including the required ones', () => {
    for (const members of [...Object.values(model.envelope), model.errorObject]) {
      expect(new Set(members.map((member) => member.name)).size).toBe(members.length);
    }
    const required = (kind: keyof typeof model.envelope) =>
      model.envelope[kind].filter((member) => member.need === 'required').map((member) => member.name);
    expect(required('request')).toEqual(expect.arrayContaining(['jsonrpc', 'id', 'method']));
    expect(required('notification')).toEqual(['jsonrpc', 'method']);
    expect(required('response')).toEqual(expect.arrayContaining(['jsonrpc', 'id', 'result']));
    expect(required('error').includes('id')).toBe(model.errorId !== 'optional');
    expect(required('request').includes('params')).toBe(model.era === 'stateless');
  });
});

describe('methods of other revisions', () => {
  test.each([...mcp].map((model) => ({ id: model.id, model })))(
    '$id has every one of them, as its own or as foreign',
    ({ model }) => {
      const all = new Set(mcp.flatMap((other) => [...other.methods.keys()]));
      expect([...all].filter((name) => model.methods.has(name) === model.foreign.has(name))).toEqual([]);
    },
  );

  test('the sentence states which revisions have a method and what replaces it', () => {
    const says = (revision: (typeof REVISION_IDS)[number], name: string) => modelOf(revision).foreign.get(name)?.says;
    expect(says('2024-11-05', 'elicitation/create')).toBe('`elicitation/create` exists from 2025-06-18 to 2025-11-25.');
    expect(says('2025-06-18', 'tasks/list')).toBe('`tasks/list` exists only in 2025-11-25.');
    expect(says('2026-07-28', 'ping')).toBe('`ping` exists until 2025-11-25; nothing replaces it.');
    expect(says('2025-11-25', 'server/discover')).toMatch(/^`server\/discover` exists since 2026-07-28; /);
    expect(modelOf('2026-07-28').foreign.get('notifications/tasks/status')?.instead).toBe('notifications/tasks');
    expect(modelOf('2024-11-05').foreign.get('notifications/tasks')?.instead).toBeUndefined();
  });

  test('a method of another revision is an error, an unknown method a warning', () => {
    for (const model of mcp) {
      const levels = [...model.foreign.values()].map(({ requirement }) => model.ledger.get(requirement)?.level);
      expect(levels.filter((level) => !level?.startsWith('MUST'))).toEqual([]);
      expect(model.ledger.get('methods/unknown-request')?.level).toBe('SHOULD');
      expect(model.ledger.get('methods/unknown-notification')?.level).toBe('SHOULD');
    }
  });
});

describe('names in _meta', () => {
  const examples: [prefix: string, old: boolean, now: boolean][] = [
    ['mcp.dev', true, false],
    ['modelcontextprotocol.io', true, false],
    ['tools.mcp.com', true, true],
    ['api.modelcontextprotocol.org', true, true],
    ['io.modelcontextprotocol', false, true],
    ['dev.mcp', false, true],
    ['com.mcp.tools', true, true],
    ['com.example.mcp', false, false],
    ['com.example', false, false],
    ['mcp', false, false],
  ];
  test.each(examples)('%s/ is reserved in 2025-06-18: %s, from 2025-11-25 on: %s', (prefix, old, now) => {
    expect(modelOf('2025-06-18').meta.reserved?.test(prefix)).toBe(old);
    expect(modelOf('2025-11-25').meta.reserved?.test(prefix)).toBe(now);
    expect(modelOf('2026-07-28').meta.reserved?.test(prefix)).toBe(now);
    expect(modelOf('2025-06-18').meta.reservedElsewhere.some((pattern) => pattern.test(prefix))).toBe(now);
  });

  test('a long prefix is matched without catastrophic backtracking', () => {
    const long = `${'a.'.repeat(200_000)}mcp`;
    for (const model of models) expect(model.meta.reserved?.test(long) ?? false).toBe(false);
  });
});

describe('the door', () => {
  test('lists revisions with titles', () => {
    expect(revisions[0]).toEqual({ id: 'jsonrpc-2.0', title: 'JSON-RPC 2.0' });
    expect(revisions.at(-1)).toEqual({ id: '2026-07-28', title: 'MCP 2026-07-28' });
  });

  test('looks up methods, requirements and codes, and returns null for unknown ones', () => {
    expect(methodNames('jsonrpc-2.0')).toEqual([]);
    expect(methodNames('2025-06-18')).toContain('tools/call');
    expect(methodIn('2026-07-28', 'tools/call')?.result).toBe('CallToolResult');
    expect(methodIn('2026-07-28', '__proto__')).toBeNull();
    expect(requirementIn('2025-06-18', 'toString')).toBeNull();
    expect(requirementEverywhere('batch/empty-array').map(({ revision }) => revision)).toEqual([
      'jsonrpc-2.0',
      '2024-11-05',
      '2025-03-26',
    ]);
    const ids = new Set([...modelOf('2025-06-18').ledger.keys(), ...deepOf('2025-06-18').ledger.keys()]);
    expect(ledgerOf('2025-06-18').map(({ id }) => id)).toEqual([...ids]);
    expect(errorCodesOf('2025-11-25').map(({ code }) => code)).toContain(-32042);
  });
});
