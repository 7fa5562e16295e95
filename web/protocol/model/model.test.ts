/** The model taken by itself: the amendments resolve, and the tables agree with one another. */
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
import { AMENDMENTS, modelOf, models } from './index.ts';

const mcp = models.filter((model) => model.era !== 'json-rpc');

describe('amendments', () => {
  test('there is one for each revision, oldest first', () => {
    expect(AMENDMENTS.map((amendment) => amendment.id)).toEqual([...REVISION_IDS]);
    expect(models.map((model) => model.id)).toEqual([...REVISION_IDS]);
  });

  test.each(AMENDMENTS.map((amendment, at) => ({ id: amendment.id, amendment, before: models[at - 1] })))(
    '$id changes and drops only what the revision before has, and adds only what it lacks',
    ({ amendment, before }) => {
      const { ledger, methods, errorCodes, metaKeys } = amendment;
      for (const id of [...Object.keys(ledger.changed ?? {}), ...(ledger.dropped ?? [])]) {
        expect(before?.ledger.has(id), id).toBe(true);
      }
      for (const id of Object.keys(ledger.added ?? {})) expect(before?.ledger.has(id) ?? false, id).toBe(false);
      for (const name of [...Object.keys(methods?.changed ?? {}), ...Object.keys(methods?.dropped ?? {})]) {
        expect(before?.methods.has(name), name).toBe(true);
      }
      for (const { name } of methods?.added ?? []) expect(before?.methods.has(name) ?? false, name).toBe(false);
      for (const code of Object.keys(errorCodes?.dropped ?? {})) {
        expect(before?.errorCodes.has(Number(code)), code).toBe(true);
      }
      for (const key of Object.keys(metaKeys?.dropped ?? {})) expect(before?.metaKeys.has(key), key).toBe(true);
    },
  );

  test('a change touches its own revision and the later ones, never the earlier', () => {
    expect(modelOf('jsonrpc-2.0').ledger.get('ids/null-id')?.level).toBe('SHOULD NOT');
    expect(modelOf('2024-11-05').ledger.get('ids/null-id')?.level).toBe('MUST NOT');
    expect(modelOf('2026-07-28').ledger.get('ids/null-id')?.level).toBe('MUST NOT');
    expect(modelOf('2025-03-26').batches).toBe('allowed');
    expect(modelOf('2025-06-18').batches).toBe('removed');
    expect(modelOf('2025-03-26').ledger.has('batch/not-supported')).toBe(false);
    expect(modelOf('2025-11-25').methods.get('notifications/progress')?.sender).toBe('both');
    expect(modelOf('2026-07-28').methods.get('notifications/progress')?.sender).toBe('server');
  });

  test('building twice gives the same, and does not disturb the first', () => {
    const again = [...wholeModels(AMENDMENTS).values()];
    expect(again).toEqual([...models]);
    expect(Object.isFrozen(models[0])).toBe(true);
  });
});

