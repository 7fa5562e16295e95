/** Reports of validators: read as data wherever they are, explained, and linked with the message in the same text. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../check.ts';
import { causesIn } from '../testing/causes-of.ts';
import { PYDANTIC, ZOD3_UNION, ZOD4, ZOD4_UNION } from '../testing/reports.ts';
import { isReportedBy } from './causes.ts';
import { explainReport } from './explain.ts';
import { readValidatorReport } from './read.ts';
import type { ValidatorReport } from './types.ts';

const read = (text: string): ValidatorReport[] => readValidatorReport(text, { start: 0, end: text.length });

describe('a report is read as data', () => {
  it('of Zod 4', () => {
    const [report] = read(ZOD4);
    expect(report).toMatchObject({ validator: 'zod', cut: false, span: { start: 0, end: ZOD4.length } });
    expect(report?.issues).toMatchObject([
      { path: ['tools', 2, 'description'], code: 'type', expected: 'string', received: 'null' },
    ]);
  });

  it('but not of the API of a model, which names the place in its own way', () => {
    const error = {
      message: 'Expected boolean, received null',
      type: 'invalid_request_error',
      param: 'tools.0.strict',
    };
    expect(read(JSON.stringify({ error: { ...error, code: 'invalid_type' } }, null, 2))).toEqual([]);
  });

  it('of Zod 3 with unions in unions', () => {
    const [report] = read(ZOD3_UNION);
    expect(report?.issues[0]?.unionBranches.length).toBe(4);
    expect(report?.issues[0]?.unionBranches[2]?.issues[0]?.unionBranches.length).toBe(2);
  });

  it('of Zod 4 with paths below that of the union', () => {
    const [report] = read(ZOD4_UNION);
    const [first] = report?.issues[0]?.unionBranches ?? [];
    expect(first?.issues[0]?.path).toEqual(['content', 0, 'type']);
  });

  it('of pydantic, by branches', () => {
    const [report] = read(PYDANTIC);
    expect(report).toMatchObject({ validator: 'pydantic', subject: 'JSONRPCMessage', cut: false });
    expect(report?.input).toBe("{'jsonrpc': '2.0', 'id': None, 'result': {}}");
    expect(report?.issues[0]?.unionBranches.map(({ name }) => name)).toEqual(['JSONRPCRequest', 'JSONRPCResponse']);
    expect(report?.issues[0]?.unionBranches[1]?.issues[0]?.path).toEqual(['id']);
  });

  it.each([
    [
      'jackson',
      'Failed to deserialize message: Unrecognized field "form" (class io.modelcontextprotocol.spec.McpSchema$ClientCapabilities$Elicitation), not marked as ignorable (0 known properties: ])\n at [Source: UNKNOWN; byte offset: #UNKNOWN] (through reference chain: io.modelcontextprotocol.spec.McpSchema$InitializeRequest["capabilities"]->io.modelcontextprotocol.spec.McpSchema$ClientCapabilities["elicitation"]->io.modelcontextprotocol.spec.McpSchema$ClientCapabilities$Elicitation["form"])',
      { code: 'unknown-member', path: ['capabilities', 'elicitation', 'form'], keys: ['form'] },
    ],
    [
      'jackson',
      'Cannot deserialize value of type `java.lang.String` from Object value (token `JsonToken.START_OBJECT`)\n at [Source: (String)"{}"; line: 1] (through reference chain: McpSchema$ListToolsResult["tools"]->java.util.ArrayList[0]->McpSchema$Tool["description"])',
      { code: 'type', path: ['tools', 0, 'description'], expected: 'string', received: 'object' },
    ],
    [
      'system-text-json',
      "System.Text.Json.JsonException: The JSON value could not be converted to ModelContextProtocol.Protocol.RequestId. Path: $.params._meta.progressToken | LineNumber: 0 | BytePositionInLine: 82.\n ---> System.InvalidOperationException: Cannot get the value of a token type 'Number' as a string.",
      { code: 'type', path: ['params', '_meta', 'progressToken'], received: 'number' },
    ],
    [
      'system-text-json',
      "JSON deserialization for type 'ModelContextProtocol.Protocol.CallToolResult' was missing required properties including: 'content'.",
      { code: 'missing', path: ['content'], received: 'undefined' },
    ],
    [
      'serde',
      'Transport send error: Deserialize error: missing field `id` at line 1 column 40',
      { code: 'missing', path: ['id'] },
    ],
    [
      'serde',
      'rmcp: serde error invalid type: null, expected a string at line 1 column 20',
      { code: 'type', expected: 'string', received: 'null' },
    ],
    [
      'serde',
      'Deserialize error: data did not match any variant of untagged enum JsonRpcMessage',
      { code: 'union', path: [] },
    ],
    [
      'kotlinx',
      "kotlinx.serialization.MissingFieldException: Field 'id' is required for type with serial name 'io.modelcontextprotocol.kotlin.sdk.JSONRPCResponse', but it was missing at path: $",
      { code: 'missing', path: ['id'] },
    ],
    [
      'kotlinx',
      "JsonDecodingException: Encountered an unknown key 'icons' at offset 40 at path: $.serverInfo",
      { code: 'unknown-member', path: ['serverInfo', 'icons'], keys: ['icons'] },
    ],
    [
      'kotlinx',
      'Class discriminator was missing and no default serializers were registered in the polymorphic scope of \'ContentBlock\'.\nJSON input: {"text":"a"}',
      { code: 'missing', path: ['type'] },
    ],
    [
      'go-json',
      'json: cannot unmarshal array into Go struct field SchemaBis.properties.type of type string',
      { code: 'type', path: ['properties', 'type'], expected: 'string', received: 'array' },
    ],
    ['go-json', 'json: unknown field "extra"', { code: 'unknown-member', path: ['extra'] }],
    [
      'ajv',
      "Structured content does not match the tool's output schema: data/temperature must be number, data must have required property 'city'",
      { code: 'type', path: ['temperature'], expected: 'number' },
    ],
    [
      'ajv',
      '[{"instancePath":"/a/0","schemaPath":"#/properties/a","keyword":"required","params":{"missingProperty":"name"},"message":"must have required property \'name\'"}]',
      { code: 'missing', path: ['a', 0, 'name'] },
    ],
  ])('of %s: %s', (validator, text, issue) => {
    const [report] = read(text);
    expect(report?.validator).toBe(validator);
    expect(report?.issues[0]).toMatchObject(issue);
  });

  it.each([
    [
      'zod',
      '✖ Invalid input: expected array, received undefined\n  → at content',
      { code: 'missing', path: ['content'] },
    ],
    [
      'zod',
      '[{"code":"too_small","minimum":1,"type":"string","message":"String must contain at least 1 character(s)","path":["tools",0,"name"]}]',
      { code: 'value', path: ['tools', 0, 'name'] },
    ],
    [
      'jackson',
      'Cannot construct instance of `io.modelcontextprotocol.spec.McpSchema$TextContent` (although at least one Creator exists): no String-argument constructor/factory method to deserialize from String value (\'milk\')\n at [Source: UNKNOWN] (through reference chain: io.modelcontextprotocol.spec.McpSchema$CallToolResult["content"]->java.util.ArrayList[0])',
      { code: 'type', path: ['content', 0], expected: 'object' },
    ],
    [
      'system-text-json',
      'The JSON value could not be converted to System.Nullable`1[System.Int32]. Path: $.params.limit | LineNumber: 0',
      { code: 'type', path: ['params', 'limit'], expected: 'integer' },
    ],
    [
      'system-text-json',
      "The JSON payload for polymorphic interface or abstract type 'ModelContextProtocol.Protocol.ContentBlock' must specify a type discriminator. Path: $.content[0]",
      { code: 'missing', path: ['content', 0, 'type'] },
    ],
    [
      'kotlinx',
      'Expected class kotlinx.serialization.json.JsonObject but found class kotlinx.serialization.json.JsonArray as the serialized body of io.modelcontextprotocol.kotlin.sdk.CallToolResult at element: $.result',
      { code: 'type', path: [], expected: 'object', received: 'array' },
    ],
    [
      'ajv',
      'validating "arguments": validating root: validating /properties/limit: type: ten has type "string", want "integer"',
      { code: 'type', path: ['limit'], expected: 'integer', received: 'string' },
    ],
    [
      'ajv',
      'tool output failed validation: validating root: required: missing properties: ["city"]',
      { code: 'missing', path: ['city'] },
    ],
    ['ajv', "Input validation error: 'city' is a required property", { code: 'missing', path: ['city'] }],
    [
      'go-json',
      'json: cannot unmarshal number into Go struct field CallToolParams.name of type string',
      { code: 'type', path: ['name'], expected: 'string', received: 'number' },
    ],
  ])('of further sentences of %s: %s', (validator, text, issue) => {
    const [report] = read(text);
    expect(report?.validator).toBe(validator);
    expect(report?.issues[0]).toMatchObject(issue);
  });

  it('and of nothing else', () => {
    for (const text of [
      'The schema is validated. A field is required. If the type is invalid, an error is returned.',
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
      '{"code":"invalid"}',
      'missing field `name` in the form',
      '',
    ])
      expect(read(text), text).toEqual([]);
  });
});

describe('wherever it is', () => {
  const WRAPPINGS: readonly (readonly [string, (text: string) => string])[] = [
    ['after a sentence', (text) => `MCP server "maps" Failed to fetch tools: ${text}`],
    ['in a string', (text) => JSON.stringify({ level: 'error', data: `Failed: ${text}` })],
    ['in a string twice', (text) => JSON.stringify({ line: JSON.stringify({ msg: text }) })],
    ['in a fence', (text) => `It fails:\n\n\`\`\`\n${text}\n\`\`\`\n`],
    [
      'in a container’s log',
      (text) =>
        text
          .split('\n')
          .map((line) => `mcpo-1  | ${line}`)
          .join('\n'),
    ],
    [
      'with a time on each line',
      (text) =>
        text
          .split('\n')
          .map((line) => `2025-12-06 12:19:11.819 | ${line}`)
          .join('\n'),
    ],
  ];

  it.each(WRAPPINGS)('Zod is read %s', (_, wrap) => {
    const [report] = read(wrap(ZOD4));
    expect(report?.issues[0]).toMatchObject({ path: ['tools', 2, 'description'], received: 'null' });
    const [union] = read(wrap(ZOD3_UNION));
    expect(union?.issues[0]?.unionBranches.length).toBe(4);
  });

  it.each(WRAPPINGS)('pydantic is read %s', (_, wrap) => {
    const [report] = read(wrap(PYDANTIC));
    expect(report?.issues[0]?.unionBranches.length).toBe(2);
  });

  it.each<readonly [string, string]>([
    [
      'as JSON',
      '[{"type":"missing","loc":["params","name"],"msg":"Field required","input":{"a":1},"url":"https://errors.pydantic.dev/2/v/missing"}]',
    ],
    ['as Python', "[{'type': 'missing', 'loc': ('params', 'name'), 'msg': 'Field required', 'input': {'a': 1}}]"],
    ['in a status 422', '{"detail":[{"type":"missing","loc":["params","name"],"msg":"Field required","input":null}]}'],
    ['in a string', JSON.stringify({ error: '[{"type":"missing","loc":["params","name"],"msg":"Field required"}]' })],
  ])('the list of pydantic %s', (_, text) => {
    const [report, ...rest] = read(text);
    expect(rest).toEqual([]);
    expect(report?.validator).toBe('pydantic');
    expect(report?.issues).toMatchObject([{ path: ['params', 'name'], code: 'missing', received: 'undefined' }]);
  });

  it.each<readonly [string, string, readonly (string | number)[]]>([
    [
      'System.Text.Json',
      'System.Text.Json.JsonException: The JSON value could not be converted to System.String. Path: $.tools[0].description | LineNumber: 0',
      ['tools', 0, 'description'],
    ],
    [
      'kotlinx',
      "MissingFieldException: Field 'inputSchema' is required for type with serial name 'io.modelcontextprotocol.kotlin.sdk.Tool', but it was missing at path: $.tools[1]",
      ['tools', 1, 'inputSchema'],
    ],
    [
      'Jackson',
      'Cannot deserialize value of type `java.lang.String` from Array value (token `JsonToken.START_ARRAY`)\n at [Source: UNKNOWN] (through reference chain: McpSchema$ListToolsResult["tools"]->java.util.ArrayList[3]->McpSchema$Tool["name"])',
      ['tools', 3, 'name'],
    ],
    ['serde', 'Deserialize error: missing field `inputSchema` at line 1 column 240', ['inputSchema']],
    ['Go', 'json: cannot unmarshal array into Go struct field Tool.inputSchema of type object', ['inputSchema']],
    ['ajv', "does not match the tool's output schema: data/count must be number", ['count']],
  ])('%s is read alone, in a log line, escaped, escaped twice, in a fence and quoted', (_, text, path) => {
    const all = [
      text,
      `2026-02-03 10:11:12.130 [error] ${text}`,
      JSON.stringify({ level: 'error', message: text }),
      JSON.stringify({ line: JSON.stringify({ message: text }) }),
      `It fails:\n\n\`\`\`\n${text}\n\`\`\`\n`,
      text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
    ];
    for (const one of all) expect(read(one)[0]?.issues[0]?.path, one).toEqual(path);
  });

  it('printed by `util.inspect`', () => {
    const [report] = read(
      "ZodError: [ { code: 'invalid_type', expected: 'array', received: 'undefined', path: [ 'content' ], message: 'Required' } ]",
    );
    expect(report?.issues[0]).toMatchObject({ path: ['content'], code: 'missing', expected: 'array' });
  });

  it('cut off', () => {
    const [report] = read(ZOD3_UNION.slice(0, ZOD3_UNION.length - 400));
    expect(report?.cut).toBe(true);
    expect(report?.issues[0]?.unionBranches.length).toBeGreaterThan(2);
    const [python] = read(PYDANTIC.split('\n').slice(0, 4).join('\n'));
    expect(python).toMatchObject({ cut: true });
  });
});

describe('a report is explained', () => {
  const explained = (text: string) => {
    const [report] = read(text);
    return report ? explainReport(report, text.slice(0, report.span.start)) : null;
  };

  it.each([
    ['Zod', ZOD3_UNION, 'response'],
    ['pydantic', PYDANTIC, 'JSONRPCResponse'],
  ])('%s: the branch that was meant is the response', (_, text, name) => {
    const found = explained(text);
    expect(found?.branch?.name).toBe(name);
    expect(found).toMatchObject({ pointer: '/id', subject: { kind: 'message' } });
    expect(found?.how.map(({ says }) => says).join(' ')).toContain('Copy the `id` of the request');
  });

  it('with the kind, the method, the side and the member', () => {
    expect(explained(`Failed to fetch tools: ${ZOD4}`)).toMatchObject({
      subject: { kind: 'response', method: 'tools/list', side: 'server' },
      pointer: '/result/tools/2/description',
      title: '`tools[2].description` must be a string or absent',
    });
  });

  it('with all values of an unknown type', () => {
    const found = explained(ZOD4_UNION);
    expect(found).toMatchObject({ branch: null, pointer: '/result/content/0/type' });
    expect(found?.title).toContain('`text` or `image`');
  });

  it.each([
    [
      "1 validation error for CallToolResult\ncontent\n  Field required [type=missing, input_value={'result': 'ok'}, input_type=dict]",
      '/result/content',
      'tools/call',
      'server',
    ],
    [
      "1 validation error for searchArguments\nlimit\n  Input should be a valid integer [type=int_parsing, input_value='ten', input_type=str]",
      '/params/arguments/limit',
      'tools/call',
      'client',
    ],
    [
      '[{"code":"invalid_type","expected":"string","received":"undefined","path":["mcpServers","a","command"],"message":"Required"}]',
      null,
      null,
      'host',
    ],
    [
      "MCP error -32602: Structured content does not match the tool's output schema: data/temperature must be number",
      '/result/structuredContent/temperature',
      'tools/call',
      'server',
    ],
  ])('%s', (text, pointer, method, side) => {
    expect(explained(text)).toMatchObject({ pointer, subject: { method, side } });
  });
});

describe('a value that the specification allows', () => {
  it.each([
    [
      'a number as a token',
      'The JSON value could not be converted to System.String. Path: $._meta.progressToken | LineNumber: 0 | BytePositionInLine: 163.',
      '`_meta.progressToken` may be a string or an integer',
    ],
    [
      'a string as an id',
      'json: cannot unmarshal string into Go struct field JSONRPCRequest.id of type int64',
      '`id` may be a string or an integer',
    ],
    [
      'a tool without a description',
      "1 validation error for ListToolsResult\ntools.0.description\n  Field required [type=missing, input_value={'name': 'a'}, input_type=dict]",
      '`tools[0].description` may be absent',
    ],
    [
      'a member of a newer revision',
      "JsonDecodingException: Encountered an unknown key 'title' at path: $.tools[0].title",
      'A receiver must ignore members that it does not know, such as `title`',
    ],
  ])('is the mistake of the receiver: %s', (_, text, title) => {
    const [cause] = causesIn(text);
    expect(cause?.title).toContain(title);
    expect(cause?.severity).toBe('warning');
    expect(cause?.how[0]?.for).toBe('the receiver');
  });

  it.each([
    [
      'null as a cursor',
      '[{"code":"invalid_type","expected":"string","received":"null","path":["nextCursor"],"message":"Expected string, received null"}]',
    ],
    [
      'no content',
      "1 validation error for CallToolResult\ncontent\n  Field required [type=missing, input_value={'a': 1}, input_type=dict]",
    ],
    [
      'a result and an error',
      '[{"code":"unrecognized_keys","keys":["error"],"path":[],"message":"Unrecognized key(s) in object: \'error\'"}]',
    ],
  ])('is not %s', (_, text) => {
    expect(causesIn(text)[0]?.severity).toBe('error');
  });
});

describe('a report of pydantic', () => {
  it('is read without its head, in a group of exceptions', () => {
    const [cause] = causesIn(
      [
        "    |   Input should be 'initialize' [type=literal_error, input_value='tools/call', input_type=str]",
        '    | InitializeRequest.params.protocolVersion',
        "    |   Field required [type=missing, input_value={'name': 'a'}, input_type=dict]",
        '    | CallToolRequest.params.arguments',
        '    |   Input should be a valid dictionary [type=dict_type, input_value=\'{"q": 1}\', input_type=str]',
      ].join('\n'),
    );
    expect(cause?.title).toContain('`params.arguments` must be an object');
    expect(cause?.how[0]?.says).toContain('not as a string with JSON in it');
  });
});

describe('a report and its message', () => {
  const LOG = [
    '2025-06-13T14:44:30.062Z [maps] [info] Message from client: {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '2025-06-13T14:44:30.162Z [maps] [info] Message from server: {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"}}],"nextCursor":null}}',
    '2025-06-13T14:44:30.172Z [maps] [error] Failed to fetch tools: [{"expected":"string","code":"invalid_type","path":["nextCursor"],"message":"Invalid input: expected string, received null"}]',
  ].join('\n');

  it('are linked', () => {
    const [cause] = causesIn(LOG);
    expect(cause).toMatchObject({ id: 'zod-nextcursor-null', entry: 1, pointer: '/result/nextCursor', ask: [] });
    expect(LOG.slice(cause?.span.start, cause?.span.end)).toContain('"nextCursor":null');
  });

  it('are one finding, not two', () => {
    const causes = causesIn(LOG);
    const { diagnostics } = checkOne(LOG);
    const same = diagnostics.filter((one) => isReportedBy(causes, one));
    expect(same.map(({ pointer }) => pointer)).toEqual(['/result/nextCursor']);
  });

  it('are linked without a path, and the rule that the message breaks is the answer', () => {
    const text = [
      '2026-02-03T10:11:12.120Z [notes] [info] Message from client: {"jsonrpc":"2.0","id":0,"method":"ping"}',
      '2026-02-03T10:11:12.130Z [notes] [info] Message from server: {"id":0,"result":{}}',
      '2026-02-03T10:11:12.140Z [notes] [error] Deserialize error: data did not match any variant of untagged enum JsonRpcMessage',
    ].join('\n');
    const [cause] = causesIn(text);
    expect(cause).toMatchObject({ id: 'response-refused', entry: 1 });
    expect(cause?.title).toContain('"jsonrpc": "2.0"');
    expect(cause?.what).toContain('Message 2 has no `jsonrpc` member');
  });

  it('are linked if the report is a line of its own below the message, which is no output of a server', () => {
    const text =
      '{"jsonrpc":"2.0","id":"1","request":{"method":"get"}}\n\nFailed to deserialize the JSON body into the target type: data did not match any variant of untagged enum JsonRpcMessage';
    expect(causesIn(text).map(({ id, entry }) => [id, entry])).toEqual([['response-refused', 0]]);
  });

  it('of another text are not', () => {
    const [cause] = causesIn(`Failed to fetch tools: ${ZOD4}`);
    expect(cause).toMatchObject({ entry: -1 });
    expect(cause?.ask.join(' ')).toContain('Paste the rejected message');
  });
});

describe('a union of which only branches of requests are shown', () => {
  const issue = (code: string, rest: object): object => ({ code, message: 'Invalid input', ...rest });
  const union = (key: string, ...more: object[]): string => {
    const method = issue('invalid_type', { expected: 'string', received: 'undefined', path: ['method'] });
    const unknown = issue('unrecognized_keys', { keys: [key], path: [] });
    return JSON.stringify([issue('invalid_union', { path: [], errors: [[...more, method, unknown]] })]);
  };

  it('is about the error response that was sent, without members that only requests have', () => {
    const text = union('error', issue('invalid_value', { values: ['2.0'], path: ['jsonrpc'] }));
    const [cause] = causesIn(text);
    expect(cause?.what).toContain('`jsonrpc` does not fit. It is meant as an error response.');
    expect(cause?.what).not.toContain('Also');
  });

  it('is not about the request in the same log', () => {
    const request = '[info] Message from client: {"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    const [at, name] = ['2025-03-21T13:56:55.989Z', '[files]'];
    const [cause] = causesIn(`${at} ${name} ${request}\n${at} ${name} [error] ${union('result')}\n`);
    expect(cause?.what).toContain('It is meant as a response.');
    expect(cause?.entry).toBe(-1);
    expect(cause?.how.map((one) => one.for)).toEqual(['a response', 'the server', 'the server']);
  });
});
