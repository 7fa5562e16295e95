/** Values that a program printed over several lines, and texts as a terminal shows them. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { messages } from '../testing/read-back.ts';

const problems = (text: string): string[] =>
  checkOne(text)
    .diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ rule, span }) => `${rule} ${text.slice(span.start, span.end)}`);

const VAR_DUMP = `array(3) {
  ["jsonrpc"]=>
  string(3) "2.0"
  ["id"]=>
  int(1)
  ["result"]=>
  object(Acme\\Result)#4 (2) {
    ["content":protected]=>
    array(1) {
      [0]=>
      array(2) {
        ["type"]=>
        string(4) "text"
        ["text"]=>
        string(12) "“ä” "x" ]"
      }
    }
    ["isError"]=>
    bool(false)
  }
}`;
const PRINT_R = `Array
(
    [jsonrpc] => 2.0
    [id] => 1
    [method] => tools/call
    [params] => Array
        (
            [name] => add
            [arguments] => Array
                (
                    [a] => 1
                )

        )

)`;
const DUMP = `array:4 [▼
  "jsonrpc" => "2.0"
  "id" => 1
  "method" => "tools/call"
  "params" => array:2 [▼
    "name" => "add"
    "arguments" => {#12
      +"a": 1
    }
  ]
]`;
const VAR_EXPORT = `array (
  'jsonrpc' => '2.0',
  'id' => 7,
  'method' => 'tools/call',
  'params' => 
  array (
    'name' => 'add',
  ),
)`;
const member = (key: string, value: string, indent: number): string =>
  [
    `${' '.repeat(indent)}Member: ${key}`,
    `${' '.repeat(indent + 4)}[Path with value: /${key}]`,
    `${' '.repeat(indent + 4)}${value}`,
    `${' '.repeat(indent + 4)}Key: ${key}`,
  ].join('\n');
const WIRESHARK = `Hypertext Transfer Protocol
    POST /mcp HTTP/1.1\\r\\n
JavaScript Object Notation: application/json
    Object
${member('jsonrpc', 'String value: 2.0', 8)}
${member('id', 'Number value: 1', 8)}
${member('method', 'String value: tools/call', 8)}
${member('params', `Object\n${member('name', 'String value: add', 16)}`, 8)}`;

describe('a printed message', () => {
  it.each([
    ['var_dump', VAR_DUMP, 'unknown response'],
    ['print_r', PRINT_R, 'client tools/call'],
    ['print_r in a log', `[2026-01-03 10:00:00] local.DEBUG: request ${PRINT_R}\n {"userId":1}`, 'client tools/call'],
    ['dump', DUMP, 'client tools/call'],
    ['var_export', VAR_EXPORT, 'client tools/call'],
    ['Wireshark', WIRESHARK, 'client tools/call'],
    ['a map of Java', 'DEBUG request: {jsonrpc=2.0, id=1, method=tools/list, params={}}', 'client tools/list'],
    ['a map behind an arrow', 'Sending {jsonrpc=2.0, id=1, method=tools/list, params={}}', 'client tools/list'],
    [
      'a map with brackets in a string',
      'sent: {jsonrpc=2.0, id=1, method=tools/call, params={name=add, arguments={text=Foo(bar, b=c) baz, {}}}}',
      'client tools/call',
    ],
    ['a map of Dart', 'flutter: {id: 1, jsonrpc: 2.0, method: tools/list, params: {a: b, c}}', 'client tools/list'],
    [
      'an object of Kotlin',
      'Received: JSONRPCRequest(id=NumberId(value=1), method=tools/list, params={}, jsonrpc=2.0)',
      'client tools/list',
    ],
    ['a dictionary of Swift', 'Sending: ["jsonrpc": "2.0", "id": 1, "method": "tools/list"]', 'client tools/list'],
  ])('is read without its notation as a fault: %s', (_name, text, message) => {
    expect(messages(text)).toEqual([message]);
    expect(problems(text)).toEqual([]);
  });

  it('is judged at the place of its value', () => {
    expect(problems(PRINT_R.replace('[name] => add', '[nam] => add'))).toEqual(['shape/missing [params]']);
    expect(problems(WIRESHARK.replace('String value: 2.0', 'Number value: 2'))).toEqual([
      'envelope/jsonrpc-number Number value: 2',
    ]);
  });

  it('may break off', () => {
    expect(messages(VAR_DUMP.slice(0, 250))).toEqual(['unknown response']);
    expect(problems(VAR_DUMP.slice(0, 250))).toEqual([]);
  });

  it('has no type where its printer shows none', () => {
    const text = PRINT_R.replace('[name] => add', '[name] => 5');
    expect(problems(text)).toEqual([]);
  });

  it('is read beside JSON', () => {
    const sent = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    expect(messages(`I send\n\n${sent}\n\nand PHP has\n\n${VAR_DUMP}\n`)).toEqual([
      'client tools/list',
      'server response',
    ]);
  });

  it.each([
    ['another value', 'array(1) {\n  ["a"]=>\n  int(1)\n}'],
    ['a word', 'An Array\n(of any length) and an Object\n( too )'],
  ])('is not invented: %s', (_name, text) => {
    expect(messages(text)).toEqual([]);
    expect(problems(text)).toEqual([]);
  });
});

describe('output of a terminal', () => {
  const MESSAGE =
    '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"It rains in the north, and the sun shines in the south of the country."}]}}';
  const wrapped = (text: string, width: number): string =>
    text.replaceAll(new RegExp(`(.{${width}})(?=.)`, 'gu'), '$1\n');

  it.each([60, 80, 100, 120])('is read with lines that %d columns wrapped', (width) => {
    const text = `$ ./server < in.json\n${wrapped(MESSAGE, width)}\n`;
    expect(messages(text)).toEqual(['unknown response']);
    expect(problems(text)).toEqual([]);
  });

  it('is not joined where a log cuts its lines', () => {
    const cut = `2026-01-01 10:00:00 server: ${MESSAGE}`.slice(0, 110);
    expect(messages(`${cut}\n${cut}\nend\n`)).toHaveLength(2);
  });

  it('is read in a frame', () => {
    const lines = ['{', '  "jsonrpc": "2.0",', '  "id": 1,', '  "result": {"tools": []}', '}'];
    const text = `╭${'─'.repeat(30)}╮\n${lines.map((line) => `│ ${line.padEnd(28)} │`).join('\n')}\n╰${'─'.repeat(30)}╯\n`;
    expect(messages(text)).toEqual(['unknown response']);
    expect(problems(text)).toEqual([]);
  });
});

describe('a declared type', () => {
  it('is no message', () => {
    const text =
      'The site has\n\n{\n  jsonrpc: "2.0";\n  id: string | number;\n  method: string;\n  params?: { [key: string]: unknown };\n}\n';
    expect(messages(text)).toEqual([]);
    expect(problems(text)).toEqual([]);
  });
});
