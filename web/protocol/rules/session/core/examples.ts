/** Messages shared by the examples of this area. */
import { client, modern, SERVED, server } from '../../../testing/conversation.ts';

/** A message of the client, marked as a whole in the example. */
export const markedClient = (members: string): string => client(`⟦{"jsonrpc":"2.0",${members}}⟧`);

/** A message of the server, marked as a whole in the example. */
export const markedServer = (members: string): string => server(`⟦{"jsonrpc":"2.0",${members}}⟧`);

/** `initialize` of the client: its id as JSON, and the version it requests. */
export const requests = (id: string, version: string, capabilities = '{}'): string =>
  client(`"id":${id},${initialize(version, capabilities)}`);

/** Method and parameters of `initialize`. */
export const initialize = (version: string, capabilities = '{}'): string =>
  `"method":"initialize","params":{"protocolVersion":"${version}","capabilities":${capabilities},"clientInfo":{"name":"c","version":"1"}}`;

/** The response to `initialize`: its id as JSON, and the version it selects. */
export const agrees = (id: string, version: string, capabilities = '{}'): string =>
  server(
    `"id":${id},"result":{"protocolVersion":"${version}","capabilities":${capabilities},"serverInfo":{"name":"s","version":"1"}}`,
  );

/** `notifications/initialized`. */
export const CONFIRMS = client('"method":"notifications/initialized"');

/** The result of `tools/list` in 2026-07-28, without tools, as a member. */
export const LISTED = `"result":{"resultType":"complete","tools":[],"ttlMs":0,"cacheScope":"private",${SERVED}}`;

/** A request of 2026-07-28 with a version; `extra` holds further members of `params`, before `_meta`. */
export const requestIn = (id: string, version: string, method = 'tools/list', extra = ''): string =>
  client(`"id":${id},${openedIn(version, method, extra)}`);

/** Method and parameters of such a request. */
export const openedIn = (version: string, method = 'tools/list', extra = ''): string =>
  `"method":"${method}","params":{${extra}${modern().replace('2026-07-28', version)}}`;
