/** Tests single widgets: keys and clicks, screen reader output, and axe without findings in both themes. */
import { useState } from 'react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, expectAccessible, hide, resize, show } from '../../testing/browser.tsx';
import { oneOf } from './choice.ts';
import { FormFields, type Filled } from './FormFields.tsx';
import { MenuButton } from './MenuButton.tsx';
import { ReportPane, type ReportView } from './ReportPane.tsx';
import { RevisionStrip } from './RevisionStrip.tsx';
import { Segments } from './Segments.tsx';
import { Split } from './Split.tsx';

beforeEach(async () => {
  choose('light');
  await resize(1280);
});
afterAll(hide);

const separator = () => page.getByRole('separator', { name: 'Width of the panes' });
const width = (): string | null => separator().element().getAttribute('aria-valuenow');

describe('the pane separator', () => {
  const panes = (onResize: (percent: number) => void) => (
    <main>
      <h1>Panes</h1>
      <Split left={<p>left</p>} right={<p>right</p>} pane="message" onResize={onResize} />
    </main>
  );

  it('moves by arrow keys, to its ends, and back to the middle, and reports each width', async () => {
    const onResize = vi.fn<(percent: number) => void>();
    show(panes(onResize));
    separator().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(width()).toBe('48');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(width()).toBe('44');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(width()).toBe('70');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(width()).toBe('25');
    await userEvent.keyboard('{Enter}');
    expect(width()).toBe('46');
    expect(onResize.mock.calls.flat()).toEqual([48, 46, 44, 70, 70, 25, 25, 46]);
    expect(separator().element().getAttribute('aria-valuetext')).toBe('message 46, report 54');
  });

  it('shows only one pane below 900 px', async () => {
    show(panes(() => undefined));
    await expect.element(page.getByText('right')).toBeVisible();
    await resize(600);
    await expect.element(page.getByText('right')).not.toBeVisible();
    await expect.element(page.getByText('left')).toBeVisible();
  });
});

describe('a menu button', () => {
  const picked = vi.fn<(id: string) => void>();
  const choices = ['auto', 'light', 'dark'].map((id) => ({ id, label: id }));
  const sections = [oneOf({ label: 'Theme', value: 'light', choices, onPick: picked })];
  const button = () => page.getByRole('button', { name: 'Theme' });

  it('opens by Down and Enter, supports arrow keys, and returns the focus', async () => {
    show(<MenuButton name="Theme" sections={sections} />);
    await expect.element(button()).toBeVisible();
    button().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button()).toHaveFocus();
    await expect.poll(() => page.getByRole('menu').elements()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    const item = (name: string) => page.getByRole('menuitemradio', { name });
    await expect.element(item('auto')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('light')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('dark')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => picked.mock.calls.flat()).toEqual(['dark']);
    await expect.element(button()).toHaveFocus();
  });
});

/** The report’s tabs with the current view. */
function Tabs() {
  const [view, setView] = useState<ReportView>('problems');
  return (
    <main>
      <h1>Check</h1>
      <ReportPane
        head={null}
        view={view}
        onView={setView}
        problems={3}
        messages={1385}
        safe={2}
        onFixAll={() => undefined}
      >
        <p>{view}</p>
      </ReportPane>
    </main>
  );
}

describe('the report tabs', () => {
  it('are selected by the press, since a verdict that arrives before the release may move them', async () => {
    show(<Tabs />);
    const tab = page.getByRole('tab', { name: 'Sequence' });
    await expect.element(tab).toHaveAttribute('aria-selected', 'false');
    const press = (button: number) =>
      tab.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button }));
    press(2);
    await expect.element(tab).toHaveAttribute('aria-selected', 'false');
    press(0);
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  });

  it('support arrow keys, wrap around, and show the matching view', async () => {
    show(<Tabs />);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Problems').click();
    for (const [key, name] of [
      ['{ArrowRight}', 'Messages'],
      ['{End}', 'Anatomy'],
      ['{ArrowRight}', 'Problems'],
      ['{ArrowLeft}', 'Anatomy'],
      ['{Home}', 'Problems'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(tab(name)).toHaveFocus();
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect.element(page.getByRole('tabpanel')).toHaveTextContent(name.toLowerCase());
    }
    await expect.element(tab('Messages')).toHaveTextContent(/1\D385/);
  });
});

