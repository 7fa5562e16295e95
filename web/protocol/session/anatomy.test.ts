/** Anatomy and hover texts with the types loaded: depth, limits, and the reason for the type. */
import { describe, expect, it } from 'vitest';
import { allFormats } from '../intake/formats/index.ts';
import { describe as describeAt, anatomy } from '../describe.ts';
import { createChecker, lightChecker } from '../report/checker.ts';
import { createShapes } from '../report/shapes.ts';
import type { Anatomy, AnatomyRow } from '../place-types.ts';
import type { RevisionId } from '../types.ts';

/** The types without rules about them. */
const checker = createChecker({
  formats: allFormats,
  shapes: createShapes({ messageRules: [], shapeRules: [], sessionRules: [] }),
  parts: null,
});

function anatomyIn(text: string, revision: RevisionId, entry = 0): Anatomy {
  const made = anatomy(checker, checker.prepare(text, { revision }), entry, revision);
  if (!made) throw new Error('no such entry');
  return made;
}

function row({ rows }: Anatomy, pointer: string): AnatomyRow | undefined {
  return rows.find((one) => one.pointer === pointer);
}

/** The hover text for a piece of the text. */
function hover(text: string, piece: string, revision: RevisionId): AnatomyRow | null {
  return describeAt(checker, checker.prepare(text, { revision }), text.indexOf(piece), revision);
}

