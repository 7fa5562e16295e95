/** Errors inside of other errors, output below the sentence that introduces it, and the end of long lines. */
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);
const sure = (text: string): string[] =>
  causesIn(text)
    .filter(({ severity }) => severity !== 'info')
    .map(({ id }) => id);

describe('what is quoted says more than what quotes it', () => {
  it.each([
    [
      'My host shows:\n\n```\nDynamic Client Registration failed: {"error":"invalid_client_metadata","error_description":"no"}\n```',
      'invalid-client-metadata',
    ],
    [
      'The sign-in fails with:\n\n```\nerror=unauthorized_client\nerror_description=redirect_uri is not registered for client: http://127.0.0.1:4711\n```',
      'redirect-uri-mismatch',
    ],
  ])('%s', (text, id) => {
    expect(ids(text)[0]).toBe(id);
  });

  it('the reason at the end of a long line comes before the line', () => {
    const chain = `NotesException: cannot create 'notes' in ${'com/example/notes/'.repeat(45)}Notes.class: TimeoutException: Did not observe any item or terminal signal within 20000ms`;
    expect(ids(`My client does not start:\n\n\`\`\`\n${chain}\n\`\`\``)[0]).toBe('request-timed-out');
  });

  it('a time-out inside of an error response is that of the other side', () => {
    const text =
      'The call fails:\n\n```\nMCP error -32603: Drawing failed: editor connection timeout. Is it open?\n```';
    expect(ids(text)[0]).toBe('error-response');
    expect(ids('The call fails:\n\n```\nMCP error -32001: Request timed out\n```')[0]).toBe('request-timed-out');
    expect(ids('The call fails:\n\n```\nMCP error -32603: MCP error -32001: Request timed out\n```')[0]).toBe(
      'request-timed-out',
    );
  });
});

describe('a paragraph below a sentence that introduces it was printed', () => {
  it.each([
    ['The provider returns this after the login:\n\ninvalid_client\n\nThe sign-in never ends.', 'invalid-client'],
    ['我的主机报错：\ninvalid_client\n', 'invalid-client'],
  ])('%s', (text, id) => {
    expect(sure(text)[0]).toBe(id);
  });

  it.each([
    'My notes log these:\n\n- the port is in use by whom\n- the title',
    'The host shows the following:\n\n# Notes\n\nPort 80 is in use if another server runs.',
    'The notes start.\n\nI see no errors:\n\nI only wonder whether the port is in use.',
  ])('but not %s', (text) => {
    expect(sure(text)).toEqual([]);
  });
});

describe('what settings show', () => {
  const CONFIG =
    '{\n  "mcpServers": {\n    "notes": {\n      "command": "node",\n      "args": ["/srv/notes.js"]\n    }\n  }\n}';

  it('a list of disabled servers', () => {
    const [first] = causesIn(
      'My server is not shown. The settings have this:\n\n"disabledMcpjsonServers": [\n  "notes"\n],',
    );
    expect(first).toMatchObject({ id: 'config-not-read', severity: 'info', title: expect.stringContaining('enabled') });
  });

  it('a comment where the text reports invalid JSON', () => {
    const commented = CONFIG.replace('"command": "node",', '"command": "node", // the runtime');
    const [first] = causesIn(`The host says invalid JSON and does not import it:\n\n${commented}`);
    expect(first).toMatchObject({ id: 'roo-json-syntax', title: 'JSON must not have comments' });
    expect(ids(`The host says invalid JSON and does not import it:\n\n${CONFIG}`)).not.toContain('roo-json-syntax');
    const url = CONFIG.replace('"/srv/notes.js"', '"https://notes.example/mcp"');
    expect(ids(`The host says invalid JSON and does not import it:\n\n${url}`)).not.toContain('roo-json-syntax');
  });

  it('a relative path, if nothing else explains the failure', () => {
    const text = `My server does not work:\n\n${CONFIG.replace('/srv/notes.js', 'notes.js')}`;
    expect(causesIn(text)).toMatchObject([{ id: 'python-cant-open-file', severity: 'info' }]);
    expect(ids(`My server does not work:\n\n${CONFIG}`)).not.toContain('python-cant-open-file');
    expect(ids(`${text}\n\n\`\`\`\nspawn node ENOENT\n\`\`\``)).not.toContain('python-cant-open-file');
  });

  it('a container over stdio without `-i`', () => {
    const text = (run: string): string =>
      `My stdio server does not work in a container, it closes instantly.\n\n\`\`\`\n${run}\n\`\`\`\n`;
    expect(ids(text('docker run notes'))[0]).toBe('docker-not-interactive');
    for (const run of ['docker run -i notes', 'docker run --rm -it notes', 'docker run --interactive notes'])
      expect(sure(text(run))).not.toContain('docker-not-interactive');
  });
});

