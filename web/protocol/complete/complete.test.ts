/** Which completions are offered where, and that the text is valid after one is inserted. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { models } from '../model/index.ts';
import { checker, shapes } from '../report/full.ts';
import type { Completion } from '../place-types.ts';
import type { CheckOptions, RevisionId } from '../types.ts';
import { completionsAt } from './complete.ts';

/** A snippet with its placeholder defaults, as if the user typed nothing. */
function plainOf(insert: string): string {
  return insert
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}|\$\d+/g, (_whole, inner: string | undefined) => inner ?? '')
    .replaceAll(/\\([\\$}])/g, '$1');
}

/** The completions at `|`. */
function at(marked: string, revision: RevisionId, options: CheckOptions = {}): Completion[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return completionsAt(
    checker.prepare(text, { ...options, revision }),
    offset,
    revision,
    shapes.phaseOf(revision),
  ).toSorted((a, b) => (a.sort < b.sort ? -1 : 1));
}

function labels(marked: string, revision: RevisionId, options?: CheckOptions): string[] {
  return at(marked, revision, options).map(({ label }) => label);
}

/** The text after an item is inserted. */
function taken(marked: string, label: string, revision: RevisionId, options?: CheckOptions): string {
  const item = at(marked, revision, options).find((one) => one.label === label);
  if (!item) throw new Error(`${label} is not offered`);
  const text = marked.replace('|', '');
  const { start, end } = item.replace;
  const tail = plainOf(item.insert) + text.slice(end);
  if (!item.also) return text.slice(0, start) + tail;
  return text.slice(0, item.also.start) + item.also.text + text.slice(item.also.end, start) + tail;
}

/** Findings above information level, as text. */
function wrong(text: string, options: CheckOptions): string[] {
  return checkOne(text, options)
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ rule, requirement, what }) => `${requirement ?? rule}: ${what}`);
}

/**
 * Findings about the conversation, not about the message: the bare request declares too few capabilities, or an earlier message
 * is missing.
 */
const WANTS_MORE =
  /^(?:tasks\/(?:created-unasked|result-related-task-missing|cancel-result-status)|tasks-ext\/(?:operation-)?undeclared|mrtr\/[a-z]+-undeclared|listen\/ack-missing|resources\/empty-contents):/;

describe('whole messages', () => {
  for (const { id: revision, methods } of models) {
    it(`are valid as inserted: ${revision}`, () => {
      const bad: string[] = [];
      const items = at('|', revision);
      for (const item of items) {
        const text = plainOf(item.insert);
        for (const line of wrong(text, { revision })) bad.push(`${item.label}\n  ${text}\n  ${line}`);
        const requested = item.label.split(' ')[0] ?? '';
        const row = methods.get(requested);
        if (row && item.label !== requested) {
          const request = items.find(({ label }) => label === requested);
          const pair = `${plainOf(request?.insert ?? '')}\n\n${text}`;
          for (const line of wrong(pair, { revision }))
            if (!WANTS_MORE.test(line)) bad.push(`${item.label} as a response\n  ${text}\n  ${line}`);
        }
      }
      expect(bad.join('\n')).toBe('');
      const names = new Set(items.map(({ label }) => label));
      for (const { name, result } of methods.values()) {
        expect(names).toContain(name);
        if (result) expect(names).toContain(`${name} result`);
      }
    });
  }
});

it('the response to a pending request comes first, with its id', () => {
  const text = '{"jsonrpc":"2.0","id":"a","method":"prompts/list"}\n|';
  expect(labels(text, '2025-11-25')[0]).toBe('prompts/list result');
  expect(taken(text, 'prompts/list result', '2025-11-25')).toContain('"id": "a", "result"');
});

