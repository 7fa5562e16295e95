/** Resources: rules, types and simulated servers, to be read or attached. */
import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import { ruleBook } from '../../protocol/catalog.ts';
import { PRODUCT } from '../../protocol/product.ts';
import { REVISION_IDS, type RevisionId } from '../../protocol/types.ts';
import { FAULTS } from '../../simulator/faults/index.ts';
import { SERVERS, serverNamed } from '../../simulator/servers/index.ts';
import { Unusable } from '../arguments.ts';
import { everyId, ruleMarkdown, rulePage } from './rule-pages.ts';
import { listOf, typeMarkdown, typeNames } from './type-pages.ts';

/** Where all addresses begin. */
const START = 'mcp-playground://';
const MARKDOWN = { mimeType: 'text/markdown' };

/** A resource that is listed. */
interface Listed {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: () => string | Promise<string>;
}

const LISTED: readonly Listed[] = [
  {
    name: 'rules',
    path: 'rules',
    title: 'All rules',
    description: `Every rule of the ${PRODUCT}, with its headline.`,
    text: ruleList,
  },
  {
    name: 'servers',
    path: 'servers',
    title: 'Simulated servers and faults',
    description: 'What the tool try_server can simulate, and a server’s definition as a model.',
    text: serverList,
  },
  ...REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0').map((revision) => ({
    name: `types-${revision}`,
    path: `types/${revision}`,
    title: `Methods and types of ${revision}`,
    description: 'Their names and purposes.',
    text: () => typeList(revision),
  })),
];

/** Adds all resources and their templates. */
export function addResources(server: McpServer): void {
  for (const { name, path, title, description } of LISTED)
    server.registerResource(name, START + path, { title, description, ...MARKDOWN }, ({ href }) => read(href));
  server.registerResource(
    'rule',
    new ResourceTemplate(`${START}rules/{+id}`, {
      list: undefined,
      complete: { id: async (value) => matching(value, await everyId()) },
    }),
    { title: 'A rule', description: 'What must hold, why, how, its clauses, and examples.', ...MARKDOWN },
    ({ href }) => read(href),
  );
  server.registerResource(
    'type',
    new ResourceTemplate(`${START}types/{revision}/{name}`, {
      list: undefined,
      complete: {
        revision: (value) => matching(value, REVISION_IDS),
        name: (value, context) =>
          matching(value, typeNames(revisionOf(context?.arguments?.['revision']) ?? '2025-11-25')),
      },
    }),
    { title: 'A type', description: 'The members of a type in a revision.', ...MARKDOWN },
    ({ href }) => read(href),
  );
}

/** A resource by its address. Throws an error of the protocol if there is none. The SDK reports addresses of any other form. */
async function read(uri: string): Promise<ReadResourceResult> {
  try {
    return { contents: [{ uri, ...MARKDOWN, text: await textAt(uri) }] };
  } catch (error) {
    throw error instanceof Unusable ? new ResourceNotFoundError(uri, `${error.message}.`) : error;
  }
}

async function textAt(uri: string): Promise<string> {
  const path = uri.startsWith(START) ? uri.slice(START.length) : '';
  const listed = LISTED.find((one) => one.path === path);
  if (listed) return listed.text();
  const [, id] = /^rules\/(.{1,200})$/u.exec(path) ?? [];
  if (id !== undefined) return ruleMarkdown(await rulePage(decoded(id), null, 2));
  const [, revision, name] = /^types\/([^/]{1,40})\/([^/]{1,200})$/u.exec(path) ?? [];
  if (revision === undefined || name === undefined)
    throw new Unusable(`Resource not found: ${JSON.stringify(uri.slice(0, 200))}`);
  const known = revisionOf(decoded(revision));
  if (!known) throw new Unusable(`The revision must be one of ${REVISION_IDS.join(', ')}`);
  return typeMarkdown(known, decoded(name));
}

/** A part of an address without its escapes; as it is, if they are broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The candidates that a value is the beginning of; then those that contain it. */
export function matching(value: string, candidates: readonly string[]): string[] {
  const low = value.toLowerCase();
  const begins = (one: string): boolean => one.toLowerCase().startsWith(low);
  const first = candidates.filter(begins);
  return [...first, ...candidates.filter((one) => !begins(one) && one.toLowerCase().includes(low))];
}

function revisionOf(text: string | undefined): RevisionId | null {
  return REVISION_IDS.find((id) => id === text) ?? null;
}

async function ruleList(): Promise<string> {
  const { rules } = await ruleBook();
  const rows = rules.map(({ id, title }) => `- \`${id}\`: ${title}`);
  return ['# Rules', '', `Read ${START}rules/ID, or call \`explain_rule\`, for one of them.`, '', ...rows].join('\n');
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
