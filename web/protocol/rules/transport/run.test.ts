import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { joinHttp, readHttp, type ReadMessage } from '../../intake/formats/http.ts';
import { readBody } from '../../intake/http/bodies.ts';
import { scanHttp } from '../../intake/http/scan.ts';
import { takeIn } from '../../intake/testing/all-formats.ts';
import type { Intake } from '../../intake/types.ts';
import type { LedgerEntry } from '../../model/define.ts';
import { modelOf } from '../../model/index.ts';
import { answer, requestBody, blocks, noTools, post } from '../../testing/wire.ts';
import type { CheckOptions } from '../../types.ts';
import type { WireObserver, WireRule } from './define.ts';
import { judgeWire } from './run.ts';

const LIST = requestBody('2025-06-18', 1, 'tools/list');
const TALK = blocks(post('2025-06-18', LIST), answer('200 OK', noTools('2025-06-18', 1)));
const LISTED: LedgerEntry = { id: 'x/y', level: 'MUST', url: '', place: '' };

/** A rule that records what it observes, and reports every head. */
function listening(observed: string[]): WireRule {
  const examples = { good: [], bad: [] };
  const rule = { id: 'x/y', requirements: ['x/y'], class: 'spec', title: '', why: '', how: '', examples } as const;
  return {
    ...rule,
    begin: (_, report): WireObserver => {
      observed.push('begin');
      return {
        request(request) {
          observed.push(`${request.name}: ${request.messages.map(({ method }) => method).join()}`);
          report({ requirement: 'x/y', at: request, place: { of: 'head' }, what: 'head' });
          report({ requirement: 'x/y', at: request, place: { of: 'method' }, what: 'method' });
          report({ requirement: 'x/y', at: request, place: { of: 'body' }, what: 'body' });
        },
        response: ({ name, request }) => observed.push(`${name} (${request?.path})`),
        line: ({ name, rest, lines }) => observed.push(`${name} ${lines} ${rest}`),
      };
    },
  };
}

function judge(text: string, intake: Intake, options: CheckOptions = {}) {
  const observed: string[] = [];
  const wired = judgeWire([listening(observed)], {
    text,
    options,
    intake,
    rows: checkOne(text, options).entries,
    modelOf: () => modelOf('2025-06-18'),
    ledger: () => LISTED,
    judged: () => null,
    earlier: [],
    tool: () => null,
  });
  return { observed, found: wired.found.map(({ what }) => what) };
}

describe('transport rules', () => {
  it('observe requests and responses in order', () => {
    const { observed, found } = judge(TALK, takeIn(TALK));
    expect(observed).toEqual([
      'begin',
      'The POST in message 1: tools/list',
      'The response to the POST in message 1 (/mcp)',
    ]);
    expect(found).toEqual(['head', 'method', 'body']);
  });

  it('do not start if nothing shows the transport', () => {
    const lines = `${LIST}\n${LIST}\n`;
    for (const options of [{}, { transport: 'http' }, { transport: 'sse' }] as const)
      expect(judge(lines, takeIn(lines), options).observed).toEqual([]);
    const wrapped = `{"from":"client","message":${LIST}}\n`;
    expect(judge(wrapped, takeIn(wrapped), { transport: 'stdio' }).observed).toEqual([]);
  });

  it('observe the lines of a pipe, and the text outside the messages', () => {
    const text = `ready\n${LIST}\n\n{\n "id": 1\n}\n`;
    expect(judge(text, takeIn(text), { transport: 'stdio' }).observed.slice(1)).toEqual([
      'Line 1 1 ready',
      'Line 2 1 ',
      'Lines 4 to 6 3 ',
    ]);
  });

  it('do not report heads invented by a recorder, or headers that may be hidden', () => {
    const { blocks: scanned } = scanHttp(TALK);
    const read = (more: Partial<ReadMessage>): Intake => {
      const messages = scanned.map((one) => ({ ...one, ...more, body: readBody(TALK, TALK, one.body, one.headers) }));
      return { ...joinHttp(messages), format: { id: 'x', title: '', because: '' } };
    };
    expect(judge(TALK, read({ partial: true })).found).toEqual(['method', 'body']);
    expect(judge(TALK, read({ madeUp: true })).found).toEqual(['body']);
  });

  it('replace the same finding of the text parser', () => {
    const { diagnostics } = checkOne(`${LIST}${LIST.replace('1', '2')}\n`, {
      revision: '2025-06-18',
      transport: 'stdio',
    });
    expect(diagnostics.map(({ requirement }) => requirement)).toEqual(['stdio/two-messages-on-a-line']);
  });

  it('return a report for any text', () => {
    const piece = fc.constantFrom(
      'POST /mcp HTTP/1.1',
      'GET / HTTP/1.1',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 404',
      'DELETE /mcp HTTP/1.1',
      '---',
      '',
      '```',

      'Content-Type: text/event-stream',
      'Content-Type: application/json',
      'Mcp-Session-Id: a',
      'Mcp-Session-Id: A',
      'Last-Event-ID: 1',

      LIST,
      noTools('2025-06-18', 1),
      `[${LIST}]`,
      `data: ${LIST}`,
      'data: x',
      'data:',
      'event: endpoint',
      'id: 1',
      'retry: x',
      ': c',
      '{',
      '}',
      'log',
      '[INFO] x',
      '{"a":1}',
      '\ufffd',
      'Content-Length: 9',
      '{"id":1,"id":2}',
    );
    const transport = fc.constantFrom('stdio', 'http', 'sse', undefined);
    const revision = fc.constantFrom('2024-11-05', '2025-03-26', '2025-11-25', '2026-07-28', 'jsonrpc-2.0');
    const shape = [fc.array(piece, { maxLength: 16 }), fc.constantFrom('\n', '\r\n'), transport, revision] as const;
    fc.assert(
      fc.property(...shape, (parts, end, way, id) => {
        const text = parts.join(end);
        const { diagnostics, wire, format } = checkOne(text, { revision: id, ...(way ? { transport: way } : {}) });
        for (const { span, fix, what } of diagnostics) {
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(what).not.toMatch(/undefined|NaN|\[object/);
          for (const edit of fix?.edits ?? []) expect(edit.end).toBeLessThanOrEqual(text.length);
        }
        // A text with several parts, such as fenced blocks, is read part by part.
        if (format.id !== 'parts')
          expect(wire.length).toBe(takeIn(text, way ? { transport: way } : {}).wire?.length ?? 0);
      }),
      { numRuns: 150 },
    );
  });

  it('return the same for a decoded text', () => {
    expect(readHttp(TALK, TALK).wire?.map(({ kind }) => kind)).toEqual(['request', 'response']);
  });
});
