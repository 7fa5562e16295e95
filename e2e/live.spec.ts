// Live: messages of a real session as they come, from a server that speaks the contract of `tap`.
import { readFileSync } from 'node:fs';
import { test as plain } from './fixtures.ts';
import { test, TOKEN } from './live-tap.ts';
import { handshake, overHttp, sentBy, START, traffic } from './live-session.ts';
import { connection, details, openLive, row, rows, section, table, tool, view } from './live-screen.ts';
import { expect } from './fixtures.ts';
import { whenReady } from './screen.ts';

const ping = (id: number) => sentBy('client', { id, method: 'ping' });

test(
  'a session is shown as it happens, and can be paused, filtered, cleared and drawn',
  { tag: '@journey' },
  async ({ page, tap }) => {
    await test.step('a session is shown as it happens', async () => {
      await openLive(page, tap);
      await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
      tap.push(START, ...handshake());
      await expect(rows(page)).toHaveCount(3);
      await expect(row(page, 1)).toContainText('initialize');
      await expect(row(page, 2)).toContainText('result of initialize');
      tap.push(...traffic());
      await expect(rows(page)).toHaveCount(12);
      await expect(row(page, 4)).toContainText('12 ms');
      await expect(row(page, 8)).toContainText('2.00 s');
      await expect(row(page, 12)).toContainText('waiting');
      await expect(section(page, 'In flight')).toContainText('resources/read');
      await expect(section(page, 'Sessions')).toContainText('Running, 12 messages');
      await expect(section(page, 'Sessions')).toContainText('everything 2.0.0');

      await row(page, 7).click();
      await page.keyboard.press('Enter');
      await expect(details(page).getByRole('heading', { name: 'Message 7' })).toBeVisible();
      await expect(details(page)).toContainText('"Echo: Hello"');

      await view(page, 'Output').click();
      const output = page.getByRole('list', { name: 'Output of the server' });
      await expect(output).toContainText('stderrStarting default (STDIO) server...');
      await expect(output).toContainText('stdoutListing tools...');

      tap.push({ kind: 'end', by: 'server', code: 1, signal: null });
      await expect(section(page, 'Messages')).toContainText('The server exited with code 1.');
      await expect(section(page, 'Without a response')).toContainText('resources/read');
    });
    await test.step('pause freezes the view and counts what arrives', async () => {
      tap.push(START, ...handshake());
      await expect(rows(page)).toHaveCount(3);
      await tool(page, 'Pause').click();
      tap.push(ping(1), ping(2));
      await expect(section(page, 'Messages')).toContainText('Paused. 2 more messages arrived.');
      await expect(rows(page)).toHaveCount(3);
      await tool(page, 'Resume').click();
      await expect(rows(page)).toHaveCount(5);
    });
    await test.step('the list can be filtered by text, side, kind and outcome', async () => {
      tap.push(START, ...handshake(), ...traffic());
      await expect(rows(page)).toHaveCount(12);
      await page.getByRole('button', { name: /^waiting/ }).click();
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('button', { name: /^waiting/ }).click();
      await page.getByRole('button', { name: /^slow/ }).click();
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('button', { name: /^slow/ }).click();
      await page.getByRole('button', { name: /^failed/ }).click();
      await expect(rows(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Clear the filter' }).click();
      await page.getByRole('textbox', { name: 'Text in messages' }).fill('echo');
      await expect(rows(page)).toHaveCount(5);
      // A message that arrives meanwhile is searched too.
      tap.push(sentBy('client', { id: 9, method: 'tools/call', params: { name: 'ECHO' } }));
      await expect(rows(page)).toHaveCount(6);
      await page.getByRole('button', { name: 'Side: any' }).click();
      await page.getByRole('menuitemradio', { name: /Server/ }).click();
      await expect(rows(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Clear the filter' }).click();
    });
    await test.step('the view can be cleared, and shown again', async () => {
      tap.push(START, ...handshake());
      await expect(rows(page)).toHaveCount(3);
      await tool(page, 'Clear view').click();
      await expect(section(page, 'Messages')).toContainText('3 earlier messages are hidden.');
      await expect(rows(page)).toHaveCount(0);
      tap.push(ping(1));
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Sequence' }).click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(rows(page)).toHaveCount(4);
    });
    await test.step('the sequence selects messages and opens them', async () => {
      tap.push(START, ...handshake(), ...traffic());
      await page.getByRole('button', { name: 'Sequence' }).click();
      const drawing = page.getByRole('listbox');
      await expect(drawing.getByRole('option')).toHaveCount(12);
      await drawing.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(details(page).getByRole('heading', { name: 'Message 2' })).toBeVisible();
      await page.getByRole('button', { name: 'List', exact: true }).click();
    });
    await test.step('the palette has the commands of the screen', async () => {
      tap.push(START, ...handshake());
      await expect(rows(page)).toHaveCount(3);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('pause');
      await page.getByRole('option', { name: 'Live: pause or resume' }).click();
      await expect(section(page, 'Messages')).toContainText('Paused.');
    });
  },
);

test('the token leaves the address at once, and survives a reload in this tab alone', async ({ page, tap }) => {
  await openLive(page, tap);
  await expect(page).toHaveURL(`${tap.url}#/live`);
  await expect(page.getByRole('navigation', { name: 'Screens' })).toContainText('Live');
  const stored = await page.evaluate(() => [JSON.stringify(localStorage), document.documentElement.outerHTML]);
  expect(stored.join('')).not.toContain(TOKEN);
  await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled();
  await page.reload();
  await expect(connection(page)).toContainText('Connected');
  await page.goBack();
  await expect(page).not.toHaveURL(/token/);
  expect(tap.requested.every((path) => !path.includes(TOKEN))).toBe(true);
});

test('the list follows new messages until one scrolls up, also ten thousand', async ({ page, tap }) => {
  await test.step('ten thousand messages are all counted, and only visible ones are rendered', async () => {
    test.slow();
    await openLive(page, tap);
    tap.push(START, ...handshake());
    for (let at = 0; at < 50; at++) {
      const part = Array.from({ length: 100 }, (_, n) => at * 100 + n + 10);
      tap.push(...part.flatMap((id) => [ping(id), sentBy('server', { id, result: {} })]));
    }
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10004');
    expect(await rows(page).count()).toBeLessThan(100);
    // It follows: the last one is in sight.
    await expect(row(page, 10_003)).toBeInViewport();
  });
  await test.step('the list follows new messages until one scrolls up', async () => {
    tap.push(START, ...handshake(), ...Array.from({ length: 60 }, (_, id) => ping(id + 10)));
    await expect(row(page, 63)).toBeInViewport();
    await row(page, 63).hover();
    await page.mouse.wheel(0, -600);
    await expect(tool(page, 'Follow')).toHaveAttribute('aria-pressed', 'false');
    tap.push(ping(100));
    await expect(table(page)).toHaveAttribute('aria-rowcount', '65');
    await expect(row(page, 64)).not.toBeInViewport();
    await tool(page, 'Follow').click();
    await expect(row(page, 64)).toBeInViewport();
    tap.push(ping(101));
    await expect(row(page, 65)).toBeInViewport();
  });
});

test('sessions are chosen, saved and opened in Check', async ({ page, tap }) => {
  await test.step('runs are sessions to choose from; the newest is shown until one is chosen', async () => {
    await openLive(page, tap);
    tap.push(START, ...handshake());
    await expect(rows(page)).toHaveCount(3);
    tap.push({ kind: 'end', by: 'server', code: null, signal: 'SIGKILL' }, START, ping(1));
    await expect(rows(page)).toHaveCount(1);
    await expect(section(page, 'Sessions')).toContainText('The server was ended by SIGKILL');
    await section(page, 'Sessions')
      .getByRole('button', { name: /^Session 1/ })
      .click();
    await expect(rows(page)).toHaveCount(3);
    tap.push(ping(2));
    await expect(section(page, 'Messages')).toContainText('Session 2 is running.');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(rows(page)).toHaveCount(2);
  });
  await test.step('a recording is saved without its secrets', async () => {
    // In two parts, so that no search for secrets finds it in this file.
    const secret = ['sk-proj', 'q7Rf2Lx9Tz4Vb8Nc1Wm6Ky3Hd5Gs0Pj'].join('-');
    tap.push(
      START,
      ...handshake(),
      sentBy('client', { id: 1, method: 'tools/call', params: { name: 'x', key: secret } }),
    );
    await expect(rows(page)).toHaveCount(4);
    await tool(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'Save the recording' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Hide 1 kind and save' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('session-3.jsonl');
    const saved = readFileSync(await file.path(), 'utf8');
    expect(saved).not.toContain(secret);
    const lines = saved.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).kind)).toEqual(['run', 'message', 'message', 'message', 'message']);
    await expect(dialog).toBeHidden();
  });
  await test.step('a session opens in Check as the text of its recording', async () => {
    tap.push(START, ...handshake());
    await expect(rows(page)).toHaveCount(3);
    await tool(page, 'Open in Check').click();
    await expect(page).toHaveURL(/#\/check/);
    await whenReady(page);
    // The session goes on in the background.
    tap.push(ping(1));
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Live' }).click();
    await expect(rows(page)).toHaveCount(4);
  });
  await test.step('the settings for hosts can be chosen', async () => {
    await expect(section(page, 'Settings for hosts')).toContainText('mcpServers');
    await page.getByRole('button', { name: 'Host: Claude Desktop' }).click();
    await page.getByRole('menuitemradio', { name: 'VS Code' }).click();
    await expect(section(page, 'Settings for hosts')).toContainText('"servers"');
  });
});

test('a lost connection is resumed without gap or repetition', async ({ page, tap, watch }) => {
  watch.allow(/Failed to load resource/);
  await openLive(page, tap);
  tap.push(START, ...handshake());
  await expect(rows(page)).toHaveCount(3);
  tap.down(true);
  await expect(connection(page)).toContainText('Connection lost');
  await expect(connection(page)).toContainText('Everything received so far stays here.');
  tap.push(ping(1), ping(2));
  await expect(connection(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  // The page tries again by itself, so that a press of the button may come too late.
  tap.down(false);
  await expect(connection(page)).toContainText('Connected');
  await expect(rows(page)).toHaveCount(5);
  expect(tap.requested.at(-1)).toBe('/live/records?after=4');
});

test('a token that is not accepted is explained, and asks for nothing more', async ({ page, tap, watch }) => {
  watch.allow(/status of 401/);
  tap.rotate('another');
  await page.goto(tap.address);
  await expect(connection(page)).toContainText('tap refused the token');
  await expect(page.getByRole('heading', { name: 'This token is not accepted' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect as the client' })).toHaveCount(0);
  tap.rotate(TOKEN);
  await connection(page).getByRole('button', { name: 'Try again' }).click();
  await expect(connection(page)).toContainText('Connected');
});

test('what tap no longer has is said', async ({ page, tap }) => {
  tap.push(START, ...handshake(), ...traffic());
  tap.drop(6);
  await openLive(page, tap);
  await expect(section(page, 'Messages')).toContainText('The beginning of this session is no longer in memory.');
});

test('HTTP is shown with its headers, and a refused request as such', async ({ page, tap }) => {
  tap.change({ transport: 'http', target: 'https://example.com/mcp' });
  await openLive(page, tap);
  tap.push(...overHttp());
  await expect(row(page, 1)).toContainText('HTTP 401');
  await view(page, 'HTTP').click();
  const exchanges = page.getByRole('list', { name: 'HTTP exchanges' });
  await exchanges.getByText('POST /mcp', { exact: true }).click();
  await expect(exchanges).toContainText('www-authenticate: Bearer realm="mcp"');
  await expect(details(page)).toContainText('tap does not drive it');
});

plain('without a tap the screen says what it is, and requests nothing', { tag: '@journey' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('./#/live');
  await expect(page.getByRole('heading', { name: 'Watch a live session', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'tap in front of a stdio server' })).toContainText(
    'npx mcp-protocol-playground tap -- ',
  );
  await expect(page.getByRole('navigation', { name: 'Screens' })).not.toContainText('Live');
  expect(requested.filter((url) => url.includes('/live/'))).toEqual([]);
});

plain('a host that is no tap is named as such', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto(`./#/live?token=${TOKEN}`);
  await expect(page.getByRole('note')).toContainText('no tap responds at this address');
});
