import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { takeIn } from '../testing/all-formats.ts';

const NOTICE = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

describe('tcpdump packets', () => {
  const packet = (at: string, ...lines: string[]): string[] => [
    `10:15:0${at} IP 127.0.0.1.51234 > 127.0.0.1.8080: Flags [P.], seq 1:54, ack 1, win 512, length 54: HTTP`,
    'E..x..@.@.."...........".]..P....',
    ...lines,
  ];

  it('end the message before them', () => {
    const text = [
      ...packet('1.123456', 'POST /mcp HTTP/1.1', 'Content-Length: 54', '', NOTICE),
      ...packet('1.223456', 'HTTP/1.1 202 Accepted', 'Content-Length: 0', '', ''),
      ...packet('2.123456', 'POST /mcp HTTP/1.1', 'Content-Length: 40', '', PING),
      ...packet('3.123456'),
    ].join('\n');
    const { entries, wire, problems } = takeIn(text);
    expect(wire?.map(({ body }) => body)).toEqual([NOTICE, null, PING]);
    expect(entries).toHaveLength(2);
    expect(problems).toEqual([]);
    expect(checkOne(text).diagnostics.map(({ rule }) => rule)).not.toContain('http/notification-answer');
  });

  it('begin with bytes that are not HTTP, also on the first line', () => {
    const text = [
      ...packet('1.123456', 'POST /mcp HTTP/1.1', 'Content-Length: 54', '', NOTICE),
      ...packet('1.223456', 'HTTP/1.1 202 Accepted', 'Content-Length: 0', '', ''),
    ]
      .join('\n')
      .replaceAll('P....\n', 'P....');
    const { wire = [] } = takeIn(text, 'http');
    expect(wire.map(({ body, method, status }) => `${method} ${status} ${body}`)).toEqual([
      `POST 0 ${NOTICE}`,
      ' 202 null',
    ]);
    expect(checkOne(text).format.id).toBe('http');
  });
});
