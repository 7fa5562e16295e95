/** The model against the official schemas and the requirements catalog, in the folder that MCP_SPEC_DIR names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requirementIn } from '../book/requirements.ts';
import { models } from './index.ts';
import type { RevisionModel } from './define.ts';

const folder = process.env['MCP_SPEC_DIR'];
const mcp = models.filter((model) => model.era !== 'json-rpc');
const cases = (list: readonly RevisionModel[]) => list.map((model) => ({ id: model.id, model }));

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const at = (value: Json | undefined, ...path: (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((here, step) => {
    if (Array.isArray(here)) return typeof step === 'number' ? here[step] : undefined;
    return typeof here === 'object' && here !== null ? here[String(step)] : undefined;
  }, value);
const listAt = (value: Json | undefined, ...path: string[]): Json[] => {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
};
const textAt = (value: Json | undefined, ...path: (string | number)[]): string | undefined => {
  const text = at(value, ...path);
  return typeof text === 'string' ? text : undefined;
};
const parse = (text: string): Json => JSON.parse(text);
const read = (name: string): string => (folder ? readFileSync(join(folder, name), 'utf8') : '');

/** The areas whose message-scoped entries the ledger contains, and single entries beyond them. */
const AREAS =
  'envelope ids requests responses errors batch methods meta result-type stateless version deprecated ping input'.split(
    ' ',
  );
const SINGLE = [
  'cancellation/misspelled-method',
  'capabilities/missing-capability-data',
  'capabilities/missing-capability-empty',
  'capabilities/missing-capability-shape',
  'direction/change-notification-from-client',
  'direction/feature-request-from-server',
  'envelope/duplicate-member',
  'envelope/valid-json-text',
  'lifecycle/no-shutdown-message',
  'methods/client-calls-client-feature',
  'methods/client-progress-in-stateless',
  'methods/client-sends-server-notification',
  'methods/server-calls-server-feature',
  'methods/server-sends-client-notification',
  'stateless/client-response',
  'stateless/server-ping',
  'stateless/server-request',
];

/** The definitions of a schema, and the messages in its four unions. */
function schemaOf(id: string) {
  const schema = parse(read(`schema/${id}.json`));
  const definitions = at(schema, '$defs') ?? at(schema, 'definitions');
  const union = (name: string) => {
    const definition = at(definitions, name);
    const members = listAt(definition, 'anyOf');
    return (members.length ? members : [definition]).flatMap((member) => {
      const type = textAt(member, '$ref')?.split('/').at(-1) ?? name;
      const method = textAt(definitions, type, 'properties', 'method', 'const');
      const params = listAt(definitions, type, 'required').includes('params') ? 'required' : 'optional';
      return method ? [{ method, type, params }] : [];
    });
  };
  return { definitions, union };
}

test.runIf(!folder)('reports that the official material is missing', () => {
  console.log('MCP_SPEC_DIR is not set: the model is not compared with the official schemas.');
  expect(models.length).toBeGreaterThan(1);
});