describe.each([...models].map((model) => ({ id: model.id, model })))('$id', ({ model }) => {
  test('every requirement has a sentence, an address below https and words for it', () => {
    for (const entry of model.ledger.values()) {
      expect(entry.says.length, entry.id).toBeLessThanOrEqual(110);
      expect(entry.says, entry.id).toMatch(/\.$/);
      expect(entry.url, entry.id).toMatch(/^https:\/\/(www\.jsonrpc\.org\/specification#|modelcontextprotocol\.io\/)/);
      expect(entry.url, entry.id).toMatch(/\/(basic|server|client|schema|changelog|deprecated|specification)\b/);
      expect(entry.place, entry.id).toMatch(/^[A-Za-z_]/);
      expect(entry.place, entry.id).not.toMatch(/[#/]/);
    }
  });

  test('whatever points into the ledger finds its entry there', () => {
    for (const [name, foreign] of model.foreign) {
      expect(model.ledger.has(foreign.requirement), `${name}: ${foreign.requirement}`).toBe(true);
      if (foreign.instead) expect(model.methods.has(foreign.instead), foreign.instead).toBe(true);
    }
    for (const [code, foreign] of model.foreignCodes) {
      expect(model.ledger.has(foreign.requirement), `${code}: ${foreign.requirement}`).toBe(true);
      if (foreign.instead) expect(model.errorCodes.has(foreign.instead), String(foreign.instead)).toBe(true);
    }
    const marked = [...model.methods.values(), ...model.inputRequests.values(), ...model.metaKeys.values()];
    for (const { deprecated } of marked) if (deprecated) expect(model.ledger.has(deprecated), deprecated).toBe(true);
  });

  test('methods have the shape of their kind', () => {
    for (const method of model.methods.values()) {
      expect(method.name.startsWith('notifications/'), method.name).toBe(method.kind === 'notification');
      expect(method.result !== undefined, method.name).toBe(method.kind === 'request');
      expect(method.type.endsWith(method.kind === 'request' ? 'Request' : 'Notification'), method.name).toBe(true);
    }
  });

  test('bands of codes do not overlap, and a code with a meaning is in none that is free', () => {
    const bands = [...model.errorBands].toSorted((a, b) => a.from - b.from);
    for (const [at, band] of bands.entries()) {
      expect(band.from).toBeLessThan(band.to);
      const next = bands[at + 1];
      if (next) expect(next.from).toBe(band.to + 1);
    }
    expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([-32768, -32000]);
  });

  test('envelopes name each member once, required ones included', () => {
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
    '$id knows every one of them, as its own or as foreign',
    ({ model }) => {
      for (const name of new Set(mcp.flatMap((other) => [...other.methods.keys()]))) {
        expect(model.methods.has(name) !== model.foreign.has(name), name).toBe(true);
      }
    },
  );

  test('the sentence says when a method exists and what replaces it', () => {
    const says = (revision: (typeof REVISION_IDS)[number], name: string) => modelOf(revision).foreign.get(name)?.says;
    expect(says('2024-11-05', 'elicitation/create')).toBe('`elicitation/create` exists from 2025-06-18 to 2025-11-25.');
    expect(says('2025-06-18', 'tasks/list')).toBe('`tasks/list` exists only in 2025-11-25.');
    expect(says('2026-07-28', 'ping')).toBe('`ping` exists up to 2025-11-25; nothing replaces it.');
    expect(says('2025-11-25', 'server/discover')).toMatch(/^`server\/discover` exists from 2026-07-28 on; /);
    expect(modelOf('2026-07-28').foreign.get('notifications/tasks/status')?.instead).toBe('notifications/tasks');
    expect(modelOf('2024-11-05').foreign.get('notifications/tasks')?.instead).toBeUndefined();
  });

  test('a method of another revision is an error, one unknown everywhere a warning', () => {
    for (const model of mcp) {
      for (const { requirement } of model.foreign.values()) {
        expect(model.ledger.get(requirement)?.level, requirement).toMatch(/^MUST/);
      }
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

  test('a long prefix is matched in an instant', () => {
    const long = `${'a.'.repeat(200_000)}mcp`;
    for (const model of models) expect(model.meta.reserved?.test(long) ?? false).toBe(false);
  });
});

describe('the door', () => {
  test('lists revisions with titles', () => {
    expect(revisions[0]).toEqual({ id: 'jsonrpc-2.0', title: 'JSON-RPC 2.0' });
    expect(revisions.at(-1)).toEqual({ id: '2026-07-28', title: 'MCP 2026-07-28' });
  });

  test('answers for methods, requirements and codes, and says null for what is not there', () => {
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
    expect(ledgerOf('2025-06-18').length).toBe(modelOf('2025-06-18').ledger.size);
    expect(errorCodesOf('2025-11-25').map(({ code }) => code)).toContain(-32042);
  });
});