describe('names', () => {
  it('begin with the missing required members and end with `_meta`', () => {
    expect(labels('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{|}}', '2025-11-25')).toEqual([
      'name',
      'arguments',
      'task',
      '_meta',
    ]);
    expect(labels('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{|}}', '2026-07-28').slice(0, 2)).toEqual([
      'name',
      '_meta',
    ]);
  });

  it('omit the members that are present before and after the caret', () => {
    const found = labels('{"jsonrpc":"2.0",|"method":"tools/call","params":{}}', '2025-11-25');
    expect(found).toEqual(['id']);
  });

  it('of an empty message include whole messages', () => {
    const found = labels('{|}', '2025-06-18');
    expect(found.slice(0, 2)).toEqual(['jsonrpc', 'id']);
    expect(found).toContain('result');
    expect(found).toContain('error');
    expect(taken('{|}', 'ping', '2025-06-18')).toBe('{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"\n}');
    expect(wrong(taken('{"|', 'tools/call', '2025-06-18'), { revision: '2025-06-18' })).toEqual([]);
  });

  it('are inserted with the missing commas on either side', () => {
    const call = (inside: string): string => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{${inside}}}`;
    const done = call('"name": "example","arguments":{}');
    expect(taken(call('|"arguments":{}'), 'name', '2025-11-25')).toBe(done);
    expect(taken(call('"na|,"arguments":{}'), 'name', '2025-11-25')).toBe(done.replace('"example",', '"example",'));
    expect(taken(call('"na|" :"x"'), 'name', '2025-11-25')).toBe(call('"name" :"x"'));
    expect(taken(call('"arguments":{} |'), 'name', '2025-11-25')).toBe(call('"arguments":{}, "name": "example"'));
    expect(taken(call('"arguments":{},\n  na|'), 'name', '2025-11-25')).toBe(
      call('"arguments":{},\n  "name": "example"'),
    );
  });

  it('are offered at any depth of the types, and follow the chosen branch', () => {
    const block = (inside: string): string =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a"}}\n{"jsonrpc":"2.0","id":1,"result":{"content":[${inside}]}}`;
    expect(labels(block('{"type":"image",|}'), '2025-11-25')).toEqual(['data', 'mimeType', 'annotations', '_meta']);
    expect(labels(block('{"type":"text","text":"a","annotations":{|'), '2025-11-25')).toEqual([
      'audience',
      'priority',
      'lastModified',
    ]);
    expect(labels(block('|'), '2024-11-05')).toEqual(['TextContent', 'ImageContent', 'EmbeddedResource']);
  });

  it('of a result depend on the request that it answers', () => {
    const text = '{"jsonrpc":"2.0","id":7,"method":"prompts/list"}\n{"jsonrpc":"2.0","id":7,"result":{|}}';
    expect(labels(text, '2025-11-25')[0]).toBe('prompts');
    const before = '{"jsonrpc":"2.0","id":7,"method":"prompts/list"}\n{"jsonrpc":"2.0","id":7,|}';
    expect(taken(before, 'result', '2025-11-25')).toContain('"result": {"prompts": []}');
  });

  it('are offered inside batches and wrapped messages', () => {
    const batch = '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"tools/call","params":{|}}]';
    expect(labels(batch, '2025-03-26')[0]).toBe('name');
    const wrapper = '{"from":"server","message":{"jsonrpc":"2.0","id":1,"method":"|"}}';
    expect(labels(wrapper, '2025-11-25')).not.toContain('tools/list');
    expect(labels(wrapper, '2025-11-25')).toContain('roots/list');
  });

  it('of `_meta` keys defined by the protocol come with values', () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{|}}';
    const done = taken(text, '_meta', '2026-07-28');
    expect(wrong(done, { revision: '2026-07-28' })).toEqual([]);
    expect(labels(text.replace('|', '"_meta":{|}'), '2026-07-28')).toContain('traceparent');
  });

  it('of arguments come from the tool, if the text lists it', () => {
    const tool =
      '{"name":"sum","inputSchema":{"type":"object","properties":{"a":{"type":"number"},"unit":{"enum":["m","km"]}},"required":["a"]}}';
    const list = `{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":1,"result":{"tools":[${tool}]}}\n`;
    const call = (params: string): string =>
      `${list}{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{${params}}}`;
    expect(labels(call('"name":"|"'), '2025-11-25')).toEqual(['sum']);
    expect(labels(call('"name":"sum","arguments":{|}'), '2025-11-25')).toEqual(['a', 'unit']);
    expect(taken(call('"name":"sum","arguments":{|}'), 'a', '2025-11-25')).toContain('"arguments":{"a": 1}');
    expect(labels(call('"name":"sum","arguments":{"a":1,"unit":"|"}'), '2025-11-25')).toEqual(['m', 'km']);
  });
});

