/** Everything that a client may send to every server, over HTTP: the transcript is clean. */
import { describe, expect, it } from 'vitest';
import { objectAt, stringOf } from '../../protocol/values.ts';
import { inputResponsesFor, templates } from '../client.ts';
import { MCP_REVISIONS } from '../eras.ts';
import { headersFor } from '../run/http-client.ts';
import { SERVERS } from '../servers/index.ts';
import { wordsOf } from '../testing/converse.ts';
import { HttpConversation, messagesOf } from '../testing/exchange.ts';
import type { JsonRecord, ServerState } from '../types.ts';

const REVISIONS = MCP_REVISIONS.filter((one) => one !== '2024-11-05');

/** The server of this client. */
function serverOf({ state }: HttpConversation): ServerState {
  const server = state.sessions[0]?.server ?? state.shared;
  if (!server) throw new Error('There is no server.');
  return server;
}

describe.each(REVISIONS)('over HTTP in %s', (revision) => {
  it.each(SERVERS.map(({ id, definition }) => [id, definition] as const))('%s', (_, definition) => {
    const client = new HttpConversation(definition, revision);
    client.greet();
    if (revision !== '2026-07-28') client.listen();
    // Known in advance: the arguments that are sent in headers, and the capabilities.
    client.post({ id: 'tools', method: 'tools/list' });
    const all = templates(serverOf(client), revision).filter(({ method }) => method !== 'initialize');
    expect(all.length).toBeGreaterThan(5);
    let next = 100;
    /** Posts a request; input that a 2026-07-28 server requests is sent with the retry. */
    const request = (message: JsonRecord, rounds = 5): void => {
      const whole = { ...message, id: next++ };
      const requested = client.post(whole, headersFor(whole, revision, client.session, serverOf(client)));
      client.pass(10_000);
      const method = stringOf(message.method);
      // A subscription continues until the client disconnects.
      if (method === 'subscriptions/listen') return client.lose(requested);
      expect(requested.ended, method).toBe(true);
      const last = messagesOf(requested).at(-1);
      expect(last?.id, method).toBe(whole.id);
      const result = objectAt(last, 'result');
      if (result?.resultType !== 'input_required') return;
      expect(rounds, method).toBeGreaterThan(0);
      const params = objectAt(message, 'params') ?? {};
      const inputResponses = inputResponsesFor(objectAt(result, 'inputRequests') ?? {});
      const state: JsonRecord = result.requestState === undefined ? {} : { requestState: result.requestState };
      request({ ...message, params: { ...params, ...state, inputResponses } }, rounds - 1);
    };
    for (const { message, method } of all) {
      if (message.id !== undefined) request(message);
      else expect(client.post(message).status, method).toBe(202);
    }
    expect(wordsOf(client.found())).toEqual([]);
  });
});
