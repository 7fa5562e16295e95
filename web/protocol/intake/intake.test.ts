import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { check } from '../testing/check-rules.ts';
import { applyEdits } from '../json/apply.ts';
import { detect, formats, takeIn } from './testing/all-formats.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';

const kinds = (text: string): string[] => check(text, { revision: '2025-11-25' }).entries.map((entry) => entry.kind);
const textRules = (text: string): string[] =>
  check(text, { revision: '2025-11-25' })
    .diagnostics.filter((d) => d.rule.startsWith('json-'))
    .map((d) => `${d.rule}@${d.entry}`);
const slices = (text: string): string[] => takeIn(text).entries.map(({ span }) => text.slice(span.start, span.end));

describe('detection', () => {
  it.each(formats.flatMap((format) => format.samples.map((sample) => [format.id, sample] as const)))(
    '%s is the only format to claim its sample: %j',
    (id, sample) => {
      expect(detect(sample).format.id).toBe(id);
      for (const variant of [sample.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'), `\n\n${sample}`]) {
        expect(detect(variant).format.id).toBe(id);
      }
    },
  );

  it('can be overridden, and reports that', () => {
    const text = `${PING}\n${PONG}`;
    expect(takeIn(text).format.id).toBe('lines');
    expect(takeIn(text, 'json').format).toMatchObject({ id: 'json', because: 'Chosen by hand.' });
    expect(takeIn(text, 'json').entries).toHaveLength(2);
    expect(takeIn(text, 'no such format').format.id).toBe('lines');
  });
});

describe('values', () => {
  it('reads one message, whatever white space is around it', () => {
    expect(kinds(`\n  ${PING}\n\n`)).toEqual(['request']);
    expect(slices(`\n  ${PING}\n`)).toEqual([PING]);
  });

  it('reads values on separate lines as separate messages, without a finding', () => {
    const pretty = `${JSON.stringify(JSON.parse(PING), null, 2)}\n${JSON.stringify(JSON.parse(PONG), null, 2)}\n`;
    for (const text of [`${PING}\n${PONG}`, `${PING}\r\n\r\n${PONG}\r\n`, pretty]) {
      expect(kinds(text)).toEqual(['request', 'response']);
      expect(textRules(text)).toEqual([]);
    }
  });

  it('reads one value as one message, whatever its layout', () => {
    for (const text of [
      '{"jsonrpc":"2.0","id":1,"result":\n{}\n}',
      '{"jsonrpc":"2.0","id":1,"result":{"a":\n[1]\n}}',
      '{"jsonrpc":"2.0","id":1\n,"result":\r\n{"b":[]}\r\n}',
      '{"jsonrpc":"2.0","id":1,"result":{"items":[\n{"error":1}\n]}}',
    ]) {
      for (const around of [(t: string) => t, (t: string) => `${PING}\n${PING}\n${t}\n${PING}\n`]) {
        expect(textRules(around(text))).toEqual([]);
        expect(kinds(around(text)).filter((kind) => kind !== 'request')).toEqual(['response']);
      }
    }
  });

  it('reads a message laid out over several lines between single-line messages, even if it is broken', () => {
    const pretty = JSON.stringify(JSON.parse(PONG), null, 2);
    const all = ['request', 'response', 'request'];
    expect(kinds(`${PING}\n${pretty}\n${PING}`)).toEqual(all);
    expect(textRules(`${PING}\n${pretty}\n${PING}`)).toEqual([]);
    expect(kinds(`${PING}\n${pretty.replace('1,', '1')}\n${PING}`)).toEqual(all);
    expect(textRules(`${PING}\n${pretty.replace('1,', '1')}\n${PING}`)).toEqual(['json-missing-comma@1']);
  });

  it('has no findings for any layout of a valid message', { tags: ['property'] }, () => {
    const message =
      '{ "jsonrpc" : "2.0" , "id" : 1 , "result" : { "a" : [ 1 , { "b" : [ ] } , [ ] ] , "c" : { } } }'.split(' ');
    const gap = fc.constantFrom('', '', ' ', '\n', '\r\n', '\n  ', ' \n\t');
    const gaps = fc.array(gap, { minLength: message.length - 1, maxLength: message.length - 1 });
    fc.assert(
      fc.property(gaps, fc.boolean(), (between, amid) => {
        const spaced = message.map((token, index) => token + (between[index] ?? '')).join('');
        const text = amid ? `${PING}\n${spaced}\n${PING}` : spaced;
        expect(kinds(text)).toEqual(amid ? ['request', 'response', 'request'] : ['response']);
        expect(textRules(text)).toEqual([]);
      }),
      { numRuns: runs(150) },
    );
  });

  it('removes comments after and within a message', () => {
    for (const [text, clean] of [
      [`${PING} // one`, `${PING} `],
      [`${PING.slice(0, -1)} /* two */}`, PING],
    ] as const) {
      const edits = check(text).diagnostics.find((d) => d.rule === 'json-comment')?.fix?.edits;
      expect(edits && applyEdits(text, edits)).toBe(clean);
    }
  });

  it('leaves comments between messages alone', () => {
    const text = `${PING}\n// two\n${PONG}`;
    expect(kinds(text)).toEqual(['request', 'response']);
    expect(textRules(text)).toEqual([]);
  });

  it('takes JSON with a line break in a string for JSON, whatever its words are', () => {
    for (const text of ['["new\nline"]', `${PING.slice(0, -1)},"params":{"a":"new\nline"}}`])
      expect(textRules(text)).toEqual(['json-control-character@0']);
    expect(check(PING.slice(0, -1)).parts.map(({ kind }) => kind)).toEqual(['message']);
  });

  it('never joins a truncated line with the messages after it', () => {
    for (const cut of ['{"jsonrpc":"2.0","id":2,', '{"jsonrpc":"2.0","id":1,"result":{', '[']) {
      expect(kinds(`${PING}\n${cut}\n${PONG}\n${PING}`)).toHaveLength(4);
    }
  });

  it('names a line that lost its beginning, and restores its bracket', () => {
    const text = `${PING}\n${PONG.slice(1)}\n${PING}`;
    expect(textRules(text)).toEqual(['json-unexpected@-1']);
    expect(check(text).diagnostics.find((d) => d.rule === 'json-unexpected')?.fix?.edits).toEqual([
      { start: PING.length + 1, end: PING.length + 1, text: '{' },
    ]);
    expect(textRules(`${PING}\n0","id":1,"method":"ping"}\n${PING}`)).toEqual(['json-unexpected@-1']);
    expect(textRules(`${PING}\nsaid "a" at 10:00\n${PING}`)).toEqual([]);
  });

  it('reports a second value on the same line and judges both', () => {
    for (const text of [PING + PONG, `${PING} ${PONG}`, `${PING}\t${PONG}\n`]) {
      expect(kinds(text)).toEqual(['request', 'response']);
      expect(textRules(text)).toEqual(['json-text-after-end@0']);
    }
  });

  it('fixes two values on one line with a line break', () => {
    const text = `${PING} ${PONG}`;
    const fix = check(text).diagnostics.find((d) => d.rule === 'json-text-after-end')?.fix;
    expect(fix?.edits).toEqual([{ start: PING.length, end: PING.length + 1, text: '\n' }]);
  });

  it('reads a comma between values as text that does not belong', () => {
    expect(kinds(`${PING},\n${PONG}`)).toEqual(['request', 'response']);
    expect(textRules(`${PING},\n${PONG}`)).toEqual(['json-text-after-end@0']);
  });

  it('reports unmatched brackets and letters after the value', () => {
    for (const text of [`${PING}}`, `${PING}]`, `${PING} x`, `${PING}\n}`, `${PING}\n]\n`]) {
      expect(kinds(text)).toEqual(['request']);
      expect(textRules(text).map((rule) => rule.split('@')[0])).toEqual(['json-text-after-end']);
    }
  });

  it('reads members without braces as a message, and adds the braces', () => {
    const bare = PING.slice(1, -1);
    for (const [text, clean] of [
      [bare, PING],
      [` ${bare}\n`, ` ${PING}\n`],
      [bare.replaceAll(',', ',\n'), PING.replaceAll(',', ',\n')],
      [`${bare},\n`, `${PING}\n`],
      [PING.slice(1), PING],
    ] as const) {
      expect(kinds(text)).toEqual(['request']);
      const { diagnostics } = check(text, { revision: '2025-11-25' });
      expect(diagnostics.map(({ rule }) => rule)).toEqual(['json-missing-braces']);
      expect(applyEdits(text, diagnostics[0]?.fix?.edits ?? [])).toBe(clean);
    }
    expect(textRules(bare.slice(0, -2)).toSorted()).toEqual(['json-missing-braces@0', 'json-unclosed@0']);
    expect(kinds('"said": "hello"')).toEqual(['invalid']);
    expect(textRules('"said": "hello"')).toEqual(['json-text-after-end@0']);
  });

  it('judges members without braces like the message itself', { tags: ['property'] }, () => {
    const message = fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      method: fc.oneof(fc.constant('ping'), fc.integer()),
      params: fc.jsonValue({ maxDepth: 2 }),
    });
    fc.assert(
      fc.property(message, fc.constantFrom(0, 2), (value, indent) => {
        const whole = JSON.stringify(value, null, indent);
        const rules = (text: string): string[] =>
          check(text, { revision: '2025-11-25' })
            .diagnostics.map(({ rule }) => rule)
            .toSorted();
        expect(rules(whole.slice(1, -1).trim())).toEqual([...rules(whole), 'json-missing-braces'].toSorted());
      }),
      { numRuns: runs(200) },
    );
  });

  it.each(['1. ', '- ', 'Response: ', 'My client sends this message: ', 'This is what it sends '])(
    'reads %j before a message as a person’s words',
    (prose) => {
      expect(kinds(prose + PING)).toEqual(['request']);
      expect(textRules(prose + PING)).toEqual([]);
    },
  );

  it('reports what may have been sent before a message', () => {
    for (const prose of ['request ', 'body: ', '; ']) {
      expect(textRules(prose + PING)).toEqual(['json-text-before-start@-1']);
    }
  });

  it('reads an assignment as one of a program', () => {
    expect(kinds(`request = ${PING}`)).toEqual(['request']);
    expect(textRules(`request = ${PING}`)).toEqual([]);
    expect(check(`request = ${PING}`).parts.map(({ kind }) => kind)).toEqual(['program-literal']);
  });

  it('reads a batch as one entry with items', () => {
    const [entry] = check(`[${PING},${PONG}, 3]`, { revision: '2025-03-26' }).entries;
    expect(entry).toMatchObject({
      kind: 'batch',
      items: [{ pointer: '/0', kind: 'request' }, { kind: 'response' }, { kind: 'invalid' }],
    });
  });

  it.each(['}', '; }', 'hello', 'tools/list', '<html></html>', '\u0000\u0001'])(
    'reports that there is no message in %j',
    (text) => {
      const report = check(text);
      expect(report.entries).toMatchObject([{ index: 0, kind: 'invalid' }]);
      expect(report.diagnostics.map((d) => d.rule)).toContain('json-no-message');
      expect(report.verdicts['2025-11-25']?.errors).toBeGreaterThan(0);
    },
  );

  it.each([
    '',
    '   \n\t ',
    'Nothing but prose.',
    'What is MCP?',
    'Don’t panic',
    'npm run build',
    'こんにちは',
    'Just some words\nand more of them',
    `See below:\n\n${'word '.repeat(60)}`,
  ])('has no finding for %j', (text) => {
    const report = check(text);
    expect(report.entries).toEqual([]);
    expect(report.diagnostics).toEqual([]);
    expect(report.parts.map(({ kind }) => kind)).toEqual(text.trim() === '' ? [] : ['prose']);
  });

  it.each(['3', '"ping"', 'null', 'true', '-1.5e3'])('reads the bare value %s as one invalid message', (text) => {
    expect(kinds(text)).toEqual(['invalid']);
    expect(textRules(text)).toEqual([]);
  });
});

