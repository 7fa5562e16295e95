import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../../testing/cpu-clock.ts';
import { checkOne } from '../../../testing/check-rules.ts';
import type { Diagnostic, RevisionId } from '../../../types.ts';
import { META, SERVER_META } from '../../envelope/meaning-examples.ts';

const HANDSHAKE: readonly RevisionId[] = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];
const MODERN: RevisionId = '2026-07-28';
const OURS = new Set(['tools/call-arguments', 'structured-content/schema']);

function found(lines: readonly string[], revision: RevisionId): Diagnostic[] {
  return checkOne(lines.join('\n'), { revision }).diagnostics;
}

function ours(lines: readonly string[], revision: RevisionId): string[] {
  return found(lines, revision)
    .filter(({ rule }) => OURS.has(rule))
    .map(({ severity, requirement, pointer }) => `${severity} ${requirement} ${pointer}`);
}

const listing = (schemas: string, revision: RevisionId, name = 'rain', id = 1): string => {
  const more = revision === MODERN ? `,"resultType":"complete","ttlMs":0,"cacheScope":"private",${SERVER_META}` : '';
  return `{"jsonrpc":"2.0","id":${id},"result":{"tools":[{"name":"${name}",${schemas}}]${more}}}`;
};
const calling = (args: string, revision: RevisionId, name = 'rain'): string => {
  const more = revision === MODERN ? `,${META}` : '';
  return `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"${name}"${args}${more}}}`;
};
const giving = (inside: string, revision: RevisionId): string => {
  const more = revision === MODERN ? `,"resultType":"complete",${SERVER_META}` : '';
  return `{"jsonrpc":"2.0","id":2,"result":{${inside}${more}}}`;
};

const IN = '"inputSchema":{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}';
const OUT =
  '"inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"t":{"type":"number"}},"required":["t"]}';
const TEXT = '"content":[{"type":"text","text":"{\\"t\\":1}"}]';

describe.each([...HANDSHAKE, MODERN])('arguments in %s', (revision) => {
  const MISMATCH = 'info tools/call-arguments-mismatch /params';
  it.each([
    ['"one"', ['/arguments/n']],
    ['1.5', ['/arguments/n']],
    ['null', ['/arguments/n']],
    ['1', []],
    ['1.0', []],
  ])('n is %s', (n, places) => {
    const lines = [listing(IN, revision), calling(`,"arguments":{"n":${n}}`, revision)];
    expect(ours(lines, revision)).toEqual(places.map((place) => MISMATCH + place));
  });

  it('are missing, or misspelled', () => {
    const list = listing(IN, revision);
    expect(ours([list, calling('', revision)], revision)).toEqual([MISMATCH]);
    expect(ours([list, calling(',"arguments":{}', revision)], revision)).toEqual([`${MISMATCH}/arguments`]);
    expect(ours([list, calling(',"arguments":{"N":1}', revision)], revision)).toEqual([`${MISMATCH}/arguments`]);
  });

  it('are not an object: only the type check reports it', () => {
    const lines = [listing(IN, revision), calling(',"arguments":"{\\"n\\":1}"', revision)];
    expect(ours(lines, revision)).toEqual([]);
    expect(found(lines, revision).map((one) => one.requirement)).toContain('tools/call-arguments-object');
  });

  it('are not judged when the input does not contain the tool or its schema', () => {
    const bad = calling(',"arguments":{"n":"one"}', revision);
    expect(ours([bad], revision)).toEqual([]);
    expect(ours([listing(IN, revision, 'snow'), bad], revision)).toEqual([]);
    expect(ours([listing('"inputSchema":null', revision), bad], revision)).toEqual([]);
    expect(
      ours(
        [listing('"inputSchema":{"type":"object","properties":{"n":{"$ref":"#/$defs/n"}}}', revision), bad],
        revision,
      ),
    ).toEqual([]);
  });

  it('are judged by the list before the call', () => {
    const text = '"inputSchema":{"type":"object","properties":{"n":{"type":"string"}}}';
    const bad = calling(',"arguments":{"n":"one"}', revision);
    expect(ours([listing(IN, revision), listing(text, revision, 'rain', 3), bad], revision)).toEqual([]);
    expect(ours([listing(text, revision), listing(IN, revision, 'rain', 3), bad], revision)).toHaveLength(1);
    expect(ours([bad, listing(IN, revision)], revision)).toHaveLength(1);
  });
});

describe.each(['2025-06-18', '2025-11-25', MODERN] as const)('structured content in %s', (revision) => {
  const run = (inside: string): string[] =>
    ours([listing(OUT, revision), calling(',"arguments":{}', revision), giving(inside, revision)], revision);

  it('matches, or does not', () => {
    expect(run(`${TEXT},"structuredContent":{"t":1}`)).toEqual([]);
    expect(run(`${TEXT},"structuredContent":{"t":1},"isError":false`)).toEqual([]);
    expect(run(`${TEXT},"structuredContent":{"t":"warm"}`)).toEqual([
      'error structured-content/mismatch /result/structuredContent/t',
    ]);
    expect(run(`${TEXT},"structuredContent":{}`)).toEqual([
      'error structured-content/mismatch /result/structuredContent',
    ]);
    expect(run(TEXT)).toEqual(['error structured-content/missing /result']);
  });

  it('is not required for a failed call', () => {
    expect(run(`${TEXT},"isError":true`)).toEqual([]);
    expect(run(`${TEXT},"isError":true,"structuredContent":{"t":"warm"}`)).toEqual([]);
  });

  it('is one finding when it is not an object', () => {
    const lines = [listing(OUT, revision), calling('', revision), giving(`${TEXT},"structuredContent":[1]`, revision)];
    const errors = found(lines, revision).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/result/structuredContent']);
  });

  it('is not judged without the call or the list', () => {
    const bad = giving(`${TEXT},"structuredContent":{"t":"warm"}`, revision);
    expect(ours([listing(OUT, revision), bad], revision)).toEqual([]);
    expect(ours([calling('', revision), bad], revision)).toEqual([]);
    expect(ours([listing(OUT, revision, 'snow'), calling('', revision), bad], revision)).toEqual([]);
  });
});

