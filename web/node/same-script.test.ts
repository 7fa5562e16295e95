/** The same client messages get the same responses directly from `step`, over real stdio and over real HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../protocol/values.ts';
import { MCP_REVISIONS } from '../simulator/server.ts';
import { serverNamed } from '../simulator/servers/index.ts';
import { playScript, SCRIPT_SERVER, scriptFor, StepCarrier } from '../simulator/testing/script.ts';
import { HttpCarrier, StdioCarrier } from './testing/carriers.ts';
import { serveOnFreePort, type Served } from './testing/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveOnFreePort(['--server', SCRIPT_SERVER]);
});
afterAll(async () => {
  await served.stop();
});

describe.each(MCP_REVISIONS)('the script of %s', (revision) => {
  it('has the same transcript over stdio, over HTTP and without a transport', async () => {
    const server = serverNamed(SCRIPT_SERVER);
    if (!server) throw new Error('There is no such server.');
    const direct = await playScript(revision, new StepCarrier(server.definition, MCP_REVISIONS));
    expect(direct.requests.length).toBeGreaterThanOrEqual(scriptFor(revision).length);
    expect(direct.requests.every(({ received }) => received.length > 0)).toBe(true);
    const apart = direct.apart.map((message) => (isObject(message) ? message.method : null));
    const unasked = ['notifications/tools/list_changed', 'notifications/resources/updated'];
    expect(apart).toEqual(revision === '2026-07-28' ? [] : unasked);

    const pipe = new StdioCarrier(['--server', SCRIPT_SERVER]);
    expect(await playScript(revision, pipe)).toEqual(direct);
    expect(await pipe.close()).toBe(0);

    const http = new HttpCarrier(served.url, revision);
    expect(await playScript(revision, http)).toEqual(direct);
    http.close();
  });
});
