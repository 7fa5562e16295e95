/** Faults are visible to a learner: on the wire of the Server screen, with the demo server that each one names. */
import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../protocol/values.ts';
import { dressed, fullCapabilities, greeting } from '../client.ts';
import { isStateless, MCP_REVISIONS } from '../eras.ts';
import { loadExtensionRules } from '../run/judge.ts';
import { begin, feed, view, type Run, type RunRow } from '../run.ts';
import { serverNamed } from '../servers/index.ts';
import { wishes } from '../testing/showing.ts';
import type { JsonRecord, McpRevision } from '../types.ts';
import { catcherOf, type Fault } from './define.ts';
import { FAULTS } from './index.ts';

/** The run in which the client demonstrates the fault; the page handles the handshake and responds to the server's requests. */
class ScreenRun {
  #run: Run;
  #at = 0;

  constructor(fault: Fault, revision: McpRevision, on: boolean) {
    const { shows, http, id } = fault;
    this.#run = begin({
      server: shows.server,
      definition: null,
      revision,
      transport: http ? 'http' : 'stdio',
      faults: on ? [id] : [],
      plays: { handshake: false, answers: true },
    });
    const can = shows.capabilities ?? fullCapabilities(revision, serverNamed(shows.server)?.definition);
    const handshake = greeting(revision, can, 0);
    if (handshake) {
      const params = isObject(handshake.initialize.params) ? handshake.initialize.params : {};
      this.#send({ ...handshake.initialize, params: { ...params, ...shows.initialize } });
      if (this.rows.some(({ kind, from }) => from === 'server' && kind !== 'error')) this.#send(handshake.initialized);
    }
    if (isStateless(revision) && !shows.blind) this.#request({ id: 'd', method: 'server/discover' }, revision, can);
    for (const wish of wishes(fault, revision)) {
      if (typeof wish === 'number') this.#run = feed(this.#run, { kind: 'tick', at: (this.#at += wish) });
      else if (typeof wish === 'string') this.#send(wish);
      else if (wish.http === 'DELETE') this.#run = feed(this.#run, { kind: 'close', at: ++this.#at });
      else if (wish.http === undefined) this.#request(wish, revision, can);
    }
  }

  get rows(): readonly RunRow[] {
    return view(this.#run).rows;
  }

  #request(wish: JsonRecord, revision: McpRevision, can: JsonRecord): void {
    this.#send(dressed({ jsonrpc: '2.0', ...wish }, revision, can));
  }

  #send(message: JsonRecord | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.#run = feed(this.#run, { kind: 'send', at: (this.#at += 10), text });
  }
}

beforeAll(() => loadExtensionRules());

describe.each(FAULTS.map((fault): [string, Fault] => [fault.id, fault]))('%s', (id, fault) => {
  test.each(fault.revisions ?? MCP_REVISIONS)(
    'is visible on the wire of %s, by its mark and its findings',
    (revision) => {
      const { rows } = new ScreenRun(fault, revision, true);
      const { requirement } = catcherOf(fault, revision);
      const found = rows.flatMap(({ findings }) => findings);
      expect(found.map(({ rule }) => rule)).toContain(requirement);
      expect(found.filter(({ rule }) => rule !== requirement).map(({ rule, what }) => `${rule}: ${what}`)).toEqual([]);
      expect(rows.filter((row) => row.fault === id).length).toBeGreaterThan(0);
      expect(rows.filter((row) => row.fault !== null && row.fault !== id)).toEqual([]);
    },
  );

  test.each(fault.revisions ?? MCP_REVISIONS)('is absent in %s when it is off', (revision) => {
    const { rows } = new ScreenRun(fault, revision, false);
    expect(rows.flatMap(({ findings }) => findings).map(({ rule, what }) => `${rule}: ${what}`)).toEqual([]);
    expect(rows.filter((row) => row.fault !== null)).toEqual([]);
  });
});