describe('the form of a server request', () => {
  it('sends the entered values in the requested types, and omits the rest', async () => {
    const onAccept = vi.fn<(filled: Filled) => void>();
    const bounds = { min: null, max: null, minLength: null, maxLength: null };
    const field = { ...bounds, says: null, required: false, choices: [], value: null, many: null };
    show(
      <FormFields
        onAccept={onAccept}
        fields={[
          { ...field, name: 'age', title: 'Age', type: 'integer', required: true },
          { ...field, name: 'note', title: 'Note', type: 'string' },
          { ...field, name: 'agree', title: 'Agree', type: 'boolean' },
        ]}
      />,
    );
    await page.getByRole('spinbutton', { name: /Age/ }).fill('42');
    await page.getByRole('checkbox', { name: 'Agree' }).click();
    await page.getByRole('button', { name: 'Send the form' }).click();
    expect(onAccept).toHaveBeenCalledWith({ age: 42, agree: true });
  });

  it('takes several values: checkboxes up to the maximum, rows that are added and removed', async () => {
    const onAccept = vi.fn<(filled: Filled) => void>();
    const bounds = { min: null, max: null, minLength: null, maxLength: null };
    const field = { ...bounds, says: null, required: true, value: null };
    const choices = ['red', 'green', 'blue'].map((value) => ({ value, label: `the color ${value}` }));
    show(
      <main>
        <h1>Form</h1>
        <FormFields
          onAccept={onAccept}
          fields={[
            { ...field, name: 'colors', title: 'Colors', type: 'string', choices, many: { min: 2, max: 2 } },
            { ...field, name: 'sizes', title: 'Sizes', type: 'integer', choices: [], many: { min: null, max: 3 } },
          ]}
        />
      </main>,
    );
    const color = (name: string) => page.getByRole('checkbox', { name: `the color ${name}` });
    const send = page.getByRole('button', { name: 'Send the form' });
    await color('blue').click();
    await page.getByRole('spinbutton', { name: 'Sizes, value 1' }).fill('7');
    await send.click();
    expect(onAccept).not.toHaveBeenCalled();
    await color('red').click();
    await expect.element(color('green')).toBeDisabled();
    const add = page.getByRole('button', { name: 'Add a value' });
    await add.click();
    await add.click();
    await expect.element(add).toBeDisabled();
    await page.getByRole('spinbutton', { name: 'Sizes, value 3' }).fill('9');
    await page.getByRole('button', { name: 'Remove value 2 of Sizes' }).click();
    await expectAccessible('several values');
    await send.click();
    expect(onAccept).toHaveBeenCalledWith({ colors: ['red', 'blue'], sizes: [7, 9] });
  });
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('axe reports nothing for tabs, chips, choices, menu and separator', async () => {
    choose(theme);
    const verdicts = {
      'jsonrpc-2.0': { errors: 0, warnings: 1, infos: 0 },
      '2025-11-25': { errors: 2, warnings: 0, infos: 0 },
    };
    show(
      <main>
        <h1>Check</h1>
        <Segments
          label="Transport"
          value="http"
          items={[
            { id: 'stdio', label: 'stdio' },
            { id: 'http', label: 'HTTP' },
          ]}
        />
        <MenuButton name="Theme" sections={[]} />
        <Split
          left={<RevisionStrip verdicts={verdicts} current="2025-11-25" onPick={() => undefined} />}
          right={
            <ReportPane
              head={null}
              view="messages"
              onView={() => undefined}
              problems={3}
              messages={7}
              safe={0}
              onFixAll={() => undefined}
            >
              <p>Messages</p>
            </ReportPane>
          }
          pane="message"
        />
      </main>,
    );
    await expect.element(page.getByRole('group', { name: 'Verdict per revision' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: '2025-11-25: 2 errors' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expectAccessible('widgets');
  });
});
