/** HTTP where the learner may also write whole HTTP requests: to the server and, if it is protected, to its authorization server. */
import { partsOf } from '../auth/parameters.ts';
import { stepAuth } from '../auth/server.ts';
import type { Carried, Carrier, Moment } from './types.ts';
import { lineOf } from './carry.ts';
import { writtenRequest, type WrittenRequest } from './http-request.ts';
import { overHttp, sentByHand } from './over-http.ts';
import { receivedIn, responseLine } from './protected.ts';

/** Over HTTP, with or without authorization. */
export const overAuth: Carrier = (moment, input, by, revision) => {
  const written = input.kind === 'message' ? writtenRequest(input.text) : null;
  if (!written) return overHttp(moment, input, by, revision);
  const auth = moment.http?.auth;
  if (!auth) return sentByHand(moment, written, input.at);
  const endpoint = partsOf(auth.state.settings.resource);
  const isMessage = written.headers['host'] === endpoint.host && written.path.split('?', 1)[0] === endpoint.path;
  return isMessage ? sentByHand(moment, written, input.at) : asked(moment, written, input.at);
};

/** A request to the authorization server, or for metadata. */
function asked(moment: Moment, written: WrittenRequest, at: number): Carried {
  const { http: world } = moment;
  if (!world?.auth) return { moment, outputs: [] };
  const { method, path: target, headers, body, head } = written;
  const exchange = `e${world.count + 1}`;
  const stepped = stepAuth(world.auth.state, { method, host: headers['host'] ?? '', target, headers, body }, at);
  const line = lineOf({ kind: 'message', at, text: body }, null, 'learner', at);
  const own = line && { ...line, channel: 'http' as const, http: { exchange, head, event: null } };
  const auth = { state: stepped.state, ...receivedIn(stepped.response, world.auth) };
  const sent = [...moment.sent, ...(own ? [own] : []), responseLine(exchange, stepped.response, at)];
  return { moment: { ...moment, sent, http: { ...world, auth, count: world.count + 1 } }, outputs: [] };
}
