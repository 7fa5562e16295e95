import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';

const formatted = (value: object): string[] => JSON.stringify(value, null, 4).split('\n');

describe('mitmdump output', () => {
  const text = [
    ['127.0.0.1:51200: POST http://127.0.0.1:8080/mcp', 'Content-Length: 40', 'Content-Type: application/json', ''],
    formatted({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    ['', ' << 200 OK 36b', 'Content-Length: 36', 'Content-Type: application/json', ''],
    formatted({ jsonrpc: '2.0', id: 1, result: {} }),
  ]
    .flat()
    .map((line) => (/^(?:127|$| <)/.test(line) ? line : `    ${line}`))
    .join('\n');

  it('is not read as frames or as a pipe', () => {
    const report = checkOne(text);
    expect(report.format.id).not.toBe('frames');
    expect(report.entries).toHaveLength(2);
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is distinguished from frames with additional headers', () => {
    const frame =
      'Content-Length: 40\nContent-Type: application/vscode-jsonrpc\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    expect(checkOne(frame.repeat(2)).format.id).toBe('frames');
  });
});
