// Server: what a newcomer looks for is in sight, HTTP headers can be edited, forms take several values, a link restores a run.
import { cleanInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { compose, line, openServer, replace, section, sendAndSee, sendButton, toggle, wire } from './server-screen.ts';
import type { Locator, Page } from '@playwright/test';
import { expectFit } from './width.ts';

const values = (page: Page): Locator => page.getByRole('list', { name: 'Headers of the message' });

/** A server whose one tool asks for several values. */
const REQUESTING = {
  info: { name: 'painter', version: '1' },
  tools: [
    {
      name: 'paint',
      inputSchema: { type: 'object' },
      does: {
        steps: [
          {
            do: 'ask',
            as: 'form',
            method: 'elicitation/create',
            params: {
              message: 'What should it show?',
              requestedSchema: {
                type: 'object',
                properties: {
                  colors: {
                    type: 'array',
                    title: 'Colors',
                    minItems: 1,
                    items: { type: 'string', enum: ['red', 'green', 'blue'] },
                  },
                },
                required: ['colors'],
              },
            },
          },
          { do: 'result', result: { content: [{ type: 'text', text: 'Done' }] } },
        ],
      },
    },
  ],
};

/** Replaces the definition, or pastes the tools of a real server. */
async function define(page: Page, how: 'Edit as JSON' | 'Paste your tools/list', text: string): Promise<void> {
  await section(page, 'Server definition').getByRole('button', { name: how }).click();
  const pane = page.getByRole('region', { name: /^(?:Definition|Tools of a real server)$/ });
  await expect(pane.locator('.monaco-editor').first()).toBeVisible();
  await replace(page, page.getByRole('textbox', { name: 'Server definition as JSON' }).last(), text);
}

/** The link in the dialog “Share”. */
async function shareLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#\/server/);
  return link.inputValue();
}

test('the definition and words beside icons are in sight, and HTTP headers are edited', async ({ page }) => {
  await test.step('the definition, the way to paste tools, and words beside icons are in sight', async () => {
    await openServer(page, '?transport=http');
    const definition = section(page, 'Server definition');
    await expect(definition.getByRole('button', { name: 'Paste your tools/list' })).toBeInViewport({ ratio: 1 });
    await expect(definition.getByRole('button', { name: 'Edit as JSON' })).toBeInViewport({ ratio: 1 });
    const tools = page.getByRole('region', { name: 'Wire', exact: true });
    for (const word of ['Step back', 'Replay', 'Reset']) await expect(tools.getByText(word)).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: /^Wire/ }).click();
    for (const word of ['Step back', 'Replay', 'Reset']) {
      await expect(tools.getByText(word)).toBeHidden();
      await expect(tools.getByRole('button', { name: word })).toBeVisible();
    }
  });
  await test.step('HTTP headers are edited one a row: changed, left out, added, reset', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sendAndSee(page);
    await expect(values(page).getByRole('textbox', { name: 'Value of mcp-session-id' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Leave out mcp-session-id' }).click();
    await page.getByRole('textbox', { name: 'Value of accept' }).fill('application/json');
    await page.getByRole('button', { name: 'Add a header' }).click();
    await page.getByRole('textbox', { name: 'Name of added header 1' }).fill('X-Trace');
    await page.getByRole('textbox', { name: 'Value of added header 1' }).fill('42');
    await cleanInBoth(page, 'changed headers');
    const before = await wire(page).count();
    await sendAndSee(page);
    await line(page, before + 1).click();
    const sent = page.getByRole('region', { name: `Text of line ${before + 1}` });
    await expect(sent).toContainText('x-trace: 42');
    await expect(sent).not.toContainText('mcp-session-id');
    await expect(
      wire(page)
        .filter({ hasText: /^.*40\d/ })
        .last(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove added header 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add a header' })).toBeFocused();
    await page.getByRole('button', { name: 'Reset the headers' }).click();
    await expect(page.getByRole('textbox', { name: 'Value of accept' })).toHaveValue(/event-stream/);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFit(page);
  });
});

test('a form takes several values of a list', async ({ page }) => {
  await openServer(page);
  await define(page, 'Edit as JSON', JSON.stringify(REQUESTING));
  await expect(section(page, 'Server definition')).toContainText('1 tool,');
  await page.getByRole('button', { name: 'Return to the wire' }).click();
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page)).toHaveCount(3);
  await compose(page, '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"paint"}}');
  await sendAndSee(page);
  const box = page.getByRole('group', { name: 'Answer elicitation/create' });
  const several = box.getByRole('group', { name: /^Colors/ });
  await several.getByRole('checkbox').nth(2).check();
  await several.getByRole('checkbox').nth(0).check();
  await cleanInBoth(page, 'several values');
  const before = await wire(page).count();
  await box.getByRole('button', { name: 'Send the form' }).click();
  await expect(box).toHaveCount(0);
  await line(page, before + 1).click();
  const sent = page.getByRole('region', { name: `Text of line ${before + 1}` });
  await expect(sent).toContainText(/"colors":\s*\["red",\s*"blue"\]/);
});

