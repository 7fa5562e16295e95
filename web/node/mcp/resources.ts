/** Resources: rules, types and simulated servers, to be read or attached. */
import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { ruleBook } from '../../protocol/catalog.ts';
import { PRODUCT } from '../../protocol/product.ts';
import { REVISION_IDS, type RevisionId } from '../../protocol/types.ts';
import { FAULTS } from '../../simulator/faults/index.ts';
import { SERVERS, serverNamed } from '../../simulator/servers/index.ts';
import { Unusable } from '../arguments.ts';
import { everyId, ruleMarkdown, rulePage } from './rule-pages.ts';
import { listOf, typeMarkdown, typeNames } from './type-pages.ts';

/** The scheme of all addresses. */
export const SCHEME = 'mcp-playground:';

/** The data never changes while the server runs. */
const cacheHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const MARKDOWN = { mimeType: 'text/markdown', cacheHint };

const page = (uri: URL, text: string) => ({
  contents: [{ uri: uri.href, mimeType: MARKDOWN.mimeType, text }],
});

/** Adds all resources and their templates. */
export function addResources(server: McpServer): void {
  server.registerResource(
    'rules',
    `${SCHEME}//rules`,
    { title: 'All rules', description: `Every rule of the ${PRODUCT}, with its headline.`, ...MARKDOWN },
    async (uri) => page(uri, await ruleList()),
  );
  server.registerResource(
    'servers',
    `${SCHEME}//servers`,
    { title: 'Simulated servers and faults', description: 'What `try_server` can simulate.', ...MARKDOWN },
    (uri) => page(uri, serverList()),
  );
  for (const revision of REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0'))
    server.registerResource(
      `types-${revision}`,
      `${SCHEME}//types/${revision}`,
      { title: `Methods and types of ${revision}`, description: 'Their names and purposes.', ...MARKDOWN },
      (uri) => page(uri, typeList(revision)),
    );
  server.registerResource(
    'rule',
    new ResourceTemplate(`${SCHEME}//rules/{+id}`, {
      list: undefined,
      complete: { id: async (value) => matching(value, await everyId()) },
    }),
    { title: 'A rule', description: 'What must hold, why, how, its clauses, and examples.', ...MARKDOWN },
    async (uri, { id }) => page(uri, ruleMarkdown(await found(uri, () => rulePage(String(id), null, 2)))),
  );
  server.registerResource(
    'type',
    new ResourceTemplate(`${SCHEME}//types/{revision}/{name}`, {
      list: undefined,
      complete: {
        revision: (value) => matching(value, REVISION_IDS),
        name: (value, context) =>
          matching(value, typeNames(revisionOf(context?.arguments?.['revision']) ?? '2025-11-25')),
      },
    }),
    { title: 'A type', description: 'The members of a type in a revision.', ...MARKDOWN },
    async (uri, { revision, name }) => {
      const text = await found(uri, () => {
        const known = revisionOf(String(revision));
        if (!known) throw new Unusable(`The revision must be one of ${REVISION_IDS.join(', ')}`);
        return typeMarkdown(known, String(name));
      });
      return page(uri, text);
    },
  );
}

/** The candidates that a value is the beginning of; then those that contain it. */
export function matching(value: string, candidates: readonly string[]): string[] {
  const low = value.toLowerCase();
  const first = candidates.filter((one) => one.toLowerCase().startsWith(low));
  return [...first, ...candidates.filter((one) => !first.includes(one) && one.toLowerCase().includes(low))];
}

function revisionOf(text: string | undefined): RevisionId | null {
  return REVISION_IDS.find((id) => id === text) ?? null;
}

async function ruleList(): Promise<string> {
  const { rules } = await ruleBook();
  const rows = rules.map(({ id, title }) => `- \`${id}\`: ${title}`);
  return ['# Rules', '', `Read ${SCHEME}//rules/ID, or call \`explain_rule\`, for one of them.`, '', ...rows].join(
    '\n',
  );
}

function typeList(revision: RevisionId): string {
  const { methods, types } = listOf(revision, '');
  return [
    `# Methods of ${revision}`,
    '',
    ...methods.map(({ name, kind, sender, says }) => `- \`${name}\` (${kind}, sent by ${sender}): ${says}`),
    '',
    `# Types of ${revision}`,
    '',
    ...types.map(({ name, says }) => `- \`${name}\`: ${says}`),
  ].join('\n');
}

function serverList(): string {
  const model = JSON.stringify(serverNamed('calculator')?.definition ?? {}, null, 2);
  return [
    '# Servers',
    '',
    ...SERVERS.map(({ id, title, says }) => `- \`${id}\`, ${title}: ${says}`),
    '',
    '# Faults',
    '',
    ...FAULTS.map(({ id, title, rule }) => `- \`${id}\`: ${title}. Reported by \`${rule}\`.`),
    '',
    '# The definition of `calculator`',
    '',
    '```json',
    model,
    '```',
  ].join('\n');
}

/** The result of a look-up; what does not exist is an error of the protocol. */
async function found<Value>(uri: URL, work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unusable ? new ResourceNotFoundError(uri.href, `${error.message}.`) : error;
  }
}
