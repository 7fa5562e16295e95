/** The helpers of component tests can fail. */
import { createElement } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectHeadingsInOrder, expectNoSideways, hide, resize, show } from './browser.tsx';

afterAll(hide);

it('axe reports a button without a name', async () => {
  show(
    <main>
      <h1>Broken</h1>
      {createElement('button', { type: 'button' })}
    </main>,
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect(expectAccessible('broken')).rejects.toThrow(/button-name/);
});

it('axe reports a text that is too pale, after the same text in a color that is not', async () => {
  const text = (color: string) => (
    <main>
      <h1>Broken</h1>
      <p style={{ color, background: '#fff' }}>pale</p>
    </main>
  );
  show(text('#000'));
  await expect.element(page.getByText('pale')).toBeVisible();
  for (const state of ['black', 'black again']) await expectAccessible(state);
  show(text('#bbb'));
  for (const state of ['gray', 'gray again']) await expect(expectAccessible(state)).rejects.toThrow(/color-contrast/);
});

it('a box that is wider than the page is detected, and a heading that skips a level', async () => {
  await resize(320);
  show(
    <main>
      <h1>Broken</h1>
      <h3>Skipped</h3>
      <div style={{ width: 900 }}>wide</div>
    </main>,
  );
  await expect.element(page.getByText('wide')).toBeVisible();
  expect(() => expectNoSideways('broken')).toThrow(/broken/);
  expect(() => expectHeadingsInOrder('broken')).toThrow(/broken/);
});
