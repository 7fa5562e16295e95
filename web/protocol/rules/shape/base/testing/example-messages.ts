/** Messages for the tests of this area, and the findings of the checker. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../../check.ts';
import { REVISION_IDS, type RevisionId } from '../../../../types.ts';
import { CAPABILITIES_KEY, CLIENT_KEY, SERVER_META, VERSION_KEY } from '../../../envelope/meaning-examples.ts';
import { notification, request, response } from '../example-texts.ts';

const [, A, B, C, D, E] = REVISION_IDS;

/** The revisions of MCP, oldest first. */
export { A, B, C, D, E };

/** All of them. */
export const MCP = [A, B, C, D, E] as const;

/** The revisions with a handshake. */
export const HANDSHAKE = [A, B, C, D] as const;

/** Findings as “requirement pointer”, without those that only report a deprecated feature. */
export function found(revision: RevisionId, text: string): string[] {
  return checkOne(text, { revision })
    .diagnostics.filter(({ requirement }) => !requirement?.startsWith('deprecated/'))
    .map(({ requirement, pointer, rule }) => `${requirement ?? rule} ${pointer}`);
}

type Row = readonly [text: string, ...expected: string[]];

/** Tests that each input produces exactly these findings, in each of the revisions. */
export function judged(revisions: readonly RevisionId[], rows: readonly Row[]): void {
  describe.each(revisions)('%s', (revision) => {
    it.each(rows.map(([text, ...expected]) => [text, expected] as const))('%s', (text, expected) => {
      expect(found(revision, text)).toEqual(expected);
    });
  });
}

/** The client’s `Implementation`. */
export const CLIENT = '"clientInfo":{"name":"c","version":"1"}';

/** The server’s `Implementation`. */
export const SERVER = '"serverInfo":{"name":"s","version":"1"}';

/** A requested or negotiated revision. */
export const VERSION = '"protocolVersion":"2025-06-18"';

/** An `initialize` request with these capabilities. */
export const hello = (capabilities: string, client = CLIENT) =>
  request('initialize', `${VERSION},"capabilities":${capabilities},${client}`);

/** Its response. */
export const welcome = (capabilities: string, more = '') =>
  response(`${VERSION},"capabilities":${capabilities},${SERVER}${more}`);

/** A canceled request. */
export const cancel = (params: string) => notification('notifications/cancelled', params);

/** The progress of a request. */
export const progress = (params: string) => notification('notifications/progress', params);

/** A log message. */
export const log = (params: string) => notification('notifications/message', params);

/** A request of 2026-07-28 with these capabilities. */
export const ability = (capabilities: string) =>
  request(
    'tools/list',
    `"_meta":{${VERSION_KEY},${CLIENT_KEY},"io.modelcontextprotocol/clientCapabilities":${capabilities}}`,
  );

/** A request of 2026-07-28 with more keys in its `_meta`. */
export const meta = (keys: string) =>
  request('tools/list', `"_meta":{${VERSION_KEY},${CLIENT_KEY},${CAPABILITIES_KEY},${keys}}`);

/** A request of 2026-07-28 from such a client. */
export const client = (members: string) =>
  request(
    'tools/list',
    `"_meta":{${VERSION_KEY},"io.modelcontextprotocol/clientInfo":{${members}},${CAPABILITIES_KEY}}`,
  );

/** A request of 2026-07-28 with these parameters. */
export const modern = (method: string, params: string) =>
  request(method, `${params},"_meta":{${VERSION_KEY},${CLIENT_KEY},${CAPABILITIES_KEY}}`);

/** A result of 2026-07-28. */
export const modernResult = (inside: string) => response(`"resultType":"complete",${inside},${SERVER_META}`);

/** The server’s own metadata in 2026-07-28. */
export const offer = (capabilities: string) =>
  modernResult(`"supportedVersions":["2026-07-28"],"capabilities":${capabilities},"ttlMs":0,"cacheScope":"public"`);

/** A tool result with annotations. */
export const text = (annotations: string) => `"content":[{"type":"text","text":"A","annotations":${annotations}}]`;

/** `initialize` from a client with an icon. */
export const icons = (members: string) => hello('{}', `"clientInfo":{"name":"c","version":"1","icons":[{${members}}]}`);

/** The path of the icon. */
export const ICON = '/params/clientInfo/icons/0';

/** The path of a request’s `_meta`. */
export const META = '/params/_meta';

/** The path of the capabilities in a request of 2026-07-28. */
export const ABLE = `${META}/io.modelcontextprotocol~1clientCapabilities`;
