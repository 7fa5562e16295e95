// Live: how soon a message is visible. The page’s clock stands still, and is moved by the test: so a machine that is busy cannot
// fail it, and a delay does.
import { expect } from './fixtures.ts';
import { separateTest as test } from './live-tap.ts';
import { handshake, sentBy, START } from './live-session.ts';
import { openLive, row, rows } from './live-screen.ts';

test('each message is shown within 100 ms of its arrival', async ({ page, tap }) => {
  await page.addInitScript(() => {
    const { prototype } = ReadableStreamDefaultReader;
    const { read } = prototype;
    globalThis.arrived = '';
    prototype.read = async function (...given) {
      const result = await Reflect.apply(read, this, given);
      if (typeof result.value === 'string') globalThis.arrived = (globalThis.arrived ?? '') + result.value;
      return result;
    };
  });
  await page.clock.install();
  await openLive(page, tap);
  tap.push(START, ...handshake());
  await expect(rows(page)).toHaveCount(3);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (let id = 10; id < 30; id++) {
    tap.push(sentBy('client', { id, method: 'ping' }));
    await expect.poll(() => page.evaluate(() => globalThis.arrived)).toContain(`"id":${id},`);
    await page.clock.runFor(100);
    await expect(row(page, id - 6)).toContainText('ping');
  }
});

declare global {
  /** The texts that the page has read from its stream. */
  var arrived: string | undefined;
}
