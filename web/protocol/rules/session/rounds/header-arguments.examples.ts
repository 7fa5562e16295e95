/** Conversations to try the rule `x-mcp-header/calls` on. */
import type { SessionRule } from '../define.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/talk.ts';

const TOOL = (schema: string) =>
  talk(
    client(`"id":1,"method":"tools/list","params":{${modern()}}`),
    server(
      `"id":1,"result":{"resultType":"complete","ttlMs":0,"cacheScope":"private","tools":[{"name":"echo","inputSchema":{"type":"object","properties":{${schema}}}}],${SERVED}}`,
    ),
  );
const call = (values: string, name = '"echo"') =>
  client(`"id":2,"method":"tools/call","params":{"name":${name},"arguments":{${values}},${modern()}}`);
const COUNT = TOOL('"n":{"type":"integer","x-mcp-header":"N"}');
const DEEP = TOOL('"in":{"type":"object","properties":{"n":{"type":"integer","x-mcp-header":"N"}}}');
const WRONG = TOOL('"n":{"type":"string","x-mcp-header":"Not A Token"}');
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const http = { transport: 'http' as const };
/** What is found in the message itself. */
const LONG = ['json-number-precision'];
const marked = (values: string) => call(values).replace('"arguments"', '⟦"arguments"⟧');

/** Right and wrong ones. */
export const headerArgumentsExamples: SessionRule['examples'] = {
  good: [
    example(COUNT, call('"n":9007199254740991')),
    { ...example(TOOL('"n":{"type":"integer"}'), call('"n":9007199254740992')), besides: LONG },
    { ...example(COUNT, call('"n":1')), ...http },
    { ...example(WRONG, call('"n":"a"')), transport: 'stdio', besides: ['x-mcp-header/token-syntax'] },
  ],
  bad: [
    { ...example(COUNT, marked('"n":9007199254740992')), besides: LONG },
    { ...example(DEEP, marked('"in":{"n":-9007199254740994}')), besides: LONG },
    { ...example(WRONG, call('"n":"a"', '⟦"echo"⟧')), ...http, besides: ['x-mcp-header/token-syntax'] },
  ],
};
