/** AI Catalogs: the list of artifacts, such as Server Cards, that a domain publishes. */
import { code, named } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import { defineDocument, type DocumentRule } from './define.ts';
import { hasAny, itemsAt, objectsAt, textAt, webAddress } from './values.ts';

const AUTHORITY = {
  spec: 'https://github.com/modelcontextprotocol/experimental-ext-server-card/blob/main/docs/discovery.md',
  specTitle: 'MCP Server Cards, discovery (experimental)',
} as const;

const entry = (members: string): string => `{"specVersion": "1.0", "entries": [${members}]}`;
const good = [
  entry(
    '{"identifier": "urn:air:example.com:weather", "displayName": "Weather", "type": "application/mcp-server-card+json", "url": "https://example.com/mcp/server-card"}',
  ),
];

const MISSING: DocumentRule = {
  id: 'ai-catalog/missing-member',
  title: 'Required members {must} be present',
  level: 'MUST',
  why: 'A client needs them to find and to recognize the artifact.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      entry(
        '⟦{"displayName": "Weather", "type": "application/mcp-server-card+json", "url": "https://example.com/mcp/server-card"}⟧',
      ),
      '⟦{"entries": [{"identifier": "urn:air:example.com:weather", "type": "application/mcp-server-card+json", "url": "https://example.com/card"}]}⟧',
    ],
  },
};
const TYPE: DocumentRule = {
  id: 'ai-catalog/wrong-type',
  title: 'Values {must} have the required type',
  level: 'MUST',
  why: 'A client cannot read a value of another type.',
  ...AUTHORITY,
  examples: { good, bad: ['{"specVersion": ⟦1⟧, "entries": []}'] },
};
const ADDRESS: DocumentRule = {
  id: 'ai-catalog/address',
  title: '`url` {must} be an absolute address',
  level: 'MUST',
  why: 'The catalog may list artifacts at other hosts, so a relative address leads nowhere.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      entry(
        '{"identifier": "urn:air:example.com:weather", "displayName": "Weather", "type": "application/mcp-server-card+json", "url": ⟦"/card.json"⟧}',
      ),
    ],
  },
};

/** The kind. */
export const aiCatalog = defineDocument({
  kind: 'ai-catalog',
  rules: [MISSING, TYPE, ADDRESS],
  recognize({ value, clues }) {
    if (!isObject(value) || !Array.isArray(get(value, 'entries'))) return null;
    const entries = objectsAt(value, 'entries', []);
    const own = entries.some(
      (one) => hasAny(one.value, ['identifier']) && hasAny(one.value, ['type', 'mediaType', 'url']),
    );
    const clued = clues.some((clue) => clue.includes('ai-catalog'));
    if (!own && !clued && !hasAny(value, ['specVersion']) && !(textAt(value, '$schema') ?? '').includes('ai-catalog'))
      return null;
    return { title: 'AI Catalog', because: 'It has `entries` as `/.well-known/ai-catalog.json` has.' };
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    const version = get(value, 'specVersion');
    if (version === undefined)
      report({
        rule: MISSING,
        path: [],
        mark: 'missing',
        what: 'The catalog has no `specVersion`. Add the version of its format, such as `"1.0"`.',
      });
    else if (typeof version !== 'string')
      report({
        rule: TYPE,
        path: ['specVersion'],
        what: `\`specVersion\` is ${code(version)}. Write it as a string.`,
        fix: {
          says: 'Put it in quotes.',
          safety: 'safe',
          steps: [{ do: 'replace', path: ['specVersion'], value: JSON.stringify(version) }],
        },
      });
    for (const [index, item] of itemsAt(value, 'entries').entries()) {
      const path = ['entries', index];
      if (!isObject(item)) {
        report({ rule: TYPE, path, what: `The entry is ${code(item)}. Use an object.` });
        continue;
      }
      const lacks = [
        hasAny(item, ['identifier']) ? null : 'identifier',
        hasAny(item, ['type', 'mediaType']) ? null : 'type',
      ].find((one) => one !== null);
      if (lacks !== undefined)
        report({ rule: MISSING, path, mark: 'value', what: `The entry has no ${named(lacks)}. Add it.` });
      const url = textAt(item, 'url');
      if (url !== null && webAddress(url) === null && !url.includes('{'))
        report({
          rule: ADDRESS,
          path: [...path, 'url'],
          what: `\`url\` is ${code(url)}. Use an address that begins with \`https://\`.`,
        });
    }
  },
});