const call = (params: string): string => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
const requested = (method: string, result: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"${method}"}\n{"jsonrpc":"2.0","id":1,"result":${result}}`;

describe('anatomy', () => {
  it('names the type and the reason for it', () => {
    expect(anatomyIn(call('{"name":"a"}'), '2025-11-25')).toMatchObject({
      type: 'CallToolRequest',
      typeBecause: 'the method is `tools/call`',
    });
    expect(anatomyIn(requested('tools/list', '{"tools":[]}'), '2025-11-25', 1)).toMatchObject({
      type: 'ListToolsResult',
      typeBecause: 'it responds to `tools/list`',
    });
    expect(anatomyIn('{"jsonrpc":"2.0","id":1,"result":{"contents":[]}}', '2025-11-25')).toMatchObject({
      type: 'ReadResourceResult',
      typeBecause: expect.stringContaining('not in the text'),
    });
  });

  it('lists present and possible members, with their need, values and revisions', () => {
    const made = anatomyIn(call('{"name":"a","odd":1,"arguments":{"x":[1]}}'), '2025-11-25');
    expect(row(made, '/params')).toMatchObject({ need: 'required', type: 'CallToolRequestParams' });
    expect(row(made, '/params/name')).toMatchObject({ need: 'required', value: '"a"', depth: 1 });
    expect(row(made, '/params/name')).not.toHaveProperty('since');
    expect(row(made, '/params/task')).toMatchObject({ need: 'optional', value: null, since: 'only in 2025-11-25' });
    expect(row(made, '/params/odd')).toMatchObject({ need: 'not defined' });
    expect(row(made, '/params/arguments/x')).toMatchObject({ need: 'optional', value: '[1]' });
    const level = anatomyIn('{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{}}', '2025-11-25');
    expect(row(level, '/params/level')?.allowed).toContain('`"warning"`');
  });

  it('lists each item by its own branch; later items list only present or missing members', () => {
    const text = requested('tools/call', '{"content":[{"type":"text","text":"a"},{"type":"image"}]}');
    const made = anatomyIn(text, '2025-06-18', 1);
    expect(row(made, '/result/content/0')).toMatchObject({ name: 'Item 1', need: 'item', type: 'TextContent' });
    expect(row(made, '/result/content/1')).toMatchObject({ name: 'Item 2', type: 'ImageContent' });
    expect(row(made, '/result/content/0/annotations')).toMatchObject({ value: null });
    expect(row(made, '/result/content/1/data')).toMatchObject({ value: null, need: 'required' });
    expect(row(made, '/result/content/1/annotations')).toBeUndefined();
  });

  it('explains the arguments of a call by the schema that the text lists for its tool', () => {
    const schema =
      '{"type":"object","properties":{"city":{"$ref":"#/$defs/city"},"unit":{"enum":["C","F"]},"days":{"type":"array","items":{"type":"integer","description":"A day"}}},"required":["city"],"additionalProperties":false,"$defs":{"city":{"type":"string","description":"The city"}}}';
    const listed = requested('tools/list', `{"tools":[{"name":"rain","inputSchema":${schema}}]}`);
    const text = `${listed}\n${call('{"name":"rain","arguments":{"unit":"C","days":[1],"odd":1}}')}`;
    const made = anatomyIn(text, '2025-11-25', 2);
    expect(row(made, '/params/arguments')).toMatchObject({
      need: 'required',
      says: expect.stringContaining('requires `city`'),
    });
    expect(row(made, '/params/arguments/city')).toMatchObject({
      need: 'required',
      value: null,
      says: 'The city',
      allowed: 'a string',
      depth: 2,
    });
    expect(row(made, '/params/arguments/unit')).toMatchObject({ need: 'optional', allowed: '`"C"`, `"F"`' });
    expect(row(made, '/params/arguments/days/0')).toMatchObject({ need: 'item', says: 'A day', value: '1' });
    expect(row(made, '/params/arguments/odd')).toMatchObject({ need: 'not defined' });
    expect(row(anatomyIn(call('{"name":"rain","arguments":{}}'), '2025-11-25'), '/params/arguments')).toMatchObject({
      need: 'optional',
    });
    expect(hover(text, '"unit":"C"', '2025-11-25')).toMatchObject({ pointer: '/params/arguments/unit' });
  });

  it('lists the metadata keys for this kind of message', () => {
    const modern = anatomyIn(call('{"name":"a","_meta":{"com.example/x":1}}'), '2026-07-28');
    expect(row(modern, '/params/_meta')).toMatchObject({ need: 'required' });
    expect(row(modern, '/params/_meta/io.modelcontextprotocol~1protocolVersion')).toMatchObject({
      need: 'required',
      value: null,
    });
    expect(row(modern, '/params/_meta/com.example~1x')).toMatchObject({ value: '1' });
    expect(modern.rows.filter(({ name }) => name === '_meta')).toHaveLength(1);
  });

  it('lists the messages of a batch', () => {
    const made = anatomyIn(
      `[${call('{"name":"a"}')},{"jsonrpc":"2.0","method":"notifications/initialized"}]`,
      '2025-03-26',
    );
    expect(row(made, '/0')).toMatchObject({ name: 'Item 1', depth: 0 });
    expect(row(made, '/0/params/name')).toMatchObject({ depth: 2, need: 'required' });
    expect(row(made, '/1/method')).toMatchObject({ depth: 1 });
  });

  it('has a limit and indicates it', () => {
    const tools = Array.from({ length: 5000 }, (_, index) => `{"name":"t${index}","inputSchema":{"type":"object"}}`);
    const made = anatomyIn(requested('tools/list', `{"tools":[${tools.join(',')}]}`), '2025-11-25', 1);
    expect(row(made, '/result/tools/99')).toBeDefined();
    expect(row(made, '/result/tools/100')).toBeUndefined();
    expect(made.rows.find(({ name }) => name === '… 4900 more')).toMatchObject({ depth: 2 });
    const deep = call(`${'{"arguments":'.repeat(3000)}1${'}'.repeat(3000)}`);
    expect(anatomyIn(deep, '2025-11-25').rows.length).toBeLessThan(100);
    const wide = call(`{"name":"a",${Array.from({ length: 3000 }, (_, index) => `"m${index}":1`).join(',')}}`);
    expect(anatomyIn(wide, '2025-11-25').rows.length).toBeLessThan(300);
  });

  it('works without the types', () => {
    const made = anatomy(lightChecker, lightChecker.prepare(call('{"name":"a"}')), 0, '2025-11-25');
    expect(made?.type).toBe('CallToolRequest');
    expect(made?.rows.map(({ name }) => name)).toContain('_meta');
  });
});

describe('hover', () => {
  it('describes members that the list omits', () => {
    const tools = Array.from({ length: 500 }, (_, index) => `{"name":"t${index}"}`).join(',');
    const text = `{"jsonrpc":"2.0","id":1,"result":{"tools":[${tools}]}}`;
    expect(hover(text, 't499', '2025-11-25')).toMatchObject({
      pointer: '/result/tools/499/name',
      need: 'required',
      since: 'in every revision of MCP',
    });
  });

  it('finds capabilities, metadata keys, error members and methods', () => {
    const hello =
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"sampling":{},"roots":{"listChanged":true}}}}';
    expect(hover(hello, 'sampling', '2025-06-18')).toMatchObject({
      need: 'optional',
      says: expect.stringMatching(/\w/),
    });
    expect(hover(hello, 'listChanged', '2025-06-18')).toMatchObject({
      pointer: '/params/capabilities/roots/listChanged',
    });
    const trace = call('{"name":"a","_meta":{"traceparent":"00"}}');
    expect(hover(trace, 'traceparent', '2026-07-28')).toMatchObject({ name: 'traceparent' });
    const failed = '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"x"}}';
    expect(hover(failed, 'code', '2025-11-25')).toMatchObject({ need: 'required', name: 'code' });
    const elicit = '{"jsonrpc":"2.0","id":1,"method":"elicitation/create"}';
    expect(hover(elicit, 'elicitation', '2025-11-25')).toMatchObject({ since: 'from 2025-06-18 to 2025-11-25' });
  });

  it('shows the first revision of a member even if its type was renamed', () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"a","requestedSchema":{}}}';
    expect(hover(text, 'message', '2025-11-25')?.since).toBe('since 2025-06-18');
  });
});
