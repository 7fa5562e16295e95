/** The list of parts and the dialog with a converted configuration: clicks, keys, 375 px, and axe without findings in both themes. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, expectAccessible, expectNoSideways, hide, resize, show } from '../../testing/browser.tsx';
import type { ConvertChoice, ShownPart } from '../engine/types.ts';
import { ConvertDialog } from './ConvertDialog.tsx';
import { PartList } from './PartList.tsx';
import { ReportPane, type ReportView } from './ReportPane.tsx';
import { Verdict } from './Verdict.tsx';

beforeEach(async () => {
  choose('light');
  await resize(1280);
});
afterAll(hide);

const BASE = { span: { start: 0, end: 10 }, messages: 0, errors: 0, warnings: 0, infos: 0 };
const PARTS: readonly ShownPart[] = [
  {
    ...BASE,
    kind: 'fragment-tool',
    type: 'Tool',
    title: 'A tool',
    because: 'It has `name` and `inputSchema`.',
    line: 1,
    last: 5,
    actions: ['wrap', 'call'],
  },
  {
    ...BASE,
    kind: 'host-config',
    host: 'vscode',
    title: 'Configuration of VS Code',
    because: 'It has `servers`.',
    errors: 1,
    infos: 2,
    line: 7,
    last: 7,
    actions: ['convert'],
  },
  { ...BASE, kind: 'message', title: '2 messages', because: 'JSON.', messages: 2, line: 9, last: 10, actions: [] },
  { ...BASE, kind: 'prose', title: 'Text', because: 'It is neither.', line: 12, last: 12, actions: [] },
];
const HOSTS: readonly ConvertChoice[] = [
  { id: 'cursor', title: 'Cursor' },
  { id: 'zed', title: 'Zed' },
];

describe('the list of parts', () => {
  const onGo = vi.fn<(index: number) => void>();
  const onEdit = vi.fn<(index: number, action: string) => void>();
  const onConvert = vi.fn<(index: number, host: ConvertChoice) => void>();
  const list = (
    <main>
      <h1>Check</h1>
      <h2>Report</h2>
      <PartList parts={PARTS} hosts={new Map([[1, HOSTS]])} onGo={onGo} onEdit={onEdit} onConvert={onConvert} />
    </main>
  );

  it('shows kind, lines and findings of each part, and goes to it', async () => {
    show(list);
    const items = page.getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('A toollines 1 to 5No problemsTool');
    await expect.element(items.nth(1)).toHaveTextContent('Configuration of VS Codeline 71 error2 notes');
    await expect.element(items.nth(2)).toHaveTextContent('2 messageslines 9 to 10No problems2 messages');
    await expect.element(items.nth(3)).toHaveTextContent(/^Textline 12$/);
    await userEvent.click(page.getByRole('button', { name: 'Configuration of VS Code' }));
    expect(onGo.mock.calls).toEqual([[1]]);
  });

  it('offers what each part can become', async () => {
    show(list);
    await userEvent.click(page.getByRole('button', { name: 'Wrap in a message' }));
    await userEvent.click(page.getByRole('button', { name: 'Call this tool' }));
    expect(onEdit.mock.calls).toEqual([
      [0, 'wrap'],
      [0, 'call'],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Convert to …' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Zed' }));
    await expect.poll(() => onConvert.mock.calls).toEqual([[1, HOSTS[1]]]);
  });

  it('has no axe finding in either theme, and fits 375 px', async () => {
    for (const theme of ['light', 'dark'] as const) {
      choose(theme);
      show(list);
      await expect.element(page.getByRole('button', { name: 'Call this tool' })).toBeVisible();
      await expectAccessible(`parts, ${theme}`);
    }
    await resize(375);
    expectNoSideways('parts at 375 px');
  });
});

describe('the dialog of a converted configuration', () => {
  const converted = {
    text: '{\n  "mcpServers": {}\n}\n',
    file: '.cursor/mcp.json',
    notes: ['Fill in the value of `DOCS_TOKEN`.'],
  };

  it('shows the file, its place and what was not carried, in both themes', async () => {
    for (const theme of ['light', 'dark'] as const) {
      choose(theme);
      show(<ConvertDialog open onOpenChange={() => undefined} host="Cursor" converted={converted} />);
      const dialog = page.getByRole('dialog', { name: 'Configuration for Cursor' });
      await expect.element(dialog).toBeVisible();
      await expect.element(dialog).toHaveTextContent('Save it as .cursor/mcp.json');
      await expect.element(dialog).toHaveTextContent('Fill in the value of DOCS_TOKEN');
      await expect.element(page.getByRole('textbox', { name: 'Configuration for Cursor' })).toHaveValue(converted.text);
      await expectAccessible(`dialog, ${theme}`);
    }
  });

  it('copies the file', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(<ConvertDialog open onOpenChange={() => undefined} host="Cursor" converted={converted} />);
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(written.mock.calls).toEqual([[converted.text]]);
    written.mockRestore();
  });
});

describe('the report of a text without messages', () => {
  it('has only the views that fit, which keys reach', async () => {
    const onView = vi.fn<(view: ReportView) => void>();
    const outcome = {
      head: 'Configuration of VS Code: 1 problem',
      basis: 'It has `servers`.',
      severity: 'error' as const,
    };
    const judged = {
      errors: 1,
      warnings: 0,
      messages: 0,
      revision: '2025-11-25' as const,
      because: '',
      outcome: [],
      deep: true,
    };
    show(
      <ReportPane
        head={<Verdict verdict={{ state: 'judged', ...judged, instead: outcome }} />}
        view="problems"
        views={['problems', 'parts']}
        onView={onView}
        problems={1}
        messages={0}
        parts={1}
        safe={0}
        onFixAll={() => undefined}
      >
        <p>list</p>
      </ReportPane>,
    );
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Configuration of VS Code: 1 problem It has servers.');
    const tabs = page.getByRole('tab');
    expect(tabs.elements().map(({ textContent }) => textContent)).toEqual(['Problems 1', 'Parts 1']);
    tabs.nth(0).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onView.mock.calls).toEqual([['parts']]);
  });
});
