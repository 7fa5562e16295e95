/** Rewritten messages: reading them back returns the same messages. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { checker } from '../report/full.ts';
import { exampleTexts, HOSTILE } from '../testing/texts.ts';
import type { CheckOptions, EntryRow } from '../types.ts';
import { cleanLines } from './jsonl.ts';

const clean = (text: string, options: CheckOptions = {}) => cleanLines(checker.prepare(text, options));
const fieldsOf = ({ kind, method, id, from }: EntryRow) => ({ kind, method, id, from });

describe('clean lines', () => {
  it('name the sender and contain the message as written', () => {
    const { text, notes } = clean(
      '{"jsonrpc":"2.0","id":12345678901234567890,"method":"tools/list"}\n\n{\n  "jsonrpc": "2.0",\n  "id": 12345678901234567890,\n  "result": {"tools": []}\n}',
    );
    expect(text).toBe(
      '{"from":"client","message":{"jsonrpc":"2.0","id":12345678901234567890,"method":"tools/list"}}\n' +
        '{"from":"server","message":{"jsonrpc":"2.0","id":12345678901234567890,"result":{"tools":[]}}}\n',
    );
    expect(notes).toEqual(['The sender of messages 1 and 2 is a guess.']);
  });

  it('leave a message without a sender if its sender is unknown', () => {
    expect(clean('{"jsonrpc":"2.0","id":1,"method":"ping"}')).toEqual({
      text: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
      notes: ['The sender of message 1 is unknown, so its line does not name one.'],
    });
  });

  it('fix what is not strict JSON, and report it', () => {
    const { text, notes } = clean(
      "{'jsonrpc': '2.0', 'id': 1, 'method': 'roots/list', 'params': {'a': None, 'b': True,},}",
    );
    expect(JSON.parse(text)).toEqual({
      from: 'server',
      message: { jsonrpc: '2.0', id: 1, method: 'roots/list', params: { a: null, b: true } },
    });
    expect(notes[0]).toBe('Message 1 is normalized: not strict JSON in the text, strict JSON here.');
  });

  it('add nothing where the text is cut off', () => {
    const { text, notes } = clean('{"jsonrpc":"2.0","id":1,"method":"roots/list","params":{"a":1,"b":');
    expect(JSON.parse(text)).toEqual({
      from: 'server',
      message: { jsonrpc: '2.0', id: 1, method: 'roots/list', params: { a: 1 } },
    });
    expect(notes[0]).toMatch(/^Message 1 is truncated or broken in the text/);
  });

  it('list one session after the other, each line with its session’s name', () => {
    const jsonLine = (session: string, from: string, message: string) =>
      `{"session":"${session}","from":"${from}","message":{"jsonrpc":"2.0",${message}}}`;
    const mixed = [
      jsonLine('files', 'client', '"id":1,"method":"tools/list"'),
      jsonLine('web', 'client', '"id":1,"method":"resources/list"'),
      jsonLine('files', 'server', '"id":1,"result":{"tools":[]}'),
      jsonLine('web', 'server', '"id":1,"result":{"resources":[]}'),
    ];
    const { text, notes } = clean(mixed.join('\n'));
    expect(text).toBe([mixed[0], mixed[2], mixed[1], mixed[3]].map((line) => `${line}\n`).join(''));
    expect(notes).toHaveLength(1);
    const { sessions, entries } = checkOne(text);
    expect(sessions.map(({ label, messages }) => [label, messages])).toEqual([
      ['files', 2],
      ['web', 2],
    ]);
    expect(entries.map(({ answers }) => answers)).toEqual([undefined, 0, undefined, 2]);
  });

  it('are empty for a text without messages', () => {
    expect(clean('hello')).toEqual({ text: '', notes: ['This text contains no messages.'] });
  });

  it('are one line of strict JSON each, and read back as the same messages', () => {
    // Only every third text, because each is read twice.
    const texts = [
      ...exampleTexts().filter((_, index) => index % 3 === 0),
      ...HOSTILE.map((text) => ({ text, options: {} })),
    ];
    let compared = 0;
    for (const { text, options } of texts) {
      const before = checker.prepare(text, options);
      const { text: lines, notes } = cleanLines(before);
      for (const line of lines.split('\n').slice(0, -1)) JSON.parse(line);
      expect(lines).not.toMatch(/\p{Surrogate}/u);
      // Truncated or unreadable messages are incomplete.
      if (lines === '' || before.sessions.length > 1 || notes.some((note) => /truncated or broken|omitted/.test(note)))
        continue;
      compared++;
      const after = checker.prepare(lines, { ...options, format: 'lines' });
      expect(after.rows.map(fieldsOf), text).toEqual(before.rows.map(fieldsOf));
    }
    expect(compared).toBeGreaterThan(400);
  });
});
