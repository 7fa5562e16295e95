/** MCP Server Cards: the description of a remote server for clients that have not connected yet. */
import { code, listed } from '../../json/describe.ts';
import { get, isObject, objectAt } from '../../json/object.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { JsonObject } from '../../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from '../define.ts';
import {
  judgeBySchema,
  judgeUnlisted,
  listOf,
  prepared,
  schemaRules,
  type SchemaJudgement,
} from '../schema-findings.ts';
import { hasAny, hasOnly, objectsAt, textAt } from '../values.ts';
import { CARD_SCHEMA, serverCardSchema } from './schema.ts';

const AUTHORITY = {
  spec: 'https://github.com/modelcontextprotocol/experimental-ext-server-card/blob/main/docs/discovery.md',
  specTitle: 'MCP Server Cards (experimental)',
} as const;

const card = (more: string, name = '"com.example/weather"'): string =>
  `{"$schema": "${CARD_SCHEMA}", "name": ${name}, "version": "1.0.0", "description": "Weather forecasts"${more}}`;

const RULES = schemaRules(
  { prefix: 'server-card', ...AUTHORITY, refuser: 'A client' },
  {
    missing: {
      good: [card('')],
      bad: [
        `⟦{"$schema": "${CARD_SCHEMA}", "version": "1.0.0", "description": "Weather"}⟧`,
        '⟦{"name": "example/weather", "version": "1.0.0", "description": "Weather"}⟧',
      ],
    },
    type: { good: [card(', "remotes": []')], bad: [card(', "remotes": ⟦{}⟧')] },
    value: {
      good: [card('')],
      bad: [
        card('', '⟦"weather"⟧'),
        `{"$schema": ⟦"https://static.modelcontextprotocol.io/schemas/2025-12-11/server-card.schema.json"⟧, "name": "com.example/weather", "version": "1.0.0", "description": "Weather"}`,
      ],
    },
    unlisted: { good: [card('')], bad: [card(', ⟦"tools"⟧: []')] },
  },
);

const VARIABLE: DocumentRule = {
  id: 'server-card/template-variable',
  title: 'Variables of an address {must} be declared',
  level: 'SHOULD',
  why: 'A client cannot fill in a variable that the card does not describe.',
  ...AUTHORITY,
  examples: {
    good: [card(', "remotes": [{"type": "sse", "url": "https://{tenant}.example/sse", "variables": {"tenant": {}}}]')],
    bad: [card(', "remotes": [{"type": "sse", "url": ⟦"https://{tenant}.example/sse"⟧}]')],
  },
};

const FORMER: DocumentRule = {
  id: 'server-card/former-draft',
  title: 'A Server Card {must} have the members of the current draft',
  level: 'SHOULD',
  why: 'Former drafts described the server by `serverInfo` and listed its capabilities, but clients of the current draft read neither.',
  ...AUTHORITY,
  examples: {
    good: [card('')],
    bad: [
      '⟦{"$schema": "https://static.modelcontextprotocol.io/schemas/mcp-server-card/v1.json", "version": "1.0", "protocolVersion": "2025-06-18", "serverInfo": {"name": "weather", "version": "1.0.0"}}⟧',
    ],
  },
};

const MEMBERS = new Set('$schema name title description version websiteUrl repository icons remotes _meta'.split(' '));
const schema = prepared(serverCardSchema);

/** The kind. */
export const serverCard = defineDocument({
  kind: 'server-card',
  rules: [...listOf(RULES), VARIABLE, FORMER],
  recognize({ value }) {
    if (!isObject(value)) return null;
    const title = 'MCP Server Card';
    const named = textAt(value, '$schema') ?? '';
    if (named.includes('server-card')) return { title, type: 'v1', because: 'Its `$schema` is that of a Server Card.' };
    if (/\/v\d+\/server\.schema\.json$/u.test(named) && !hasAny(value, ['packages']))
      return { title, type: 'v1', because: 'Its `$schema` has the version of Server Cards.' };
    if (named !== '' || !hasOnly(value, MEMBERS) || !(textAt(value, 'name') ?? '').includes('/')) return null;
    const remotes = objectsAt(value, 'remotes', []);
    const own = remotes.some((one) => get(one.value, 'supportedProtocolVersions') !== undefined);
    if (!hasAny(value, ['version']) || (hasAny(value, ['remotes']) && !own)) return null;
    return { title, type: 'v1', because: 'It has a name with a namespace and a version, and no packages.' };
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    if (isObject(get(value, 'serverInfo')) && !hasAny(value, ['name'])) {
      report({
        rule: FORMER,
        what: 'The card has `serverInfo`, but no `name`. Write `name`, `version` and `description` at the top, and name the current `$schema`.',
      });
      return;
    }
    judgeCard(value, report);
  },
});

function judgeCard(value: JsonObject, report: (finding: DocumentFinding) => void): void {
  const judgement: SchemaJudgement = {
    schema: schema(),
    value,
    base: [],
    rules: RULES,
    name: 'the schema of Server Cards',
    whole: 'the card',
    report,
    addition: (member) => (member === '$schema' ? CARD_SCHEMA : undefined),
    revise: (_fault, finding) => {
      const { path = [] } = finding;
      if (pointerOf(path) !== '/$schema' || finding.rule !== RULES.value) return finding;
      const steps = [{ do: 'replace', path, value: CARD_SCHEMA } as const];
      const found = code(get(value, '$schema') ?? null, 90);
      return {
        ...finding,
        what: `\`$schema\` is ${found}. Server Cards have a version of their own, not a date. Use ${code(CARD_SCHEMA, 90)}.`,
        fix: { says: 'Name the schema of Server Cards.', safety: 'safe', steps },
      };
    },
  };
  const faulty = judgeBySchema(judgement);
  for (const { value: remote, path } of objectsAt(value, 'remotes', [])) {
    const url = textAt(remote, 'url') ?? '';
    const declared = objectAt(remote, 'variables');
    const names = [...url.slice(0, 2000).matchAll(/\{([^{}]{1,100})\}/gu)].slice(0, 50).map(([, name = '']) => name);
    const lost = names.filter((name) => get(declared, name) === undefined);
    if (lost.length > 0 && !faulty.has(pointerOf([...path, 'url'])))
      report({
        rule: VARIABLE,
        path: [...path, 'url'],
        what: `${listed(lost)} in ${code(url)} is not declared. Describe it in \`variables\` of this remote.`,
      });
  }
  judgeUnlisted(judgement, faulty);
}
