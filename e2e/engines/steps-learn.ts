/** Learn: a walkthrough, exercises, and learners’ programs in their sandbox. */
import { expect } from 'vitest';
import { button, radio, region } from './elements.ts';
import type { Scene, Step } from './scene.ts';
import type { Target } from './roles.ts';

const pane = region('Your answer');
const result: Target = { role: 'status', name: 'Result' };
const solved: Target = { role: 'heading', name: 'Solved', within: pane };
const feedback: Target = { role: 'note', within: pane };
const onward = button(/^(Send|Reveal|Next|Finish)$/);

/** Opens a code exercise in a language, and runs a program. */
async function runProgram({ page }: Scene, language: string, source: string): Promise<void> {
  await page.open(`#/learn/build-request?language=${language.toLowerCase()}`);
  await page.shows(button('Run tests'));
  await page.has(`button[aria-pressed="true"]`, language);
  await page.write('Your program', source);
  await page.click(button('Run tests'));
}

/** Headings and buttons of the screen, which differ from step to step. */
const whereabouts = (): string =>
  JSON.stringify([...document.querySelectorAll('h1, h2, main button')].map((one) => one.textContent));

/** Every way out that a program could try; each failure is caught, so that all are tried. */
const waysOut = (url: string): string => `
const build_request = async (id, method, params) => {
  const ways = [
    () => fetch(${JSON.stringify(url)}),
    () => { const one = new XMLHttpRequest(); one.open('GET', ${JSON.stringify(url)}); one.send(); },
    () => new WebSocket(${JSON.stringify(url.replace('http', 'ws'))}),
    () => new EventSource(${JSON.stringify(url)}),
    () => import(${JSON.stringify(`${url}a.js`)}),
    () => importScripts(${JSON.stringify(`${url}a.js`)}),
    () => new Worker(${JSON.stringify(`${url}a.js`)}),
    () => navigator.sendBeacon(${JSON.stringify(url)}),
    () => { new Image().src = ${JSON.stringify(url)}; },
  ];
  for (const way of ways) try { await way(); } catch {}
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
};
`;

/** The steps in Learn. */
export const LEARN: readonly Step[] = [
  {
    name: 'a walkthrough is walked to its end',
    run: async ({ page }) => {
      await page.open('#/learn/handshake');
      await page.shows(onward);
      const ending: Target = { role: 'heading', name: /^You completed “The handshake”/ };
      while ((await page.count(ending)) === 0) {
        if ((await page.count({ role: 'radio' })) > 0) await page.click({ role: 'radio' });
        const before = await page.run(whereabouts);
        await page.click(onward);
        await page.run(
          ({ until }, from) =>
            until(
              () =>
                JSON.stringify([...document.querySelectorAll('h1, h2, main button')].map((one) => one.textContent)) !==
                from,
              () => `The walkthrough stays at ${from}`,
            ),
          before,
        );
      }
    },
  },
  {
    name: 'a JSON exercise explains a wrong answer and accepts a right one',
    run: async ({ page }) => {
      await page.open('#/learn/null-id');
      await page.shows(button('Check answer'));
      await page.write('Your message', '{"jsonrpc":"2.0","id":null,"method":"ping","params":{}}');
      await page.click(button('Check answer'));
      await page.shows(feedback, 'The id is still null, and MCP has no null ids.');
      await page.write('Your message', '{"method":"ping","id":41,"jsonrpc":"2.0"}');
      await page.shows({ role: 'status', name: 'Verdict' }, /^Valid in /);
      await page.click(button('Check answer'));
      await page.shows(solved);
    },
  },
  {
    name: 'a choice is graded',
    run: async ({ page }) => {
      await page.open('#/learn/unknown-tool');
      await page.click(radio('-32602 Invalid params'));
      await page.click(button('Check answer'));
      await page.shows(solved);
    },
  },
  {
    name: 'a TypeScript program is run, graded and explained',
    run: async (scene) => {
      const head = 'function build_request(id: number | string, method: string, params: object)';
      await runProgram(scene, 'TypeScript', `${head}: object {\n  return { jsonrpc: '2.0', id, method, params };\n}\n`);
      await scene.page.shows(feedback, 'The function returns an object. Return a JSON string instead');
      const right = `${head}: string {\n  return JSON.stringify({ jsonrpc: '2.0', id, method, params });\n}\n`;
      await runProgram(scene, 'TypeScript', right);
      await scene.page.shows(result, 'Solved.');
    },
  },
  {
    name: 'an endless loop is stopped, and the next program runs',
    run: async (scene) => {
      await runProgram(scene, 'JavaScript', 'while (true) {}');
      await scene.page.shows(feedback, /did not finish within \d+ seconds/);
      const right =
        'const build_request = (id, method, params) => JSON.stringify({ jsonrpc: "2.0", id, method, params });';
      await runProgram(scene, 'JavaScript', right);
      await scene.page.shows(result, 'Solved.');
    },
  },
  {
    name: 'a learner’s program reaches no network',
    run: async (scene) => {
      const { page, hosts } = scene;
      expect((await fetch(hosts.forbidden.url)).ok, 'the other host answers').toBe(true);
      expect(hosts.forbidden.hits()).toBe(1);
      await runProgram(scene, 'JavaScript', waysOut(hosts.forbidden.url));
      await page.shows(result, /Solved|Not solved/);
      await page.shows(feedback, /no network here/);
      expect(hosts.forbidden.hits(), 'requests of the program').toBe(1);
    },
  },
  {
    name: 'a Python program is loaded, run and graded',
    run: async (scene) => {
      const source =
        'from json import dumps\ndef build_request(id, method, params):\n    return dumps(dict(jsonrpc="2.0", id=id, method=method, params=params))\n';
      await runProgram(scene, 'Python', source);
      await scene.page.shows(result, 'Solved.');
    },
  },
];
