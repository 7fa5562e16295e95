/** “Anatomy” and “Parts”: the members of a message by their types and by the schema of a tool, and texts that are no messages. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goToEntry } from '../../state/actions.ts';
import { resize } from '../../../testing/browser.tsx';
import {
  editor,
  expectCount,
  expectLooks,
  focus,
  openCheck,
  press,
  report,
  status,
  tab,
  testCheck,
} from '../../../testing/check.tsx';

testCheck();

describe('“Anatomy”', () => {
  const members = page.getByRole('list', { name: 'Members' });
  const name = (text: string) => members.getByRole('button', { name: text, exact: true });
  const member = (text: string) =>
    members.getByRole('listitem').filter({ has: page.getByRole('button', { name: text, exact: true }) });
  const CALL = [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"get_forecast","inputSchema":{"type":"object","properties":{"city":{"type":"string","description":"The city to look up"},"unit":{"enum":["C","F"]}},"required":["city"]}}]}}',
    '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_forecast","arguments":{"unit":"C"}}}',
  ].join('\n');

  /** Opens the anatomy of a message, counted from 0. */
  async function openAnatomy(text: string, entry: number): Promise<void> {
    await openCheck(text, { tab: 'anatomy', revision: '2025-11-25' });
    goToEntry(entry);
    await expect.element(report.getByRole('heading', { name: `Message ${entry + 1}` })).toBeVisible();
    await expect.element(members).toBeVisible();
  }

  it('explains arguments by the schema of the tool, and names required ones', { tags: ['all'] }, async () => {
    await openAnatomy(CALL, 2);
    await expect.element(member('arguments').last()).toHaveTextContent('it requires city');
    await expect.element(member('arguments').last()).toHaveTextContent('required');
    const fold = page.getByRole('button', { name: 'Members of arguments' });
    if (fold.element().ariaExpanded === 'false') await fold.click();
    for (const part of ['absent', 'required', 'The city to look up'])
      await expect.element(member('city').last()).toHaveTextContent(part);
    await expect.element(member('unit').last()).toHaveTextContent('Allowed: "C", "F"');
    await expectLooks([1280], 'anatomy of a call');
  });

  it('folds and opens the contents of a member by keyboard', async () => {
    await openAnatomy(CALL, 2);
    await expect.element(name('arguments')).toBeVisible();
    await focus(name('params'));
    await press('{ArrowLeft}');
    await expectCount(name('arguments'), 0);
    await expect.element(name('params')).toHaveFocus();
    await press('{ArrowRight}');
    await expect.element(name('arguments')).toBeVisible();
  });

  it('covers nested types, states the reason for a type, and links to it', async () => {
    await openAnatomy(CALL, 1);
    await expect.element(report).toHaveTextContent('type ListToolsResult, since it responds to tools/list');
    for (const one of ['tools', 'Item 1']) {
      await focus(name(one));
      await press('{ArrowRight}');
    }
    await expect
      .element(member('Item 1').last().getByRole('link', { name: 'Tool', exact: true }))
      .toHaveAttribute('href', '#/reference/types/2025-11-25/Tool');
    await expect.element(member('inputSchema').last()).toHaveTextContent('required');
    await expect.element(member('icons').last()).toHaveTextContent('optional, since 2025-11-25');
  });

  it('breaks no name or type inside a word in 1000 px', async () => {
    await resize(1000, 800);
    await openAnatomy(CALL, 2);
    const broken: string[] = [];
    for (const code of members.element().querySelectorAll('button code, a')) {
      for (const node of code.childNodes) {
        if (!(node instanceof Text)) continue;
        const range = document.createRange();
        range.selectNode(node);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(node.data);
      }
    }
    expect(broken).toEqual([]);
  });

  it('moves from message to message', async () => {
    await openAnatomy(CALL, 1);
    const heading = report.getByRole('heading', { level: 3 });
    await expect.element(heading).toHaveTextContent(/^Message 2$/);
    await page.getByRole('button', { name: 'Next message' }).click();
    await expect.element(heading).toHaveTextContent(/^Message 3$/);
    await expect.element(page.getByText(/^Line 3, column/)).toBeVisible();
    await page.getByRole('button', { name: 'Message before' }).click();
    await page.getByRole('button', { name: 'Message before' }).click();
    await expect.element(heading).toHaveTextContent(/^Message 1$/);
    await expectCount(report.getByRole('article'), 0);
  });
});

describe('“Parts”', () => {
  const TOOL = '{"name": "add", "description": "Adds numbers", "inputSchema": {"type": "object"}}';
  const CONFIG =
    '{"servers": {"docs": {"type": "http", "uri": "https://docs.example.com/mcp"}, "files": {"command": "npx", "args": ["-y", "files-mcp"]}}}';
  const BOTH = `${TOOL}\n\n${CONFIG}\n`;
  const button = (name: string | RegExp) => report.getByRole('button', { name });

  it('are reached, converted and found in the text by keyboard', async () => {
    await openCheck(BOTH);
    await expect.element(status).toHaveTextContent('2 parts');
    await focus(tab('Problems'));
    await press('{ArrowRight}');
    await expect.element(tab('Parts')).toHaveFocus();
    await expect.element(button('Convert to …')).toBeVisible();
    for (const name of ['A tool', 'Wrap in a message', 'Call this tool', /^Configuration of VS Code/, 'Convert to …']) {
      await press('{Tab}');
      await expect.element(button(name)).toHaveFocus();
    }
    await press('{Enter}');
    const first = page.getByRole('menuitem').first();
    await expect.element(first).toBeVisible();
    await press('{Home}');
    await expect.element(first).toHaveFocus();
    await press('{Enter}');
    const dialog = page.getByRole('dialog', { name: /^Configuration for / });
    await expect.element(dialog).toBeVisible();
    await press('{Escape}');
    await expectCount(dialog, 0);
    await expect.element(button('Convert to …')).toHaveFocus();
    await focus(button('A tool'));
    await press('{Enter}');
    await expect.element(editor).toHaveFocus();
  });

  it('that are configurations have findings without a sender', async () => {
    await openCheck(CONFIG);
    await expect.element(report.getByRole('article').first()).toBeVisible();
    await expectCount(report.getByText(/^Sen(?:t by|der)/), 0);
  });

  it('are counted among prose, and a click goes to one', async () => {
    await openCheck(`Our tool:\n\n\`\`\`json\n${TOOL}\n\`\`\`\n\nThe file:\n\n\`\`\`json\n${CONFIG}\n\`\`\`\n`);
    await expect.element(status).toHaveTextContent(/2 parts: \d problems?/);
    await expect.element(report.getByRole('article').first()).toHaveTextContent('VS Code');
    await tab('Parts').click();
    await button('A tool').click();
    await expect.element(editor).toHaveFocus();
  });

  it('axe reports nothing, and 375 px are enough', { tags: ['all'] }, async () => {
    await openCheck(BOTH, { tab: 'parts' });
    await expect.element(button('Call this tool')).toBeVisible();
    await expectLooks([1280, 375], 'parts');
  });
});
