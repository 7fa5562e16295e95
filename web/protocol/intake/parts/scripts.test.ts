/** Programs within a command that writes to a server. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';

const ESCAPED = '{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"tools/list\\"}';

describe('a program in a command', () => {
  it.each([
    `perl -e 'print "${ESCAPED}\\n"' | ./server`,
    `python3 -c 'print("${ESCAPED}")' | node dist/index.js`,
    `node -e 'console.log(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }))' | ./server`,
    `ruby -e 'puts "${ESCAPED}"' | ./server`,
  ])('has its message read: %s', (text) => {
    const { entries, diagnostics } = checkOne(text);
    expect(entries.map(({ method }) => method)).toEqual(['tools/list']);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('may have none', () => {
    const { entries, diagnostics } = checkOne(`python3 -c 'print("{\\"status\\": \\"ok\\"}")' | jq .`);
    expect(entries).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
