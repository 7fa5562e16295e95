/** Lists: their pages, and the tools in them. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingAnswers, changingResults, LISTS_TOOLS, without } from './tools.ts';

/** Faults of lists. `index.ts` defines the display order of all faults. */
export const listFaults: readonly Fault[] = [
  {
    id: 'next-cursor-null',
    title: 'The last page has a null cursor',
    says: 'The server writes `"nextCursor": null` on the last page. A cursor must be a string or be absent, and strict clients reject the whole list. A correct server omits the member.',
    rule: 'shape/null',
    requirement: 'pagination/next-cursor-null',
    alter: (outputs, scene) =>
      changingResults(
        outputs,
        scene,
        ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list', 'tasks/list'],
        (result) => (result.nextCursor === undefined ? { ...result, nextCursor: null } : null),
      ),
    shows: LISTS_TOOLS,
  },
  {
    id: 'pages-repeat',
    title: 'Pagination never ends',
    says: 'The cursor of a page leads to that page again. A client that follows cursors to the end never finishes. A correct server returns a different cursor on each page, and none on the last one.',
    rule: 'pagination/pages',
    requirement: 'pagination/cursor-not-advancing',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, null, (result, requested) =>
        requested?.method.endsWith('/list') === true && typeof requested.params.cursor === 'string'
          ? { ...result, nextCursor: requested.params.cursor }
          : null,
      ),
    shows: {
      server: 'everything',
      client: [
        { id: 1, method: 'tools/list' },
        { id: 2, method: 'tools/list', params: { cursor: 'tools-from-6' } },
      ],
    },
  },
  {
    id: 'cursor-refused',
    title: 'The server rejects its own cursors',
    says: 'The server rejects a cursor that it has just returned, and uses the wrong code. The client cannot read the whole list. A correct server accepts its cursors, and returns -32602 for others.',
    rule: 'pagination/cursors',
    requirement: 'pagination/invalid-cursor-code',
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, (_, requested) =>
        requested?.method.endsWith('/list') === true && typeof requested.params.cursor === 'string'
          ? { jsonrpc: '2.0', id: requested.id, error: { code: -32603, message: 'Invalid cursor' } }
          : null,
      ),
    shows: {
      server: 'everything',
      client: [
        { id: 1, method: 'tools/list' },
        { id: 2, method: 'tools/list', params: { cursor: 'tools-from-6' } },
      ],
    },
  },
  {
    id: 'no-cache-hints',
    title: 'Lists have no `ttlMs`',
    says: 'The server omits `ttlMs`. Clients do not know how long they may cache the list. A correct server includes it, with 0 if clients should fetch the list each time.',
    rule: 'shape/missing',
    requirement: 'caching/hints-required-tools-list',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) =>
      changingResults(outputs, scene, null, (result, requested) =>
        requested?.method.endsWith('/list') === true && result.ttlMs !== undefined ? without(result, 'ttlMs') : null,
      ),
    shows: LISTS_TOOLS,
  },
  {
    id: 'schema-without-type',
    title: 'The schema of a tool has no type',
    says: 'The `inputSchema` of the tools has no `"type": "object"` at its root. Some clients then show none of the tools. A correct server includes it, since arguments are always an object.',
    rule: 'shape/missing',
    requirement: 'input-schema/root-type-object',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/list'], (result) => {
        const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
        const schema = isObject(first) ? objectAt(first, 'inputSchema') : null;
        if (!isObject(first) || !schema) return null;
        return { ...result, tools: [{ ...first, inputSchema: without(schema, 'type') }, ...rest] };
      }),
    shows: LISTS_TOOLS,
  },
  {
    id: 'tool-without-schema',
    title: 'A tool has no input schema',
    says: 'The first tool of the list has no `inputSchema`. Strict clients reject the whole list and show no tools. A correct server gives each tool a schema, at least `{"type": "object"}`.',
    rule: 'shape/missing',
    requirement: 'input-schema/required',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/list'], (result) => {
        const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
        return isObject(first) ? { ...result, tools: [without(first, 'inputSchema'), ...rest] } : null;
      }),
    shows: LISTS_TOOLS,
  },
  {
    id: 'twin-tools',
    title: 'Two tools have the same name',
    says: 'The list contains a tool twice. Calls identify tools by name, so it is unclear which one runs, and clients that store tools by name lose one. A correct server gives each tool a unique name.',
    rule: 'tool-names/unique',
    requirement: 'tool-names/unique',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/list'], (result) => {
        const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
        if (!isObject(first)) return null;
        const description = 'The same name again.';
        return { ...result, tools: [first, { ...first, description }, ...rest] };
      }),
    shows: LISTS_TOOLS,
  },
  {
    id: 'header-name-unfit',
    title: 'The header name of an argument contains a space',
    says: 'The tool’s schema requires an argument to be repeated in a header, and the header name contains a space. Header names cannot contain spaces, so clients omit the tool. A correct server uses letters, digits and hyphens.',
    rule: 'x-mcp-header/name',
    requirement: 'x-mcp-header/token-syntax',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/list'], (result) => {
        const [first, ...rest] = Array.isArray(result.tools) ? result.tools : [];
        const schema = isObject(first) ? objectAt(first, 'inputSchema') : null;
        const members = schema ? objectAt(schema, 'properties') : null;
        const name = Object.keys(members ?? {}).find((key) => objectAt(members ?? {}, key)?.type === 'string');
        if (!isObject(first) || !schema || !members || name === undefined) return null;
        const marked = { ...objectAt(members, name), 'x-mcp-header': `The ${name}` };
        return {
          ...result,
          tools: [{ ...first, inputSchema: { ...schema, properties: { ...members, [name]: marked } } }, ...rest],
        };
      }),
    shows: { server: 'weather', client: [{ id: 1, method: 'tools/list' }] },
  },
];
