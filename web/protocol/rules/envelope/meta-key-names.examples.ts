/** A bad example for each way in which a key of `_meta` goes wrong. */
import type { RevisionId } from '../../types.ts';
import type { Example } from '../define.ts';
import { example, LEGACY, META, MODERN, request, response } from './meaning-examples.ts';

const result = (revision: RevisionId, key: string): Example =>
  example(revision, response(`"content":[],"_meta":{${key}:1}`));
const asked = (key: string, value: string): Example =>
  example(MODERN, request('tools/list', META.replace('_meta":{', `_meta":{${key}:${value},`)));

/** Good: keys that follow the grammar and belong to somebody. Bad: one fault each. */
export const keyExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    result(LEGACY, '"com.example/trace-id"'),
    result(LEGACY, '"com.example/"'),
    result(LEGACY, '"com.example.mcp/key"'),
    result('2025-06-18', '"example.com/key"'),
    result('2024-11-05', '"anything"'),
    example(LEGACY, request('tools/call', '"name":"a","arguments":{"_meta":{"/free":1}},"_meta":{"progressToken":1}')),
    example(
      MODERN,
      request(
        'tools/list',
        META.replace('_meta":{', '_meta":{"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01",'),
      ),
    ),
  ],
  bad: [
    result('2025-06-18', '⟦"_private"⟧'),
    result('2024-11-05', '⟦"my key"⟧'),
    result('2025-06-18', '⟦"com.example/my key"⟧'),
    result('2025-06-18', '⟦"com.example/key-"⟧'),
    result(LEGACY, '⟦"com.example/a/b"⟧'),
    result(LEGACY, '⟦"com.example/_key"⟧'),
    result(LEGACY, '⟦"com..example/key"⟧'),
    result(LEGACY, '⟦"com.my_shop/key"⟧'),
    result(LEGACY, '⟦"com.example-/key"⟧'),
    result(LEGACY, '⟦"com.1example/key"⟧'),
    result(LEGACY, '⟦"/com.example/key"⟧'),
    asked('⟦"io.modelcontextprotocol/acme"⟧', '1'),
    asked('⟦"io.modelcontextprotocol/log-level"⟧', '"info"'),
    result(LEGACY, '⟦"dev.mcp/key"⟧'),
    result('2025-06-18', '⟦"tools.mcp.com/key"⟧'),
    result('2025-06-18', '⟦"dev.mcp/key"⟧'),
    result(LEGACY, '⟦"example.com/key"⟧'),
    result(LEGACY, '⟦"trace"⟧'),
    result(LEGACY, '⟦"https://example.com/key"⟧'),
    asked('⟦"protocolVersion"⟧', '"2026-07-28"'),
    example(LEGACY, response('"content":[{"type":"text","text":"a","_meta":{⟦"$x"⟧:1}}]')),
  ],
};