test('a shared run waits for a button: ignored, it leaves an empty conversation; run, it restores messages, faults and headers', async ({
  page,
}) => {
  await openServer(page, '?transport=http&fault=id-as-text');
  await sendAndSee(page);
  await page.getByRole('button', { name: 'Add a header' }).click();
  await page.getByRole('textbox', { name: 'Name of added header 1' }).fill('authorization');
  await page.getByRole('textbox', { name: 'Value of added header 1' }).fill('Bearer sk-proj-4f8a9c2e7b1d6053');
  await sendAndSee(page);
  const lines = await wire(page).allTextContents();
  const link = await shareLink(page);
  await expect(page.getByRole('dialog')).toContainText('Hide authorization values');
  await page.goto('about:blank');
  await page.goto(link);
  const offer = page.getByRole('group', { name: 'Run from a link' });
  await expect(offer).toContainText('2 messages to the server “Calculator”, MCP 2025-11-25 over HTTP, with 1 fault');
  await expect(wire(page)).toHaveCount(0);
  await cleanInBoth(page, 'a run from a link');
  await page.getByRole('button', { name: 'Ignore it' }).click();
  await expect(offer).toHaveCount(0);
  await expect(wire(page)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(link);
  await offer.getByRole('button', { name: 'Run it' }).click();
  await expect(offer).toHaveCount(0);
  const clockless = (all: readonly string[]): string[] => all.map((one) => one.replace(/^\d\d:\d\d\.\d+/, ''));
  await expect.poll(async () => clockless(await wire(page).allTextContents())).toEqual(clockless(lines));
  await expect(toggle(page, 'Ids are returned as strings')).toBeChecked();
  expect(page.url()).not.toContain('run=');
  // The newest message is open: the notification that was sent with the header.
  const sent = page.getByRole('region', { name: 'Text of line 3' });
  await expect(sent).toContainText('authorization: Bearer');
  await expect(sent).not.toContainText('4f8a9c2e7b1d6053');
});

test('a shared definition is restored; a damaged link says so and runs nothing', async ({ page }) => {
  await openServer(page);
  await define(page, 'Paste your tools/list', '{"tools":[{"name":"look_up","inputSchema":{"type":"object"}}]}');
  await expect(section(page, 'Server definition')).toContainText('1 tool,');
  const link = await shareLink(page);
  await page.goto('about:blank');
  await page.goto(link);
  const offer = page.getByRole('group', { name: 'Run from a link' });
  await expect(offer).toContainText('with an edited definition');
  await expect(section(page, 'Server definition')).toContainText('5 tools');
  await offer.getByRole('button', { name: 'Run it' }).press('Enter');
  await expect(section(page, 'Server definition')).toContainText('1 tool,');
  await page.goto('about:blank');
  await page.goto(link.slice(0, -30));
  await expect(offer).toContainText(/damaged/);
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  await sendButton(page).click();
  await expect(wire(page)).toHaveCount(2);
});