it('a short report with a configuration is no lesson', () => {
  const text =
    'too many days on this\n\nFailed to connect to the notes MCP server\n\n{"mcpServers": {"notes": {"type": "local", "command": "python"}}}';
  expect(ids(text)).toContain('error-reported');
});

it('the code of an error of an API is no issue of a validator', () => {
  const text =
    "ERROR Error code: 400 - {'error': {'message': \"Invalid 'tools[4].function.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.\", 'type': 'invalid_request_error', 'param': 'tools[4].function.name', 'code': 'invalid_value'}}";
  expect(ids(text)[0]).toBe('openai-name-pattern');
});

it('a host that does not reach the server does not know why', () => {
  const [first] = causesIn('My connector fails: “Couldn’t reach the MCP server. You can check the server URL.”');
  expect(first).toMatchObject({ id: 'fetch-failed', severity: 'info' });
});

describe('a validator of arguments or of a return value', () => {
  it.each([
    ["Input validation error: None is not of type 'string'", 'py-input-validation'],
    [
      'Error executing tool notes: 1 validation error for notes_by_dayOutput\nresult\n  Input should be a valid string [type=string_type, input_value=[], input_type=list]',
      'structured-mismatch',
    ],
  ])('%s', (text, id) => {
    expect(ids(`The call of my tool fails:\n\n\`\`\`\n${text}\n\`\`\``)[0]).toBe(id);
  });
});

describe('wordings of others', () => {
  it.each([
    ["TypeError: FastMCP() got unexpected keyword argument(s): 'title'", 'package-version'],
    ["TypeError: FastMCP.__init__() got an unexpected keyword argument 'title'", 'package-version'],
    ['Authentication failed: the server advertised an issuer that does not match its URL', 'issuer-mismatch'],
    ['{"message": "Tool Call Parser Not Given!", "code": 400}', 'model-without-tools'],
    ['This model requires --enable-auto-tool-choice', 'model-without-tools'],
    [
      '* GenerateContentRequest.tools[0].function_declarations[2].parameters.properties[notes].items: missing field.',
      'openai-array-missing-items',
    ],
  ])('%s', (text, id) => {
    expect(sure(`My server fails:\n\n\`\`\`\n${text}\n\`\`\``)).toEqual([id]);
  });

  it('refused credentials are no missing variable', () => {
    const [first] = causesIn('My calls fail with `Authentication Failed: Bad credentials`.');
    expect(first).toMatchObject({ id: 'environment-variable-missing', title: expect.stringContaining('valid') });
  });

  it('a prefix in use, in any language', () => {
    const text = (prefix: string): string =>
      `Failed to start MCP server: L’écoute du préfixe '${prefix}/sse/' a échoué parce que le préfixe est en conflit`;
    expect(ids(text('http://+:4711'))[0]).toBe('eaddrinuse');
    expect(ids(text('http://notes.example'))).not.toContain('eaddrinuse');
  });

  it('the frames of a stack say that a time passed', () => {
    const frame = (name: string): string =>
      `RuntimeException: Client failed to initialize\n\tat reactor.core.publisher.FluxTimeout$TimeoutMainSubscriber.${name}(FluxTimeout.java:295)`;
    expect(ids(frame('handleTimeout'))).toContain('request-timed-out');
    expect(ids(frame('onError'))).not.toContain('request-timed-out');
  });

  it('a writer who gets “Unauthorized” reports a failure', () => {
    expect(ids('The server shows as enabled, but I am getting Unauthorized for all tools.')).toEqual([
      'www-authenticate-401',
    ]);
  });

  it('“expected” in the words of a validator is no condition', () => {
    expect(ids('The server rejects the call with Expected object, received string.')).toEqual(['response-refused']);
  });
});
