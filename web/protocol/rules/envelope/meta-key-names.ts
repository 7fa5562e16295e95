import { type Finding, defineRule, type Example, type Message } from '../define.ts';
import { isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { inner } from './errors-form.ts';
import { metaPlaces, type MetaPlace } from './meta-places.ts';
import type { RevisionId } from '../../types.ts';
import { example, LEGACY, META, MODERN, request, response } from './meaning-examples.ts';
import type { RevisionModel } from '../../model/define.ts';
import { type KeyFault, grammarFault, isOfficial, nearestOwn, OWN_PREFIX, partsOf, reversedKey } from './meta-keys.ts';
import { barePrefixKey, claimed } from './stateless-keys.ts';

// The one finding about a key of `_meta` in the current revision.

/** The most specific fault of the key, or null. Never proposes a key that is already present. */
function keyFault(key: string, message: Message, place: MetaPlace): KeyFault | null {
  const fault = faultOf(key, message, place);
  if (!fault || fault.instead === undefined || !isObject(place.value)) return fault;
  if (!Object.hasOwn(place.value, fault.instead)) return fault;
  return { requirement: fault.requirement, says: fault.says };
}

function faultOf(key: string, message: Message, place: MetaPlace): KeyFault | null {
  const { model } = message;
  if (model.metaKeys.has(key) || isOfficial(key)) return null;
  const fault = grammarFault(key);
  if (model.meta.names === 'free') {
    return (
      fault && {
        requirement: 'meta/grammar-since-2025-06-18',
        says: `${fault.says}. This revision does not restrict the names, but revisions since 2025-06-18 do not allow this key`,
      }
    );
  }
  if (fault) return fault;
  const { labels } = partsOf(key);
  return labels ? prefixFault(key, labels.join('.'), model) : bareFault(key, message, place);
}

function prefixFault(key: string, prefix: string, model: RevisionModel): KeyFault | null {
  const { reserved, reservedElsewhere } = model.meta;
  if (reserved?.test(prefix) === true) return reservedFault(key, prefix, model);
  const reversed = model.ledger.has('meta/reverse-dns') ? reversedKey(partsOf(key)) : null;
  if (reversed !== null) {
    const taken = reserved?.test(reversed.slice(0, reversed.indexOf('/'))) === true;
    return {
      requirement: 'meta/reverse-dns',
      says: 'has a domain name as its prefix that is not reversed',
      ...(taken ? {} : { instead: reversed }),
    };
  }
  if (!reservedElsewhere.some((pattern) => pattern.test(prefix))) return null;
  return {
    requirement: 'meta/reserved-prefix-changed',
    says: `has the prefix \`${prefix}/\`, which is free in this revision but reserved for MCP in another`,
  };
}

function reservedFault(key: string, prefix: string, model: RevisionModel): KeyFault {
  const nearest = key.startsWith(OWN_PREFIX) ? nearestOwn(key, model.metaKeys.keys()) : null;
  const instead = nearest === null ? {} : { instead: nearest };
  if (key.startsWith(OWN_PREFIX) && model.ledger.has('meta/reserved-key-unknown')) {
    const says = 'has the MCP prefix but is not a key that MCP defines';
    return { requirement: 'meta/reserved-key-unknown', says, ...instead };
  }
  const requirement = model.ledger.has('meta/reserved-prefix')
    ? 'meta/reserved-prefix'
    : 'meta/reserved-prefix-2025-06-18';
  return { requirement, says: `has the prefix \`${prefix}/\`, which is reserved for MCP`, ...instead };
}

function bareFault(key: string, message: Message, place: MetaPlace): KeyFault | null {
  const prefixed = place.nested ? null : barePrefixKey(key, message.model);
  if (prefixed === null) {
    return { requirement: 'meta/unprefixed-key', says: 'has no prefix, so it can collide with another vendor’s key' };
  }
  if (isObject(place.value) && Object.hasOwn(place.value, prefixed)) {
    return {
      requirement: 'stateless/unprefixed-meta-keys',
      says: `is ignored; ${named(prefixed)} is the key that counts`,
    };
  }
  if (claimed(message, prefixed)) return null;
  return { requirement: 'stateless/unprefixed-meta-keys', says: 'is ignored without its prefix', instead: prefixed };
}

const result = (revision: RevisionId, key: string): Example =>
  example(revision, response(`"content":[],"_meta":{${key}:1}`));
const requested = (key: string, value: string): Example =>
  example(MODERN, request('tools/list', META.replace('_meta":{', `_meta":{${key}:${value},`)));

/** Good: keys that follow the grammar and have an owner. Bad: one fault each. */
const keyExamples: { good: readonly Example[]; bad: readonly Example[] } = {
  good: [
    result(LEGACY, '"com.example/trace-id"'),
    result(LEGACY, '"com.example/"'),
    result(LEGACY, '"com.example.mcp/key"'),
    result('2025-06-18', '"example.com/key"'),
    result('2024-11-05', '"anything"'),
    example(LEGACY, request('tools/call', '"name":"a","arguments":{"_meta":{"/free":1}},"_meta":{"progressToken":1}')),
    example(
      MODERN,
      request(
        'tools/list',
        META.replace('_meta":{', '_meta":{"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01",'),
      ),
    ),
  ],
  bad: [
    result('2025-06-18', '⟦"_private"⟧'),
    result('2024-11-05', '⟦"my key"⟧'),
    result('2025-06-18', '⟦"com.example/my key"⟧'),
    result('2025-06-18', '⟦"com.example/key-"⟧'),
    result(LEGACY, '⟦"com.example/a/b"⟧'),
    result(LEGACY, '⟦"com.example/_key"⟧'),
    result(LEGACY, '⟦"com..example/key"⟧'),
    result(LEGACY, '⟦"com.my_shop/key"⟧'),
    result(LEGACY, '⟦"com.example-/key"⟧'),
    result(LEGACY, '⟦"com.1example/key"⟧'),
    result(LEGACY, '⟦"/com.example/key"⟧'),
    requested('⟦"io.modelcontextprotocol/acme"⟧', '1'),
    requested('⟦"io.modelcontextprotocol/log-level"⟧', '"info"'),
    result(LEGACY, '⟦"dev.mcp/key"⟧'),
    result('2025-06-18', '⟦"tools.mcp.com/key"⟧'),
    result('2025-06-18', '⟦"dev.mcp/key"⟧'),
    result(LEGACY, '⟦"example.com/key"⟧'),
    result(LEGACY, '⟦"trace"⟧'),
    result(LEGACY, '⟦"https://example.com/key"⟧'),
    requested('⟦"protocolVersion"⟧', '"2026-07-28"'),
    example(LEGACY, response('"content":[{"type":"text","text":"a","_meta":{⟦"$x"⟧:1}}]')),
  ],
};

const TITLES: Readonly<Record<string, string>> = {
  'meta/grammar-since-2025-06-18': 'Later revisions do not allow this key',
  'meta/reserved-key-unknown': 'Keys with the MCP prefix {must} be defined by MCP',
  'meta/reserved-prefix': 'A `_meta` key {must} not use a prefix reserved for MCP',
  'meta/reserved-prefix-2025-06-18': 'A `_meta` key {must} not use a prefix reserved for MCP',
  'meta/reserved-prefix-changed': 'This prefix is reserved for MCP in another revision',
  'meta/reverse-dns': 'A `_meta` prefix {must} be a reversed domain name',
  'meta/unprefixed-key': 'This `_meta` key has no prefix',
  'stateless/unprefixed-meta-keys': 'This protocol key is missing its prefix',
};

/** One rule for the grammar of `_meta` keys: one finding per key. */
export const metaKeyNames = defineRule({
  id: 'meta/key-names',
  requirements: [
    'meta/bare-name-invalid',
    'meta/grammar-since-2025-06-18',
    'meta/name-characters',
    'meta/name-end',
    'meta/name-second-slash',
    'meta/name-start',
    'meta/prefix-empty-label',
    'meta/prefix-label-characters',
    'meta/prefix-label-end',
    'meta/prefix-label-start',
    'meta/prefix-leading-slash',
    'meta/reserved-key-unknown',
    'meta/reserved-prefix',
    'meta/reserved-prefix-2025-06-18',
    'meta/reserved-prefix-changed',
    'meta/reverse-dns',
    'meta/unprefixed-key',
    'meta/url-as-key',
    'stateless/unprefixed-meta-keys',
  ],
  class: 'spec',
  kinds: ['request', 'notification', 'response'],
  cues: [{ meta: true }],
  title: 'A `_meta` key {must} have the form `prefix/name` or `name`',
  why: 'Receivers identify the owner of a key by its prefix, and may drop a malformed key or confuse it with another one.',
  how: 'Use your own reversed domain name as the prefix, and letters, digits, `-`, `_` and `.` in the name: `com.example/trace-id`.',
  examples: keyExamples,
  judge(message) {
    const reported = new Set<string>();
    for (const place of metaPlaces(message)) {
      if (!isObject(place.value) || (place.nested && message.model.meta.names === 'free')) continue;
      for (const key of Object.keys(place.value)) {
        const fault = keyFault(key, message, place);
        if (!fault || reported.has(key)) continue;
        if (message.model.ledger.get(fault.requirement)?.level === 'INFO') reported.add(key);
        const title = TITLES[fault.requirement];
        const path = [...place.path, key];
        const finding: Finding = {
          requirement: fault.requirement,
          path,
          mark: 'key',
          what: `In ${named(place.path.join('.'))} of ${inner(message)}, the key ${named(key)} ${fault.says}.`,
        };
        if (title !== undefined) finding.title = title;
        if (fault.instead !== undefined) {
          finding.fix = {
            says: `Rename it to ${named(fault.instead)}.`,
            safety: 'unsafe',
            steps: [{ do: 'rename', path, to: fault.instead }],
          };
        }
        message.report(finding);
      }
    }
  },
});
