// The page as an installed app: its manifest, its icons, its title bar.
import { expect } from './fixtures.ts';
import { open, whenReady } from './screen.ts';
import { test, whenPrecached } from './site.ts';

interface Manifest {
  start_url: string;
  icons: readonly { src: string; type: string; sizes: string; purpose?: string }[];
  shortcuts: readonly { name: string; url: string }[];
}

test('it can be installed, with icons of the declared sizes, and opens where its shortcuts lead', async ({
  page,
  context,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await whenPrecached(page);
  const chrome = await context.newCDPSession(page);
  const { url, errors, data } = await chrome.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors');
  // The browser context of a test counts as a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(new URL(manifest.start_url, url).href).toBe(new URL('./', page.url()).href);
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes, purpose }) => purpose ?? sizes)).toEqual(['192x192', '512x512', 'maskable']);
  for (const { src, sizes } of drawn) {
    const png = await (await request.get(new URL(src, url).href)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const shortcut of manifest.shortcuts) {
    await page.goto(new URL(shortcut.url, url).href);
    await expect(
      page.getByRole('link', { name: new RegExp(`^${shortcut.url.replace(/^.*\//, '')}$`, 'i') }),
    ).toHaveAttribute('aria-current', 'page');
  }
});

test('the title bar of an installed window has the color of the theme, including a selected one', async ({ page }) => {
  const color = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const [light = ''] = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  const [dark = ''] = await color();
  expect(light).not.toBe(dark);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(color).toEqual([light]);
  await page.reload();
  await whenReady(page);
  expect(await color()).toEqual([light]);
});