describe('lines', () => {
  it('confines a broken line to itself', () => {
    const text = `${PING}\n{"jsonrpc":"2.0","id":2,"method":"ping"\n${PONG}`;
    expect(kinds(text)).toEqual(['request', 'request', 'response']);
    expect(textRules(text)).toEqual(['json-unclosed@1']);
  });

  it('unwraps a message and trusts its sender', () => {
    const text = `{"from":"client","message":${PING}}\n{"from":"server","message":${PONG}}`;
    const { entries } = check(text);
    expect(entries).toMatchObject([
      { from: 'client', inferred: false, kind: 'request' },
      { from: 'server', inferred: false, kind: 'response' },
    ]);
    expect(slices(text)).toEqual([PING, PONG]);
  });

  it('unwraps an array of wrappers', () => {
    const text = `[{"from":"client","message":${PING}},\n {"from":"server","message":${PONG}}]`;
    expect(slices(text)).toEqual([PING, PONG]);
    expect(check(text, { revision: '2025-11-25' }).diagnostics).toEqual([]);
  });

  it('skips lines that are not JSON, with the reason', () => {
    const text = `server listening on stdio\n${PING}\n${PONG}\nbye`;
    const report = check(text, { revision: '2025-11-25' });
    expect(report.skipped.map(({ start, end }) => text.slice(start, end))).toEqual([
      'server listening on stdio',
      'bye',
    ]);
    expect(report.diagnostics).toEqual([]);
  });
});

