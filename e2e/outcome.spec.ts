// The headline says what happened, not only which rules were kept.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVerdict, openWith, status, write } from './screen.ts';

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
const TOOL_FAILED =
  '{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"No such city"}],"isError":true}}';

test(
  '“Valid” does not stand alone above a failed call, and the outcome leads there',
  { tag: '@journey' },
  async ({ page }) => {
    await openWith(page, [...OPEN, CALL, UNKNOWN].join('\n'));
    await expect(status(page)).toHaveText(/^All rules kept; 1 call failed: -32602 Unknown tool 5 messages, judged/);
    await status(page).getByRole('button', { name: '1 call failed: -32602 Unknown tool' }).click();
    await expect(page.getByText(/^Line 5, column/)).toBeVisible();
  },
);

test('a result with isError, a request without a response, a server that stopped', async ({ page }) => {
  await openWith(page, [...OPEN, CALL, TOOL_FAILED].join('\n'));
  await expect(status(page)).toHaveText(/^All rules kept; 1 call failed: “No such city” 5 messages/);
  await write(page, [...OPEN, CALL, ...LIST].join('\n'));
  await expect(status(page)).toHaveText(/^All rules kept; 1 request without a response: tools\/call 6 messages/);
  await write(page, `${OPEN[0]}\nError: Cannot find module "x"\nServer process exited with code 1`);
  await expect(status(page)).toHaveText(
    /^All rules kept; the server stopped: “Server process exited with code 1”; 1 request without a response: initialize; the log reports “Error: Cannot find module "x"” 1 message,/,
  );
  await write(page, `${[...OPEN, CALL, UNKNOWN].join('\n')}\n{"jsonrpc":"2.0","id":null,"method":"ping"}`);
  await expect(status(page)).toHaveText(/^1 error; 1 call failed: -32602 Unknown tool 6 messages/);
  await write(page, [...OPEN, ...LIST].join('\n'));
  await expectVerdict(page, 'Valid');
});

test('axe reports nothing with an outcome and a preview', async ({ page }) => {
  await openWith(page, [...OPEN, CALL, UNKNOWN].join('\n'), '&revision=2025-03-26');
  await expect(status(page)).toContainText('1 call failed');
  await cleanInBoth(page, 'an outcome and a preview');
});
