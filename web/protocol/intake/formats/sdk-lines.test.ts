/** Lines of the logs of SDKs that differ from their usual form. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { errors, messages } from '../testing/read-back.ts';

const CALL = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

describe('logs of SDKs', () => {
  it('show the revision in a printed record of Java', () => {
    const text =
      '10:00:00.1 DEBUG i.m.c.t.StdioClientTransport : Sending message JSONRPCRequest[jsonrpc=2.0, method=initialize, id=1, params=InitializeRequest[protocolVersion=2025-03-26, capabilities=null, clientInfo=Implementation[name=a, version=1], meta=null]]';
    expect(messages(text)).toEqual(['client initialize']);
    expect(checkOne(text).revision).toBe('2025-03-26');
    expect(errors(text)).toEqual([]);
  });

  it('do not show an error that a program raises as a message', () => {
    const text =
      'Whatever fails, the handler raises `JSONRPCError(-32000, "Invalid method", params)`, and the caller learns nothing.';
    const { entries, diagnostics } = checkOne(text);
    expect(entries).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('show a message right after the verb in C#', () => {
    const text = `trce: ModelContextProtocol.Client.McpClient[1]\n      Client (notes 1.0) sending message: '${CALL}'.\n`;
    expect(messages(text)).toEqual(['client tools/list']);
  });
});
