// Authorization and Apps in Learn: a walkthrough with whole HTTP requests, an answer in HTTP, and an answer that an extension judges.
import { checkAnswer, feedback, openExercise, solved, write } from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';

const ANSWER = [
  'POST /token HTTP/1.1',
  'Host: auth.example.com',
  'Content-Type: application/x-www-form-urlencoded',
  '',
  'grant_type=authorization_code&code=code-7f1b&client_id=https://app.example.com/client.json&redirect_uri=http://localhost:3334/callback&code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
].join('\n');

test('walkthroughs: a refused request leads to a token, and the messages between host and view', async ({ page }) => {
  await test.step('a refused request leads to a token, which the server accepts', async () => {
    await page.goto('./#/learn/get-a-token');
    const wire = page.getByRole('list', { name: 'Messages on the wire' });
    const next = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('radio').nth(1).check();
    await next('Send');
    await expect(wire.getByRole('button', { name: /401 Unauthorized/ })).toBeVisible();
    await expect(wire).toContainText('resource_metadata=');
    for (const word of ['Next', 'Send', 'Next', 'Send', 'Next']) await next(word);
    await page.getByRole('radio').first().check();
    for (const word of ['Reveal', 'Next']) await next(word);
    await page.getByRole('radio').nth(1).check();
    for (const word of ['Send', 'Next', 'Send']) await next(word);
    await expect(page.getByRole('heading', { name: 'HTTP request' })).toBeVisible();
    await expect(wire).toContainText('access_token');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await next('Send');
    await expect(wire.getByRole('button', { name: /result of initialize/ })).toBeVisible();
  });
  await test.step('a walkthrough shows the messages between host and view', async () => {
    await page.goto('./#/learn/apps');
    const next = (name: string) => page.getByRole('button', { name, exact: true }).click();
    for (const word of ['Send', 'Next', 'Send', 'Next']) await next(word);
    await page.getByRole('radio').nth(1).check();
    for (const word of ['Send', 'Next', 'Send', 'Next', 'Send', 'Next']) await next(word);
    const exchange = page.getByRole('list', { name: 'Messages between host and view' });
    await expect(exchange).toHaveCount(0);
    await page.getByRole('radio').first().check();
    await next('Reveal');
    await expect(exchange.getByRole('button', { name: /ui\/initialize, view → host/ })).toBeVisible();
  });
});

test(
  'an answer is judged as an HTTP request, with the exchange before it, and by the rules of an extension',
  { tag: '@journey' },
  async ({ page }) => {
    await test.step('an answer that is an HTTP request is judged with the exchange before it', async () => {
      await openExercise(page, 'token-request');
      await write(page, ANSWER);
      await checkAnswer(page).click();
      await expect(feedback(page)).toContainText('resource');
      await write(page, `${ANSWER}&resource=https://mcp.example.com/mcp`);
      await checkAnswer(page).click();
      await expect(solved(page)).toBeVisible();
    });
    await test.step('an answer about an extension is judged by its rules', async () => {
      await openExercise(page, 'declare-apps');
      await checkAnswer(page).click();
      await expect(feedback(page)).toContainText('io.modelcontextprotocol/ui');
    });
  },
);
