import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';

const rules = (text: string): string[] => checkOne(text).diagnostics.map(({ rule }) => rule);
const ANSWER = 'HTTP/1.1 202 Accepted\nContent-Length: 0\n\n';

describe('HTTP without a message', () => {
  it('is not reported if no other text mentions one', () => {
    expect(rules(ANSWER)).not.toContain('json-no-message');
    expect(rules(`It said:\n${ANSWER}`)).not.toContain('json-no-message');
  });

  it('is reported if a skipped line mentions one', () => {
    const text = `12 > POST /mcp HTTP/1.1\n12 > {"jsonrpc":"2.0","id":1,"method":"ping"} --\n${ANSWER}`;
    expect(checkOne(text).entries).toHaveLength(0);
    expect(rules(text)).toContain('json-no-message');
    expect(checkOne(text).diagnostics[0]?.what).toContain('could not be read');
  });
});