describe('values', () => {
  const call = (rest: string): string => `{"jsonrpc":"2.0","id":1,${rest}}`;

  it('of methods match the revision and the side', () => {
    const all = labels(call('"method":"|"'), '2025-11-25');
    expect(all).toContain('elicitation/create');
    expect(all).toContain('tools/list');
    const client = labels(call('"method": |'), '2025-11-25', { from: 'client' });
    expect(client).toContain('tools/list');
    expect(client).not.toContain('elicitation/create');
    expect(labels(call('"method":"|"'), '2024-11-05')).not.toContain('elicitation/create');
    expect(taken(call('"method":"too|"'), 'tools/list', '2025-11-25')).toBe(call('"method":"tools/list"'));
    expect(taken(call('"method": too|'), 'tools/list', '2025-11-25')).toBe(call('"method": "tools/list"'));
  });

  it('of closed sets are listed, half-typed or not', () => {
    const level = call('"method":"logging/setLevel","params":{"level":"war|"}');
    expect(labels(level, '2025-11-25')).toContain('warning');
    expect(taken(level, 'warning', '2025-11-25')).toBe(level.replace('war|', 'warning'));
    const role = call('"method":"sampling/createMessage","params":{"messages":[{"role":|}]}');
    expect(labels(role, '2025-11-25')).toEqual(['user', 'assistant']);
    const type = call('"result":{"content":[{"type":"|"}]}');
    expect(labels(type, '2025-03-26')).toEqual(['text', 'image', 'audio', 'resource']);
    expect(labels(type, '2024-11-05')).toEqual(['text', 'image', 'resource']);
    expect(labels(call('"method":"initialize","params":{"protocolVersion":"|"}'), '2025-03-26')[0]).toBe('2025-03-26');
    expect(labels(call('"result":{"resultType":"|"}'), '2026-07-28')).toContain('input_required');
    expect(labels(call('"error":{"code":|}'), '2025-11-25')).toContain('-32602');
    expect(labels(call('"error":{"code":-32601,"message":|}'), '2025-11-25')).toEqual(['Method not found']);
    expect(labels('{"jsonrpc":|}', '2025-11-25')).toEqual(['2.0']);
  });

  it('are not offered where there is no choice', () => {
    expect(labels(call('"method":"tools/call","params":{"name":"a|"}'), '2025-11-25')).toEqual([]);
    expect(labels(call('"method":"tools/list"|'), '2025-11-25')).toEqual([]);
    expect(labels(call('"method"|'), '2025-11-25')).toEqual([]);
  });
});

describe('any text', () => {
  const texts = [
    '',
    '{',
    '[',
    'not json at all',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"x":[1,{"y":null}]}}}',
    "{'jsonrpc': '2.0', method: 'tools/list', // why\n params: {cursor: \"\\u00e9\" /* x */}}",
    '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text"',
    '{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"a":{}}}}}',
    '{"jsonrpc":"2.0","id":"\\"}{","result":{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}}',
    `${'['.repeat(3000)}{"a":`,
    `{"__proto__":{"constructor":1},"method":"toString","params":{"__proto__":`,
  ];

  it('returns a list at each place, and every item preserves the surrounding text', () => {
    for (const { id: revision } of models) {
      const phase = shapes.phaseOf(revision);
      for (const text of texts) {
        const prepared = checker.prepare(text, { revision });
        const step = Math.max(1, Math.floor(text.length / 60));
        for (let offset = 0; offset <= text.length; offset += step) {
          for (const { replace, insert } of completionsAt(prepared, offset, revision, phase)) {
            expect(replace.start).toBeLessThanOrEqual(offset);
            expect(replace.end).toBeGreaterThanOrEqual(offset);
            expect(text.slice(replace.start, replace.end)).not.toMatch(/[\n\r]/);
            expect(insert).not.toBe('');
          }
        }
      }
    }
  });

  it('remains valid JSON after any single member is inserted', () => {
    const message = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}';
    const broken = [...message.matchAll(/[{,]/g)].flatMap((found) => {
      const offset = found.index + 1;
      const marked = `${message.slice(0, offset)}|${message.slice(offset)}`;
      return at(marked, '2025-11-25')
        .filter(({ kind }) => kind === 'member')
        .map(({ label }) => taken(marked, label, '2025-11-25'))
        .filter((text) => checker.prepare(text).textFindings.length > 0);
    });
    expect(broken).toEqual([]);
  });
});

describe('members', () => {
  for (const { id: revision } of models) {
    it(`are valid as inserted, at any depth of every message: ${revision}`, () => {
      const bad = new Set<string>();
      for (const { insert } of at('|', revision)) {
        const message = JSON.stringify(JSON.parse(plainOf(insert)));
        for (const found of message.matchAll(/\{/g)) {
          const marked = `${message.slice(0, found.index + 1)}|${message.slice(found.index + 1)}`;
          for (const { label, kind } of at(marked, revision)) {
            // A structured result should also be given as text.
            if (kind !== 'member' || label === 'structuredContent') continue;
            const text = taken(marked, label, revision);
            for (const line of wrong(text, { revision })) bad.add(`${label}: ${line}\n    ${text}`);
          }
        }
      }
      expect([...bad].join('\n')).toBe('');
    });
  }
});
