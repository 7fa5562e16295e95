/** Server: a message is composed, sent and answered. */
import { button, region } from './elements.ts';
import type { Step } from './scene.ts';
import type { Target } from './roles.ts';

const wire: Target = { role: 'list', name: 'Messages on the wire' };
const compose = region('Compose');

/** The steps in Server. */
export const SERVER: readonly Step[] = [
  {
    name: 'the simulated server answers the handshake and a message of one’s own',
    run: async ({ page }) => {
      await page.open('#/server?server=calculator&revision=2025-11-25');
      await page.shows({ role: 'status', within: compose }, /Valid/);
      await page.click(button('Send'));
      await page.shows({ role: 'button', within: wire, nth: 1 }, /initialize/);
      await page.write('Message to send', '{"jsonrpc":"2.0","id":77,"method":"ping"}');
      await page.shows({ role: 'status', within: compose }, /Valid/);
      await page.click(button('Send'));
      await page.shows({ role: 'button', within: wire, nth: 3 }, /77/);
    },
  },
  {
    name: 'a fault of the server is found on the wire',
    run: async ({ page }) => {
      await page.open('#/server?server=calculator&revision=2025-06-18&fault=id-as-text');
      await page.shows({ role: 'switch', name: 'Ids are returned as strings' });
      await page.click(button('Send'));
      await page.shows(button(/finding/, wire));
    },
  },
];
