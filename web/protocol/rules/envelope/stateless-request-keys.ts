import type { FixPlan } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { type Message, defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { inner } from './errors-form.ts';
import { CAPABILITIES_KEY, CLIENT_KEY, META, VERSION_KEY, withMeta } from './meaning-examples.ts';
import { bareKeyFor, CAPABILITIES, CLIENT, requestMeta, replaces, VERSION, wholeMeta } from './stateless-keys.ts';

/** The keys, and the requirement that the absence of each violates. */
const KEYS = [
  {
    key: VERSION,
    requirement: 'stateless/protocol-version-missing',
    title: 'Every request {must} declare its protocol version',
  },
  {
    key: CAPABILITIES,
    requirement: 'stateless/capabilities-missing',
    title: 'Every request {must} declare the client’s capabilities',
  },
  { key: CLIENT, requirement: 'stateless/client-info-missing', title: 'Every request {must} identify its client' },
] as const;

const WHY: Readonly<Record<string, string>> = {
  [VERSION]: 'The server does not know which revision applies to the request, and rejects it with -32602.',
  [CAPABILITIES]:
    'The server does not know which features of the client it may use, and rejects the request with -32602.',
  [CLIENT]: 'The server’s logs cannot show which client causes a problem.',
};

/** Renames a key that lacks only its prefix, or adds the key. */
function plan(message: Message, meta: JsonObject, key: string, bare: string | null): FixPlan {
  const path = ['params', '_meta'];
  if (bare !== null) {
    return {
      says: `Rename ${named(bare)} to ${named(key)}.`,
      safety: 'safe',
      steps: [{ do: 'rename', path: [...path, bare], to: key }],
    };
  }
  const value: JsonValue = wholeMeta(message.model)[key] ?? {};
  const guess = key === CLIENT;
  return {
    says: guess ? `Add ${named(key)} with a placeholder for the name.` : `Add ${named(key)}.`,
    safety: guess ? 'unsafe' : 'safe',
    steps: [{ do: 'insert', path, key, value, after: Object.keys(meta).at(-1) ?? 'first' }],
  };
}

/** One rule for the keys of every request. */
export const statelessRequestKeys = defineRule({
  id: 'stateless/request-keys',
  requirements: KEYS.map(({ requirement }) => requirement),
  class: 'spec',
  kinds: ['request'],
  cues: [{ meta: true }],
  title: 'Every request {must} contain the client’s metadata',
  why: 'The server is stateless: it stores nothing from earlier requests.',
  how: 'Put the version, the client and its capabilities into `params._meta`, each under its full key.',
  examples: {
    good: [withMeta(META.slice('"_meta":{'.length, -1))],
    bad: [
      { ...withMeta(`${CLIENT_KEY},${CAPABILITIES_KEY}`), text: marked(`{${CLIENT_KEY},${CAPABILITIES_KEY}}`) },
      { ...withMeta(''), text: marked(`{"protocolVersion":"2026-07-28",${CLIENT_KEY},${CAPABILITIES_KEY}}`) },
      { ...withMeta(''), text: marked(`{${VERSION_KEY},${CLIENT_KEY}}`) },
      { ...withMeta(''), text: marked(`{${VERSION_KEY},${CAPABILITIES_KEY}}`) },
    ],
  },
  judge(message) {
    const meta = requestMeta(message);
    if (!meta) return;
    for (const { key, requirement, title } of KEYS) {
      if (get(meta, key) !== undefined || replaces(key, meta, message.model)) continue;
      const bare = bareKeyFor(key, meta, message.model);
      const why = WHY[key];
      message.report({
        requirement,
        path: ['params', '_meta'],
        mark: 'missing',
        title,
        ...(why === undefined ? {} : { why }),
        what:
          bare === null
            ? `The \`_meta\` of ${inner(message)} has no ${named(key)}.`
            : `The \`_meta\` of ${inner(message)} has ${named(bare)}, which is ignored; the key is ${named(key)}.`,
        fix: plan(message, meta, key, bare),
      });
    }
  },
});

/** A request with a mark around its `_meta`. */
function marked(meta: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{⟦"_meta"⟧:${meta}}}`;
}
