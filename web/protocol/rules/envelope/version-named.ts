import type { FixPlan, Path } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import { type CueContext, type Message, defineRule } from '../define.ts';
import { get, has, objectAt } from '../../json/object.ts';
import { nearest } from '../../json/nearest.ts';
import { code, listed } from '../../json/describe.ts';
import { inner } from './errors-form.ts';
import {
  CAPABILITIES_KEY,
  CLIENT_KEY,
  example,
  LEGACY,
  META,
  MODERN,
  request,
  response,
  SERVER_META,
  withMeta,
} from './meaning-examples.ts';
import { requestMeta, VERSION } from './stateless-keys.ts';

const hello = (version: string): string =>
  request('initialize', `"protocolVersion":${version},"capabilities":{},"clientInfo":{"name":"a","version":"1"}`);
const answer = (version: string, more = ''): string =>
  response(`"protocolVersion":${version},"capabilities":{},"serverInfo":{"name":"a","version":"1"}${more}`);
const requested = (version: string) => withMeta(`"${VERSION}":${version},${CLIENT_KEY},${CAPABILITIES_KEY}`);

/** Drafts have their own names, and no list of them is published. */
const DRAFT = /draft/iu;

/** The path of the version in a handshake message, if this message is one. */
function handshakeVersion(message: Message): { path: Path; version: JsonValue | undefined } | null {
  if (message.method === 'initialize') {
    return { path: ['params', 'protocolVersion'], version: get(objectAt(message.object, 'params'), 'protocolVersion') };
  }
  const result = objectAt(message.object, 'result');
  const discovery = has(result, 'supportedVersions');
  if (discovery || (!has(result, 'capabilities') && !has(result, 'serverInfo'))) return null;
  return { path: ['result', 'protocolVersion'], version: get(result, 'protocolVersion') };
}

function isOfNoHandshake(version: JsonValue | undefined, { model }: CueContext): boolean {
  return typeof version === 'string' && model.published.get(version) !== 'handshake';
}

function replace(path: Path, value: string): FixPlan {
  return { says: `Use ${code(value)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value }] };
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

/** True for a date after the newest revision known here: a later revision may have it. */
function isLater(version: string, published: ReadonlyMap<string, unknown>): boolean {
  return DATE.test(version) && [...published.keys()].every((known) => known < version);
}

function judgeHandshake(message: Message, path: Path, version: string): void {
  const { published } = message.model;
  const era = published.get(version);
  const last = [...published].findLast(([, other]) => other === 'handshake')?.[0] ?? version;
  if (era === 'stateless') {
    message.report({
      requirement: 'version/modern-in-handshake',
      path,
      title: 'This protocol version has no handshake',
      why: 'If the handshake agrees on this version, both sides follow different lifecycles.',
      what: `The handshake in ${inner(message)} has the version ${code(version)}, which is not negotiated with \`initialize\` but declared in each request.`,
      fix: replace(path, last),
    });
  } else if (era === undefined && !DRAFT.test(version)) {
    const later = isLater(version, published);
    message.report({
      requirement: later
        ? 'version/later-revision'
        : path[0] === 'result'
          ? 'version/unknown-revision-chosen'
          : 'version/unknown-revision',
      path,
      ...(later ? { title: 'This protocol version is later than all published revisions' } : {}),
      what: `The handshake in ${inner(message)} has the version ${code(version)}, which is not a published revision. Published are ${listed([...published.keys()])}.`,
      fix: replace(path, nearest(version, published.keys()) ?? last),
    });
  }
}

function judgeMeta(message: Message, version: string): void {
  const { published, id } = message.model;
  const era = published.get(version);
  if (era === 'stateless' || (era === undefined && DRAFT.test(version))) return;
  const path = ['params', '_meta', VERSION];
  const beginning = `The \`_meta\` of ${inner(message)} has the version ${code(version)}`;
  message.report(
    era === 'handshake'
      ? {
          requirement: 'version/legacy-in-meta',
          path,
          title: 'This protocol version is not declared in `_meta`',
          why: 'The server rejects the version or mixes two lifecycles.',
          what: `${beginning}, a revision that negotiates its version with \`initialize\`.`,
          fix: replace(path, id),
        }
      : {
          requirement: 'version/unknown-revision-in-meta',
          path,
          why: 'The server has to reject the request with -32022.',
          what: `${beginning}, which is not a published revision. Published are ${listed([...published.keys()])}.`,
          fix: replace(path, id),
        },
  );
}

/** The revision declared in a message. */
export const versionNamed = defineRule({
  id: 'version/named',
  requirements: [
    'version/unknown-revision',
    'version/unknown-revision-chosen',
    'version/later-revision',
    'version/unknown-revision-in-meta',
    'version/legacy-in-meta',
    'version/modern-in-handshake',
  ],
  class: 'spec',
  kinds: ['request', 'response'],
  cues: [
    { at: 'params.protocolVersion', when: isOfNoHandshake },
    { at: 'result.protocolVersion', when: isOfNoHandshake },
    { meta: true },
  ],
  title: 'A protocol version {must} be the date of a published revision',
  why: 'With an unknown version the two sides fall back to another revision or disconnect.',
  how: 'Use a published revision; the version of a program or library belongs in its `version`.',
  examples: {
    good: [
      example(LEGACY, hello('"2025-11-25"')),
      example('2024-11-05', answer('"2025-06-18"')),
      example(MODERN, request('tools/list', META)),
      requested('"DRAFT-2027-v1"'),
    ],
    bad: [
      example('2025-06-18', hello('⟦"0.1.0"⟧')),
      example(LEGACY, answer('⟦"2025-06-81"⟧')),
      example(MODERN, answer('⟦"2026-07-28"⟧', `,"resultType":"complete",${SERVER_META}`)),
      example('2025-06-18', hello('⟦"2099-01-01"⟧')),
      requested('⟦"2026-07-27"⟧'),
      requested('⟦"2025-11-25"⟧'),
    ],
  },
  judge(message) {
    const handshake = handshakeVersion(message);
    if (typeof handshake?.version === 'string') judgeHandshake(message, handshake.path, handshake.version);
    const version = get(requestMeta(message) ?? {}, VERSION);
    if (typeof version === 'string') judgeMeta(message, version);
  },
});
