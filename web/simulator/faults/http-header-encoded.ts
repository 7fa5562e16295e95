/** Encoded headers are refused. */
import { hear } from '../read.ts';
import type { Fault } from './define.ts';
import { answered } from './tools.ts';

/** A header that is not decoded. */
export const httpHeaderEncoded: Fault = {
  id: 'http-header-encoded',
  title: 'Encoded headers are refused',
  says: 'The client wrote a value with letters beyond ASCII into a header as `=?base64?…?=`, and the server compares that with the body as it stands. The client has done everything right and is refused; a right server decodes the value first.',
  rule: 'http-headers/wrongly-refused',
  requirement: 'http-headers/encoded-value-not-decoded',
  revisions: ['2026-07-28'],
  http: {
    alter: (outputs, input) => {
      if (input.kind !== 'request') return outputs;
      const encoded = Object.entries(input.headers).some(
        ([name, value]) => name.startsWith('mcp-') && /^=\?base64\?/iu.test(value),
      );
      const heard = hear(input.body);
      if (!encoded || heard.is !== 'request') return outputs;
      const error = { code: -32020, message: 'Header mismatch: the headers do not match the body' };
      return answered(outputs, input, 400, JSON.stringify({ jsonrpc: '2.0', id: heard.id, error }));
    },
  },
  shows: {
    server: 'everything',
    headers: { 'mcp-param-region': '=?base64?RsO8bmVu?=', 'mcp-param-year': '2026' },
    client: [
      { id: 1, method: 'tools/call', params: { name: 'region_report', arguments: { region: 'Fünen', year: 2026 } } },
    ],
  },
};
