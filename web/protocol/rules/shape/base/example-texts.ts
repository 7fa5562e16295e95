/** Building blocks for the examples of this area, and how its rules refer to a place. */
import type { RevisionId } from '../../../types.ts';
import { placeText } from '../../../schema/expected.ts';
import type { Path } from '../../../json/plan.ts';
import type { Example } from '../../define.ts';
import {
  CAPABILITIES_KEY,
  CLIENT_KEY,
  example,
  LEGACY,
  META,
  MODERN,
  notification,
  request,
  response,
  SERVER_META,
  VERSION_KEY,
} from '../../envelope/meaning-examples.ts';
import type { Place, ShapeExample } from '../define.ts';

export { LEGACY, META, MODERN, notification, request, response };
/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';
/** The revision after it. */
export const SECOND: RevisionId = '2025-03-26';
/** The third revision. */
export const THIRD: RevisionId = '2025-06-18';

const INFO = '"name":"demo","version":"1.0.0"';

/** An `initialize` request; `capabilities` is the content of that object, `more` follows the client’s name and version. */
export function hello(capabilities: string, revision: RevisionId = LEGACY, more = ''): Example {
  const version = `"protocolVersion":"${revision}"`;
  return example(
    revision,
    request('initialize', `${version},"capabilities":{${capabilities}},"clientInfo":{${INFO}${more}}`),
  );
}

/** The server’s response to it. */
export function welcome(capabilities: string, revision: RevisionId = LEGACY, more = ''): Example {
  const version = `"protocolVersion":"${revision}"`;
  return example(revision, response(`${version},"capabilities":{${capabilities}},"serverInfo":{${INFO}${more}}`));
}

/** A request of the stateless revision whose client has these capabilities. */
export function able(capabilities: string): Example {
  const own = `"io.modelcontextprotocol/clientCapabilities":{${capabilities}}`;
  return example(MODERN, request('tools/list', `"_meta":{${VERSION_KEY},${CLIENT_KEY},${own}}`));
}

/** A server response of the stateless revision with these capabilities. */
export function offering(capabilities: string): Example {
  return result(`"supportedVersions":["2026-07-28"],"capabilities":{${capabilities}},"ttlMs":0,"cacheScope":"public"`);
}

/** A request of the stateless revision with more keys in its `_meta`. */
export function tagged(keys: string, method = 'tools/list', params = ''): Example {
  const meta = `"_meta":{${VERSION_KEY},${CLIENT_KEY},${CAPABILITIES_KEY},${keys}}`;
  return example(MODERN, request(method, params === '' ? meta : `${params},${meta}`));
}

/** A request of the stateless revision; `_meta` follows `params`. */
export function modern(method: string, params = ''): Example {
  return example(MODERN, request(method, params === '' ? META : `${params},${META}`));
}

/** A result of the stateless revision; the server’s name follows `inside`. */
export function result(inside: string): Example {
  return example(MODERN, response(`"resultType":"complete",${inside},${SERVER_META}`));
}

/** A notification of a revision. */
export function notified(method: string, params: string, revision: RevisionId = LEGACY): Example {
  return example(revision, notification(method, params));
}

/** A client with one icon; `members` is the content of the icon. */
export function icon(members: string, revision: RevisionId = LEGACY): Example {
  const more = `,"icons":[{${members}}]`;
  if (revision !== MODERN) return hello('', revision, more);
  const client = `"io.modelcontextprotocol/clientInfo":{${INFO}${more}}`;
  return example(MODERN, request('tools/list', `"_meta":{${VERSION_KEY},${client},${CAPABILITIES_KEY}}`));
}

/** “message 3”: the name of the message inside a sentence. */
export function inner({ name }: Place): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** “In message 3, `params.progress`”; the path is relative to the value. */
export function where(place: Place, path: Path): string {
  return `In ${inner(place)}, ${placeText([...place.path, ...path], 'the message')}`;
}

/**
 * A valid message and invalid ones, each in the revision of the invalid one. The stateless revision has a valid message of its
 * own.
 */
export function shown(good: Example | readonly [Example, Example], ...bad: readonly Example[]): ShapeExample[] {
  const [one, modern] = 'text' in good ? [good, good] : good;
  return bad.map(({ revision, text }) => ({ revision, good: (revision === MODERN ? modern : one).text, bad: text }));
}
