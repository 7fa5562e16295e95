/** Messages passed by a program are judged like the same messages in a log. */
import { describe, expect, it } from 'vitest';
import { check, checkOne } from '../testing/check-rules.ts';
import { checkEntries, type GivenMessage } from '../check-messages.ts';
import type { Report } from '../types.ts';

const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
const welcome = { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'b', version: '1' } };

const SESSION: readonly GivenMessage[] = [
  { from: 'client', message: { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello } },
  { from: 'server', message: { jsonrpc: '2.0', id: 1, result: welcome } },
  { from: 'client', message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
  { from: 'client', text: '{"jsonrpc":"2.0","id":2,"id":2,"method":"tools/call","params":{"name":7}}' },
  { from: 'server', text: '  {"jsonrpc":"2.0","id":"2","result":{}}' },
  { from: 'server', text: '[]' },
  { from: 'server', message: 'listening' },
];

const logOf = (given: readonly GivenMessage[]): string =>
  given
    .map((one) => `{"from":"${one.from}","message":${'text' in one ? one.text : JSON.stringify(one.message)}}`)
    .join('\n');

/** A report without its positions in the text. */
const comparable = ({ entries, sessions, diagnostics, verdicts }: Report) => ({
  entries: entries.map(({ kind, method, id, from, inferred, answers, answeredBy }) => [
    kind,
    method,
    id,
    from,
    inferred,
    answers,
    answeredBy,
  ]),
  sessions,
  diagnostics: diagnostics.map(({ rule, requirement, severity, what, entry, pointer }) => [
    rule,
    requirement,
    severity,
    what,
    entry,
    pointer,
  ]),
  verdicts,
});

describe('checkEntries', () => {
  it.each(['2025-11-25', '2026-07-28', 'auto'] as const)(
    'reports the same findings as for the log, judged in %s',
    (revision) => {
      expect(comparable(checkEntries(SESSION, { revision }))).toEqual(
        comparable(checkOne(logOf(SESSION), { revision })),
      );
    },
  );

  it('reports positions in the concatenated texts of the messages', () => {
    const { entries, diagnostics } = checkEntries(SESSION);
    const text = SESSION.map((one) => ('text' in one ? one.text : JSON.stringify(one.message))).join('\n');
    expect(entries.map(({ span }) => text.slice(span.start, span.end))).toEqual(
      SESSION.map((one) => ('text' in one ? one.text.trim() : JSON.stringify(one.message))),
    );
    const name = diagnostics.find(({ pointer }) => pointer === '/params/name');
    expect(name && text.slice(name.span.start, name.span.end)).toBe('7');
  });

  it('reports nothing for an empty list', () => {
    expect(checkEntries([]).diagnostics).toEqual([]);
  });

  it('does not depend on the content: a message that looks like a line of a log is one message', () => {
    const line = '[client] {"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect(checkEntries([{ from: 'server', message: line }]).entries.map(({ kind }) => kind)).toEqual(['invalid']);
    expect(check(line).entries.map(({ kind }) => kind)).toEqual(['request']);
  });
});
