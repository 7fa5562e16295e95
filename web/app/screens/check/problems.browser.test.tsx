/** “Problems”: findings with their source and side, long lists, what cannot be judged, the headline, and causes above it. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  editor,
  expectCount,
  expectLooks,
  focus,
  openCheck,
  place,
  press,
  problem,
  report,
  status,
  tab,
  testCheck,
  write,
} from '../../../testing/check.tsx';
import { BOTH_SIDES, MIXED } from '../../../testing/report-texts.ts';

testCheck();

const articles = report.getByRole('article');

describe('the list', () => {
  const current = () => report.element().querySelector('li[aria-current]')?.textContent ?? '';

  it('has the most severe first, then by position, each with what, why and its source', async () => {
    await openCheck(MIXED);
    await expect.element(status).toHaveTextContent(/^2 errors, 1 warning 4 messages,/);
    await expect.element(tab('Problems')).toHaveTextContent(/^Problems 4$/);
    await expectCount(articles, 4);
    for (const [at, where] of ['line 3, /jsonrpc', 'line 4, /id', 'line 2, /id', 'line 1, /extra'].entries())
      await expect.element(articles.nth(at)).toHaveTextContent(where);
    const row = articles.nth(1);
    await expect.element(row.getByRole('heading')).toHaveTextContent(/^The id of a request must not be null$/);
    for (const part of [
      'Message 4 requests tools/call with "id": null',
      'so a receiver may not respond at all.',
      'MUST NOT',
      'ids/null-id',
    ])
      await expect.element(row).toHaveTextContent(part);
    const link = row.getByRole('link', { name: /opens a new tab/ });
    await expect
      .element(link)
      .toHaveAttribute('href', 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests');
    await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
    await expect
      .element(row.getByRole('link', { name: 'The rule ids/null-id' }))
      .toHaveAttribute('href', '#/reference/rules/ids%2Fnull-id');
    const items = [...report.getByRole('tabpanel').element().querySelectorAll('ol > li')];
    expect(items.map(({ textContent }) => /^(error|warning|info)/.exec(textContent)?.[0])).toEqual([
      'error',
      'error',
      'warning',
      'info',
    ]);
  });

  it('leads to the text by a click, and the caret selects the current problem', async () => {
    await openCheck(MIXED);
    await expect.poll(current).toContain('jsonrpc must be exactly "2.0"');
    await report.getByRole('button', { name: 'The id of a request must not be null' }).click();
    await expect.element(place).toHaveTextContent(/^Line 4,/);
    await expect.poll(current).toContain('The id of a request must not be null');
    await focus(editor);
    await press('{ArrowUp}{Home}');
    for (let step = 0; step < 12; step++) await press('{ArrowRight}');
    await expect.element(place).toHaveTextContent(/^Line 3, column 13/);
    await expect.poll(current).toContain('jsonrpc must be exactly "2.0"');
  });

  it('leads from a finding based on two messages to the other one', async () => {
    await openCheck('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":1,"method":"ping"}', {
      from: 'client',
    });
    const places = problem('Each request must have its own id').getByRole('list', { name: 'Other places' });
    await places.getByRole('button', { name: 'See message 1' }).click();
    await expect.element(place).toHaveTextContent(/^Line 1,/);
  });

  it('says what to do about a finding without a fix', async () => {
    await openCheck(
      '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}',
    );
    await expect
      .element(problem('A ping must be answered with an empty result').getByRole('paragraph').last())
      .toHaveTextContent(/^Answer every ping with "result": {}, regardless of the declared capabilities\.$/);
  });

  it('reports what cannot be judged', async () => {
    await openCheck('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    await expect.element(report.getByText('No problems')).toBeVisible();
    await expect.element(report.getByText(/^Not observed, so not judged/)).toBeVisible();
    await expect.element(report.getByText('Framing on the wire.')).toBeVisible();
  });

  it('is folded by rule where it is long, and can be expanded', async () => {
    await openCheck(Array.from({ length: 120 }, (_, id) => `{"id":${id},"method":"ping"}`).join('\n'));
    await expect.element(status).toHaveTextContent(/^120 errors 120 messages,/);
    await expect.element(tab('Problems')).toHaveTextContent(/^Problems 120$/);
    await expectCount(articles, 50);
    await report.getByRole('button', { name: 'and 70 more like this' }).click();
    await expectCount(articles, 100);
  });
});

describe('“My side”', () => {
  const side = (name: RegExp) => report.getByRole('group', { name: 'My side' }).getByRole('button', { name });
  const unknown = articles.filter({ hasText: 'Sender unknown' });

  it('makes F8 pass over the problems of the other side', async () => {
    await openCheck(BOTH_SIDES);
    await side(/^Server/).click();
    for (const press8 of ['{F8}', '{F8}']) {
      await press(press8);
      await expect.element(place).toHaveTextContent(/^Line 6/);
    }
  });

  it('keeps problems whose sender is unknown, and states that', async () => {
    await openCheck(`${BOTH_SIDES}\n{"jsonrpc":"2.0","id":99,"result":{"content":[]}}`);
    await expect.element(unknown.first()).toBeVisible();
    await side(/^Client/).click();
    await expect.element(unknown.first()).toBeVisible();
    await expect.element(report).toHaveTextContent('Problems with an unknown sender stay in the list.');
  });

  it('axe reports nothing, and 320 px are enough', { tags: ['all'] }, async () => {
    await openCheck(BOTH_SIDES);
    await side(/^Client/).click();
    await expect.element(side(/^Client/)).toHaveAttribute('aria-pressed', 'true');
    await expectLooks([320], 'problems of one side');
  });
});

describe('the headline', () => {
  const OPEN = [
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
    '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ];
  const CALL = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{}}}';
  const LIST = [
    '{"jsonrpc":"2.0","id":3,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":3,"result":{"tools":[{"name":"add","inputSchema":{"type":"object"}}]}}',
  ];
  const UNKNOWN = '{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Unknown tool"}}';
  const FAILED = '{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"No such city"}],"isError":true}}';

  it.each<[string, string[], RegExp]>([
    ['a result with isError', [...OPEN, CALL, FAILED], /^All rules kept; 1 call failed: “No such city” 5 messages/],
    [
      'a request without a response',
      [...OPEN, CALL, ...LIST],
      /^All rules kept; 1 request without a response: tools\/call 6 messages/,
    ],
    [
      'a server that stopped',
      [OPEN[0] ?? '', 'Error: Cannot find module "x"', 'Server process exited with code 1'],
      /^All rules kept; the server stopped: “Server process exited with code 1”; 1 request without a response: initialize; the log reports “Error: Cannot find module "x"” 1 message,/,
    ],
    [
      'an error beside a failed call',
      [...OPEN, CALL, UNKNOWN, '{"jsonrpc":"2.0","id":null,"method":"ping"}'],
      /^1 error; 1 call failed: -32602 Unknown tool 6 messages/,
    ],
    ['nothing but what was asked for', [...OPEN, ...LIST], /^Valid 5 messages,/],
  ])('says of %s what happened', async (_what, lines, says) => {
    await openCheck(lines.join('\n'));
    await expect.element(status).toHaveTextContent(says);
  });

  it('follows every change of the text', async () => {
    await openCheck(LIST[0] ?? '');
    for (const [text, says] of [
      ['{"jsonrpc":"2.0","id":null,"method":"tools/list"}', /^1 error 1 message,/],
      ['', /^Nothing to check$/],
      ['{"jsonrpc":"1.0","id":null,"method":"tools/list"}', /^2 errors 1 message,/],
      [' \n\t ', /^Nothing to check$/],
      ['{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}', /^Valid, 1 warning 1 message,/],
      ['{"jsonrpc":"1.0","id":null,"id":null,"method":"tools/list"}', /^2 errors, 1 warning 1 message,/],
      ['hello world', /^Nothing to judge /],
      ['hello', /^1 error/],
      [`${LIST[0]}\n${LIST[0]?.replace('3,', '4,')}`, /^Valid 2 messages, judged by MCP 2025-11-25/],
    ] as const) {
      await write(text);
      await expect.element(status).toHaveTextContent(says);
    }
    await expectCount(status, 1);
  });

  it('axe reports nothing with an outcome and a preview', { tags: ['all'] }, async () => {
    await openCheck([...OPEN, CALL, UNKNOWN].join('\n'), { revision: '2025-03-26' });
    await expect.element(status).toHaveTextContent('1 call failed');
    await expectLooks([1280], 'an outcome and a preview');
  });
});

describe('“Why it fails”', () => {
  const TIME = '2025-06-13T14:44:30.062Z [maps]';
  const LOG = [
    `${TIME} [info] Message from client: {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}`,
    `${TIME} [error] Unexpected token 'S', "Starting m"... is not valid JSON { metadata: { context: 'connection' } }`,
    `${TIME} [info] Message from server: {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"maps","version":"1.0.0"}}}`,
    `${TIME} [info] Server transport closed unexpectedly, this is likely due to the process exiting early.`,
  ].join('\n');
  const block = page.getByRole('region', { name: 'Why it fails' });

  it('folds further causes and changes, which open with the keyboard', async () => {
    await openCheck(LOG);
    const further = block.getByText(/further cause/);
    await expect.element(further).toBeVisible();
    await expectCount(block.getByRole('button', { name: 'Evidence in line 4' }), 0);
    await focus(further);
    await press('{Enter}');
    await expect.element(block.getByRole('button', { name: 'Evidence in line 4' })).toBeVisible();
    await focus(block.getByRole('button', { name: 'Evidence in line 2' }));
    await press('{Enter}');
    await expect.element(place).toHaveTextContent(/^Line 2, column/);
  });

  it('admits that a line does not name its reason, with what to paste next', async () => {
    await openCheck('MCP error -32000: Connection closed');
    await expect.element(block).toHaveTextContent('not observed here');
    await block.getByText(/more change|If that does not help/).click();
    await expect.element(block).toHaveTextContent('Run the same command in a terminal');
    await expect.element(report).not.toHaveTextContent('Nothing to judge');
  });

  it('axe reports nothing, light and dark, also at 375 px', { tags: ['all'] }, async () => {
    await openCheck(LOG);
    await block.getByText(/further cause/).click();
    await expectLooks([1280, 375], 'a cause');
    await expect.element(block).toBeVisible();
  });
});

it('describes an empty method name, and does not quote it', async () => {
  await openCheck('{"jsonrpc":"2.0","id":1,"method":""}');
  await expect.element(status).toHaveTextContent('because an empty method is not an MCP method');
});
