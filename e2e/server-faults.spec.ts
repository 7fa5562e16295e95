// Server, “Misbehave”: named faults and hidden faults.
import { expect, test } from './fixtures.ts';
import { line, openServer, section, sendAndSee, toggle, wire } from './server-screen.ts';

const why = 'Explanation';

test('an enabled fault is found on the wire; its reason is shown on request', { tag: '@journey' }, async ({ page }) => {
  await openServer(page, '?fault=id-as-text');
  const faults = section(page, 'Misbehave');
  await expect(faults).toContainText(/^Misbehave1 of \d\d on/);
  await expect(toggle(page, 'Ids are returned as strings')).toBeChecked();
  await sendAndSee(page);
  await expect(line(page, 2)).toHaveAccessibleName(/orphan, 1 finding/);
  const shown = line(page, 2).locator('xpath=..');
  await expect(shown.locator('[data-marked]').first()).toHaveText('"1"');
  await expect(shown.getByRole('link', { name: /^responses\// })).toHaveAttribute(
    'href',
    /#\/reference\/rules\/responses/,
  );
  await expect(shown.getByRole('link', { name: 'initialize' })).toHaveAttribute(
    'href',
    '#/reference/methods/initialize',
  );
  await expect(section(page, why)).toContainText('Compare the response with the request');
  await expect(section(page, why)).not.toContainText('as a string');
  await section(page, why).getByRole('button', { name: 'Show the reason' }).click();
  await expect(section(page, why)).toContainText('as a string');
  await toggle(page, 'Ids are returned as strings').click();
  await expect(faults).toContainText(/0 of \d\d on/);
  await expect(page).not.toHaveURL(/fault/);
  await sendAndSee(page);
  await sendAndSee(page);
  await expect(wire(page).last()).not.toHaveAccessibleName(/finding/);
});

test('faults name the rules they break, one can be enabled secretly, and each takes effect from the next message', async ({
  page,
}) => {
  await openServer(page);
  const faults = section(page, 'Misbehave');
  await faults.getByRole('button', { name: /more faults/ }).click();
  const all = faults.getByRole('list', { name: 'Faults' }).getByRole('listitem');
  await expect.poll(() => all.count()).toBeGreaterThanOrEqual(25);
  for (const one of await all.all()) {
    await expect(one.getByRole('link')).toHaveAttribute('href', /^#\/reference\/rules\/./);
    await expect(one.getByRole('switch')).not.toBeChecked();
  }
  await faults.getByRole('button', { name: 'Surprise me' }).click();
  await expect(faults).toContainText(/1 of \d\d on/);
  await expect(faults).toContainText('A hidden fault is on.');
  for (const one of await faults.getByRole('switch').all()) await expect(one).not.toBeChecked();
  await expect(page).not.toHaveURL(/fault/);
  await faults.getByRole('button', { name: 'Turn it off' }).click();
  await expect(faults).toContainText(/0 of \d\d on/);
  await toggle(page, 'Automatic handshake').click();
  await expect(wire(page)).toHaveCount(3);
  await expect(faults).toContainText('takes effect with the next message');
  await toggle(page, 'Ids are returned as strings').click();
  await expect(wire(page)).toHaveCount(3);
  await sendAndSee(page);
  await expect(wire(page).last()).toHaveAccessibleName(/orphan/);
});