describe('where it does not apply', () => {
  it.each(['2024-11-05', '2025-03-26'] as const)('%s has no output schema', (revision) => {
    const lines = [
      listing(OUT, revision),
      calling('', revision),
      giving(`${TEXT},"structuredContent":{"t":"x"}`, revision),
    ];
    expect(ours(lines, revision)).toEqual([]);
  });

  it('a task or an input request is not yet a result of the tool', () => {
    const task =
      '"task":{"taskId":"t1","status":"working","createdAt":"2025-11-25T10:00:00Z","lastUpdatedAt":"2025-11-25T10:00:00Z","ttl":60000}';
    const request = calling(',"arguments":{},"task":{"ttl":60000}', '2025-11-25');
    expect(ours([listing(OUT, '2025-11-25'), request, giving(task, '2025-11-25')], '2025-11-25')).toEqual([]);
    const requestText = `{"jsonrpc":"2.0","id":2,"result":{"resultType":"input_required","requestState":"s",${SERVER_META}}}`;
    expect(ours([listing(OUT, MODERN), calling('', MODERN), requestText], MODERN)).toEqual([]);
  });

  it('batches are judged item by item', () => {
    const lines = [`[${listing(IN, '2025-03-26')}]`, `[${calling(',"arguments":{"n":"x"}', '2025-03-26')}]`];
    expect(ours(lines, '2025-03-26')).toEqual(['info tools/call-arguments-mismatch /0/params/arguments/n']);
  });
});

describe('hostile schemas in an input', () => {
  const defs = Array.from(
    { length: 60 },
    (_, at) => `"a${at}":{"allOf":[{"$ref":"#/$defs/a${at + 1}"},{"$ref":"#/$defs/a${at + 1}"}]}`,
  );
  const doubling = `{"type":"object","allOf":[{"$ref":"#/$defs/a0"}],"$defs":{${defs.join(',')},"a60":{}}}`;
  const catastrophic = '{"type":"object","properties":{"s":{"type":"string","pattern":"^(a+)+$"}}}';
  const deep = `${'{"type":"object","properties":{"a":'.repeat(300)}{}${'}}'.repeat(300)}`;
  const circular = '{"type":"object","$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}}';
  const remote = '{"type":"object","$ref":"https://schemas.example.com/rain.json"}';

  function timed(lines: readonly string[]): Diagnostic[] {
    const spent = cpuClock();
    const all = checkOne(lines.join('\n'), { revision: '2025-11-25' }).diagnostics;
    expect(spent()).toBeLessThan(20_000);
    return all;
  }

  it.each([
    ['doubling', doubling],
    ['deep', deep],
    ['circular', circular],
    ['remote', remote],
  ])('%s: many calls, no findings, fast', (_name, schema) => {
    const calls = Array.from({ length: 300 }, () => calling(',"arguments":{"s":"a"}', '2025-11-25'));
    expect(
      timed([listing(`"inputSchema":${schema}`, '2025-11-25'), ...calls]).filter(({ rule }) => OURS.has(rule)),
    ).toEqual([]);
  });

  it('a catastrophic pattern is still judged', () => {
    const lines = [
      listing(`"inputSchema":${catastrophic}`, '2025-11-25'),
      calling(`,"arguments":{"s":"${'a'.repeat(50_000)}!"}`, '2025-11-25'),
    ];
    expect(
      timed(lines)
        .filter(({ rule }) => OURS.has(rule))
        .map(({ pointer }) => pointer),
    ).toEqual(['/params/arguments/s']);
  });

  it('equal inputs give equal reports', () => {
    const lines = [
      listing(`"inputSchema":${doubling}`, '2025-11-25'),
      calling(',"arguments":{"s":1}', '2025-11-25'),
    ].join('\n');
    expect(checkOne(lines)).toEqual(checkOne(lines));
  });
});

describe('the words', () => {
  it('contain the path, the value and the schema', () => {
    const lines = [listing(IN, '2025-11-25'), calling(',"arguments":{"n":"one"}', '2025-11-25')];
    expect(found(lines, '2025-11-25').map(({ what }) => what)).toEqual([
      'In message 2, `params.arguments.n` is a string, `"one"`; the `inputSchema` of `rain` requires an integer.',
    ]);
    expect(found([listing(IN, '2025-11-25'), calling('', '2025-11-25')], '2025-11-25').map(({ what }) => what)).toEqual(
      ['Message 2 calls the tool without `arguments`; the `inputSchema` of `rain` requires `n`.'],
    );
  });
});
