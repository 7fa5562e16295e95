import { describe, expect, it } from 'vitest';
import { checkOne } from '../testing/check-rules.ts';
import { agrees, requests, CONFIRMS } from '../rules/session/core/examples.ts';
import { client, server, talk } from '../testing/conversation.ts';
import { Splitter } from './split.ts';

const V = '2025-11-25';
const list = (id: string): string => client(`"id":${id},"method":"tools/list"`);
const tools = (id: string): string => server(`"id":${id},"result":{"tools":[]}`);
const open = (id: string): string => talk(requests(id, V), agrees(id, V, '{"tools":{}}'), CONFIRMS);
const refuses = (id: string): string => server(`"id":${id},"error":{"code":-32603,"message":"Starting"}`);

const report = (text: string) => checkOne(text, { revision: V });
/** The session of each message. */
const sessionsOf = (text: string): string =>
  report(text)
    .entries.map(({ session }) => session)
    .join('');
const findings = (text: string): string[] => report(text).diagnostics.map(({ requirement }) => requirement ?? '');

const one = talk(open('0'), list('1'), tools('1'));

describe('a new session begins', () => {
  it.each<[string, string, string]>([
    ['if the ids start again', talk(one, one), '0000011111'],
    ['a third time', talk(one, one, one), '000001111122222'],
    [
      'after a crash, with a pending request',
      talk(open('0'), list('1'), open('0'), list('1'), tools('1')),
      '000011111',
    ],
    ['with an id that was used before', talk(open('"a"'), list('"b"'), tools('"b"'), open('"a"')), '00000111'],
    [
      'with ids that do not count up',
      talk(
        open('"7d3f9c1e-aaaa-4b1c-9d2e-0a1b2c3d4e5f"'),
        list('"9b1d0c2f-bbbb-4b1c-9d2e-0a1b2c3d4e5a"'),
        tools('"9b1d0c2f-bbbb-4b1c-9d2e-0a1b2c3d4e5a"'),
        open('"0e2f1d3c-cccc-4b1c-9d2e-0a1b2c3d4e5b"'),
      ),
      '00000111',
    ],
    [
      'with ids far from the previous ones',
      talk(open('1700000000123'), list('1700000000124'), open('1700000999000')),
      '0000111',
    ],
    ['after the end of a log', talk(list('57'), tools('57'), open('0')), '00111'],
  ])('%s', (_name, text, sessions) => {
    expect(sessionsOf(text)).toBe(sessions);
    expect(findings(text)).toEqual([]);
  });
});

describe('the session continues', () => {
  it.each<[string, string, string]>([
    ['if the client keeps counting', talk(one, open('2')), '00000000'],
    [
      'with strings that count up',
      talk(open('"req-1"'), list('"req-2"'), tools('"req-2"'), open('"req-3"')),
      '00000000',
    ],
    ['if a rejected handshake is retried', talk(requests('0', V), refuses('0'), open('1')), '00000'],
    ['also with ids that do not count up', talk(requests('"x"', V), refuses('"x"'), open('"y"')), '00000'],
    ['if an unanswered handshake is retried', talk(requests('0', V), open('1')), '0000'],
    ['for requests of the server', talk(one, server('"id":0,"method":"ping"')), '000000'],
  ])('%s', (_name, text, sessions) => {
    expect(sessionsOf(text)).toBe(sessions);
  });
});

describe('a text that marks omitted messages', () => {
  const [requested, ...others] = one
    .split('\n')
    .map((line) => JSON.stringify((JSON.parse(line) as { message: unknown }).message));
  const orphan = '{"jsonrpc":"2.0","id":7,"result":{"tools":[]}}';

  it.each(['...', '…', '… 20 messages …', 'the rest is omitted'])('%s', (line) => {
    expect(findings([requested, ...others, line, orphan].join('\n'))).toEqual([]);
  });

  it('or not', () => {
    expect(findings([requested, ...others, 'server is ready', orphan].join('\n'))).toEqual(['responses/id-unknown']);
  });
});

describe('messages of two handshakes', () => {
  it('assign the late response to the session that waits for it', () => {
    const text = talk(open('0'), list('1'), list('2'), open('0'), list('1'), tools('1'), tools('2'));
    expect(sessionsOf(text)).toBe('00000111110');
  });

  it('cause no findings if they are interleaved', () => {
    const text = talk(
      requests('0', V),
      requests('0', V),
      agrees('0', V, '{"tools":{}}'),
      agrees('0', V, '{"tools":{}}'),
      CONFIRMS,
      CONFIRMS,
      list('1'),
      tools('1'),
    );
    expect(findings(text)).toEqual([]);
  });

  const prompts = (id: string): string => client(`"id":${id},"method":"prompts/list"`);
  const shown = (id: string): string => server(`"id":${id},"result":{"prompts":[]}`);
  const can = '{"tools":{},"prompts":{}}';
  const begin = (id: string): string => talk(requests(id, V), agrees(id, V, can), CONFIRMS);

  it.each<[string, string, string]>([
    [
      'from the beginning',
      talk(
        requests('0', V),
        requests('0', V),
        agrees('0', V, can),
        agrees('0', V, can),
        CONFIRMS,
        CONFIRMS,
        list('1'),
        prompts('1'),
        tools('1'),
        shown('1'),
      ),
      '0110111010',
    ],
    [
      'after both handshakes',
      talk(
        begin('0'),
        begin('0'),
        prompts('1'),
        list('1'),
        tools('1'),
        shown('1'),
        list('2'),
        list('2'),
        tools('2'),
        tools('2'),
      ),
      '00011110011010',
    ],
    [
      'if one began earlier',
      talk(
        begin('0'),
        list('1'),
        tools('1'),
        begin('0'),
        list('2'),
        prompts('1'),
        tools('2'),
        shown('1'),
        prompts('3'),
        list('2'),
        shown('3'),
        tools('2'),
      ),
      '0000011111111010',
    ],
    [
      'with ids that continue each other',
      talk(
        requests('0', V),
        requests('1', V),
        agrees('0', V, can),
        agrees('1', V, can),
        CONFIRMS,
        CONFIRMS,
        list('1'),
        list('2'),
        tools('1'),
        tools('2'),
        list('2'),
        tools('2'),
      ),
      '000000000000',
    ],
  ])('are treated as two concurrent sessions: %s', (_name, text, sessions) => {
    const { diagnostics, entries, notObserved } = report(text);
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(notObserved.map(({ what }) => what)).toContain('Which session some messages belong to');
    expect(entries.map(({ session }) => session).join('')).toBe(sessions);
  });

  it('are not two concurrent sessions if a client restarts and reuses an id', () => {
    const again = talk(open('0'), list('1'), tools('1'), list('2'), tools('2'));
    expect(findings(talk(again, open('0'), list('1'), tools('1'), list('1'), tools('1')))).toEqual([
      'ids/reused-in-session',
    ]);
  });

  it('are distinguished by the channel that the log names', () => {
    const splitter = new Splitter();
    const shake = { jsonrpc: '2.0', id: 0, method: 'initialize' };
    const channels = ['files', 'mail', 'files', 'mail', 'files'];
    const belongings = channels.map((name, at) =>
      splitter.of(name, at < 2 ? shake : { jsonrpc: '2.0', id: at, method: 'ping' }, 'request', 'client'),
    );
    expect(belongings.map(({ session }) => session)).toEqual([0, 1, 0, 1, 0]);
    expect(belongings.map(({ begins }) => begins)).toEqual([true, true, false, false, false]);
    expect(splitter.count).toBe(2);
  });
});