describe.skipIf(!folder)('official schemas', () => {
  describe.each(cases(mcp))('$id', ({ model }) => {
    const { definitions, union } = folder ? schemaOf(model.id) : { definitions: undefined, union: () => [] };

    test('the core has exactly these messages, with these senders and these types', () => {
      const official = new Map<string, string>();
      for (const [kind, suffix] of [
        ['request', 'Request'],
        ['notification', 'Notification'],
      ] as const) {
        const [client, server] = [union(`Client${suffix}`), union(`Server${suffix}`)];
        for (const { method, params, type } of [...client, ...server]) {
          const [fromClient, fromServer] = [client, server].map((side) => side.some((row) => row.method === method));
          const sender = fromClient && fromServer ? 'both' : fromClient ? 'client' : 'server';
          const name = type.startsWith('Client') ? `Cancelled${suffix}` : type;
          official.set(method, [method, kind, sender, params, name].join(' '));
        }
      }
      const ours = [...model.methods.values()]
        .filter((row) => row.extension === undefined)
        .map((row) => [row.name, row.kind, row.sender, row.params, row.type].join(' '));
      expect(ours.toSorted()).toEqual([...official.values()].toSorted());
    });

    test('input requests match the schema', () => {
      const official = union('InputRequest').map(({ method, params, type }) => `${method} ${type} ${params}`);
      const ours = [...model.inputRequests.values()].map((row) => `${row.name} ${row.type} ${row.params}`);
      expect(ours.toSorted()).toEqual(official.toSorted());
    });

    test('results have the type names of the schema', () => {
      const rows = [...model.methods.values()].filter((row) => row.kind === 'request' && row.extension === undefined);
      const missing = rows.filter((row) => at(definitions, row.result ?? '') === undefined);
      expect(missing.map((row) => row.result)).toEqual([]);
      const differing = rows.filter((row) => {
        const answer = JSON.stringify(at(definitions, `${row.result}Response`, 'properties', 'result') ?? null);
        if (answer === 'null') return false;
        return (
          !answer.includes(`/${row.result}"`) ||
          answer.includes('InputRequiredResult') !== (row.mayRequestInput ?? false)
        );
      });
      expect(differing).toEqual([]);
    });

    test('log levels match the schema', () => {
      expect([...model.logLevels].toSorted()).toEqual(
        listAt(definitions, 'LoggingLevel', 'enum').map(String).toSorted(),
      );
    });

    test('capabilities named in the method table exist', () => {
      const named = [...model.methods.values(), ...model.inputRequests.values()].flatMap((row) => row.capability ?? []);
      const lacking = named.filter((capability) => {
        const path = capability.split('.').flatMap((step) => ['properties', step]);
        return !['ServerCapabilities', 'ClientCapabilities'].some((side) => at(definitions, side, ...path));
      });
      expect(lacking).toEqual([]);
    });

    test('prefixed keys of `_meta` match the schema', () => {
      const required = listAt(definitions, 'RequestMetaObject', 'required').map(String);
      const ours = [...model.metaKeys.values()].filter(({ need }) => need === 'required').map(({ key }) => key);
      expect(ours.toSorted()).toEqual(required.toSorted());
      const text = JSON.stringify(definitions);
      const properties = [...text.matchAll(/"(io\.modelcontextprotocol\/[A-Za-z]+)":\{/g)].map(
        (match) => match[1] ?? '',
      );
      expect(properties.filter((key) => !model.metaKeys.has(key))).toEqual([]);
    });
  });
});

describe.skipIf(!folder)('catalogue', () => {
  const catalogue = read('requirements.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map(parse);
  const address = (revision: string, page: string) =>
    revision === 'jsonrpc-2.0'
      ? `https://www.jsonrpc.org/specification${page}`
      : `https://modelcontextprotocol.io/specification/${revision}/${page}`;

  test.each(cases(models))(
    '$id has the same entries, levels and addresses, except when a note explains the difference',
    ({ model }) => {
      const official = new Map<string, string>();
      for (const row of catalogue) {
        const id = textAt(row, 'id') ?? '';
        const inArea = AREAS.includes(textAt(row, 'area') ?? '') && textAt(row, 'scope') === 'message';
        const page = textAt(row, 'revisions', model.id);
        if (page === undefined || !(inArea || SINGLE.includes(id))) continue;
        const level = textAt(row, 'levels', model.id) ?? textAt(row, 'level') ?? '';
        official.set(id, `${id} ${level} ${address(model.id, page)}`);
      }
      const noted = (id: string) => requirementIn(model.id, id)?.note !== undefined;
      const known = new Set(catalogue.map((row) => textAt(row, 'id') ?? ''));
      const listed = [...model.ledger.values()].filter(({ id }) => known.has(id));
      const ours = listed.map(({ id, level, url }) => ({ id, line: `${id} ${level} ${url}` }));
      expect(ours.flatMap(({ id, line }) => (noted(id) ? [] : [line])).toSorted()).toEqual(
        [...official].flatMap(([id, line]) => (noted(id) ? [] : [line])).toSorted(),
      );
      const needless = ours.filter(({ id, line }) => noted(id) && line === official.get(id));
      expect(needless).toEqual([]);
      expect([...official.keys()].filter((id) => !model.ledger.has(id))).toEqual([]);
    },
  );
});