describe('Markdown', () => {
  const text = `Send this:\n\n\`\`\`json\n${PING}\n\`\`\`\n\nwith\n\n\`\`\`bash\necho {}\n\`\`\`\n\nand get\n\n\`\`\`\n${PONG}\n\`\`\``;

  it('reads the blocks that contain JSON and skips the rest with the reason', () => {
    expect(slices(text)).toEqual([PING, PONG]);
    expect(takeIn(text).skipped.map((part) => part.because)).toContain('A code block without JSON (bash).');
    expect(check(text, { revision: '2025-11-25' }).diagnostics).toEqual([]);
  });

  it('reads a block that is never closed', () => {
    expect(slices(`Look:\n\`\`\`json\n${PING}`)).toEqual([PING]);
  });
});

describe('any text', () => {
  it('keeps its entries inside the text, in order, without overlaps', { tags: ['property'] }, () => {
    const piece = fc.constantFrom(
      PING,
      PONG,
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      '\n',
      ' ',
      '```',
      '// c',
      'word',
      '\ufeff',
      "{'a': 1}",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const { entries, skipped } = takeIn(text);
        let at = 0;
        for (const { span } of entries) {
          expect(span.start).toBeGreaterThanOrEqual(at);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          at = span.end;
        }
        for (const { end } of [...entries.map((entry) => entry.span), ...skipped])
          expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runs(500) },
    );
  });
});
