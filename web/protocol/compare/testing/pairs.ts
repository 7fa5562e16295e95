/** Labelled pairs: named edits of the server of notes, and the changes that each must be reported as. For tests only. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { isObject } from '../../json/object.ts';
import type { NotesServer } from './notes.ts';

/** An edit, and the expected changes as `kind area name pointer effect`; a name or a pointer that is empty is `-`. */
export interface LabelledPair {
  readonly label: string;
  readonly edit: (server: NotesServer) => void;
  readonly expected: readonly string[];
}

const pair = (label: string, edit: (server: NotesServer) => void, ...expected: readonly string[]): LabelledPair => ({
  label,
  edit,
  expected,
});

/** The object at a path; throws if there is none, so that an edit cannot miss. */
function at(value: JsonValue | undefined, ...path: readonly (string | number)[]): JsonObject {
  let here: JsonValue | undefined = value;
  for (const step of path) here = Array.isArray(here) ? here[Number(step)] : isObject(here) ? here[step] : undefined;
  if (!isObject(here)) throw new Error(`nothing at ${path.join('/')}`);
  return here;
}

const search = ({ tools }: NotesServer): JsonObject => at(tools, 0);
const remove = ({ tools }: NotesServer): JsonObject => at(tools, 1);
const argument = (server: NotesServer, name: string): JsonObject =>
  at(search(server), 'inputSchema', 'properties', name);
const output = (server: NotesServer, name: string): JsonObject =>
  at(search(server), 'outputSchema', 'properties', name);
const call = ({ calls }: NotesServer, index: number) => {
  const found = calls[index];
  if (!found) throw new Error(`no call ${index}`);
  return found;
};
/** A change in the input or output schema of `search_notes`. */
const inSearch = (kind: string, pointer: string, effect: string): string =>
  `${kind} tools search_notes ${pointer} ${effect}`;
const INPUT = '/inputSchema/properties';
const OUTPUT = '/outputSchema/properties';

const toolPairs: readonly LabelledPair[] = [
  pair('a tool is removed', ({ tools }) => void tools.pop(), 'removed tools delete_note - breaking'),
  pair(
    'a tool is added',
    ({ tools }) => void tools.push({ name: 'count_notes', inputSchema: { type: 'object' } }),
    'added tools count_notes - none',
  ),
  pair(
    'a tool is renamed',
    (server) => void (remove(server)['name'] = 'remove_note'),
    'removed tools delete_note - breaking',
    'added tools remove_note - none',
  ),
  pair('tools are in another order', ({ tools }) => void tools.reverse()),
  pair(
    'the description of a tool changes',
    (server) => void (search(server)['description'] = 'Searches notes.'),
    'changed tools search_notes /description none',
  ),
  pair(
    'the title of a tool is removed',
    (server) => void delete search(server)['title'],
    'removed tools search_notes /title none',
  ),
  pair(
    'a tool gets icons',
    (server) => void (search(server)['icons'] = [{ src: 'https://notes.example/search.png' }]),
    'added tools search_notes /icons none',
  ),
  pair(
    'a tool is no longer read-only',
    (server) => void delete search(server)['annotations'],
    'changed tools search_notes /annotations/readOnlyHint may-break',
  ),
  pair(
    'a hint with its default value is left out',
    (server) => void delete at(remove(server), 'annotations')['destructiveHint'],
  ),
  pair(
    'a call may no longer be repeated',
    (server) => void (at(remove(server), 'annotations')['idempotentHint'] = false),
    'changed tools delete_note /annotations/idempotentHint may-break',
  ),
  pair(
    'a tool needs a task',
    (server) => void (search(server)['execution'] = { taskSupport: 'required' }),
    'changed tools search_notes /execution/taskSupport breaking',
  ),
  pair(
    'task support with its default value',
    (server) => void (search(server)['execution'] = { taskSupport: 'forbidden' }),
  ),
  pair(
    'a tool gets an output schema',
    (server) => void (remove(server)['outputSchema'] = { type: 'object', properties: { ok: { type: 'boolean' } } }),
    'added tools delete_note /outputSchema none',
  ),
  pair(
    'a tool loses its output schema',
    (server) => void delete search(server)['outputSchema'],
    'removed tools search_notes /outputSchema may-break',
  ),
];

const inputPairs: readonly LabelledPair[] = [
  pair(
    'a new required argument',
    (server) => {
      at(search(server), 'inputSchema', 'properties')['language'] = { type: 'string' };
      at(search(server), 'inputSchema')['required'] = ['query', 'language'];
    },
    inSearch('added', `${INPUT}/language`, 'breaking'),
  ),
  pair(
    'a new optional argument',
    (server) => void (at(search(server), 'inputSchema', 'properties')['language'] = { type: 'string' }),
    inSearch('added', `${INPUT}/language`, 'none'),
  ),
  pair(
    'an argument becomes required',
    (server) => void (at(search(server), 'inputSchema')['required'] = ['query', 'limit']),
    inSearch('changed', `${INPUT}/limit`, 'breaking'),
  ),
  pair(
    'an argument becomes optional',
    (server) => void delete at(search(server), 'inputSchema')['required'],
    inSearch('changed', `${INPUT}/query`, 'none'),
  ),
  pair(
    'an argument is removed where others are accepted',
    (server) => void delete at(search(server), 'inputSchema', 'properties')['order'],
    inSearch('removed', `${INPUT}/order`, 'may-break'),
  ),
  pair(
    'an argument is removed where no others are accepted',
    (server) => {
      at(remove(server), 'inputSchema')['properties'] = { name: { type: 'string' } };
      at(remove(server), 'inputSchema')['required'] = [];
    },
    'removed tools delete_note /inputSchema/properties/id breaking',
    'added tools delete_note /inputSchema/properties/name none',
  ),
  pair(
    'an argument is renamed',
    (server) => {
      const properties = at(search(server), 'inputSchema', 'properties');
      properties['max'] = properties['limit'] ?? null;
      delete properties['limit'];
    },
    inSearch('removed', `${INPUT}/limit`, 'may-break'),
    inSearch('added', `${INPUT}/max`, 'none'),
  ),
  pair(
    'a type is narrowed',
    (server) => void (argument(server, 'folder')['anyOf'] = [{ type: 'string' }]),
    inSearch('changed', `${INPUT}/folder`, 'breaking'),
  ),
  pair(
    'a type is widened',
    (server) => void (argument(server, 'query')['type'] = ['string', 'array']),
    inSearch('changed', `${INPUT}/query`, 'none'),
  ),
  pair(
    'a type is another one',
    (server) => void (argument(server, 'query')['type'] = 'integer'),
    inSearch('changed', `${INPUT}/query`, 'breaking'),
  ),
  pair(
    'an integer may be any number',
    (server) => void (argument(server, 'limit')['type'] = 'number'),
    inSearch('changed', `${INPUT}/limit`, 'none'),
  ),
  pair(
    'a number must be an integer',
    (server) => {
      argument(server, 'limit')['type'] = 'integer';
      output(server, 'total')['type'] = 'number';
    },
    inSearch('changed', `${OUTPUT}/total`, 'may-break'),
  ),
  pair(
    'an enum loses a value',
    (server) => void (argument(server, 'order')['enum'] = ['newest', 'oldest']),
    inSearch('changed', `${INPUT}/order`, 'breaking'),
  ),
  pair(
    'an enum gains a value',
    (server) => void (argument(server, 'order')['enum'] = ['newest', 'oldest', 'relevance', 'title']),
    inSearch('changed', `${INPUT}/order`, 'none'),
  ),
  pair(
    'an enum is in another order',
    (server) => void (argument(server, 'order')['enum'] = ['relevance', 'newest', 'oldest']),
  ),
  pair(
    'a string becomes an enum',
    (server) => void (argument(server, 'query')['enum'] = ['tax', 'work']),
    inSearch('changed', `${INPUT}/query`, 'breaking'),
  ),
  pair(
    'an enum becomes a string',
    (server) => void delete argument(server, 'order')['enum'],
    inSearch('changed', `${INPUT}/order`, 'none'),
  ),
  pair(
    'a minimum is raised',
    (server) => void (argument(server, 'limit')['minimum'] = 5),
    inSearch('changed', `${INPUT}/limit`, 'breaking'),
  ),
  pair(
    'a maximum is raised',
    (server) => void (argument(server, 'limit')['maximum'] = 100),
    inSearch('changed', `${INPUT}/limit`, 'none'),
  ),
  pair(
    'a maximum is new',
    (server) => void (at(search(server), 'inputSchema')['maxProperties'] = 3),
    inSearch('changed', '/inputSchema', 'breaking'),
  ),
  pair(
    'a length limit is removed',
    (server) => void delete argument(server, 'query')['maxLength'],
    inSearch('changed', `${INPUT}/query`, 'none'),
  ),
  pair(
    'fewer items are allowed',
    (server) => void (argument(server, 'tags')['maxItems'] = 3),
    inSearch('changed', `${INPUT}/tags`, 'breaking'),
  ),
  pair(
    'the items of an array have another type',
    (server) => void (argument(server, 'tags')['items'] = { type: 'integer' }),
    inSearch('changed', `${INPUT}/tags/items`, 'breaking'),
  ),
  pair(
    'a pattern is new',
    (server) => void (argument(server, 'query')['pattern'] = '^[a-z ]+$'),
    inSearch('changed', `${INPUT}/query`, 'may-break'),
  ),
  pair(
    'a pattern is removed',
    (server) => void delete at(remove(server), 'inputSchema', 'properties', 'id')['pattern'],
    'changed tools delete_note /inputSchema/properties/id none',
  ),
  pair(
    'a format differs',
    (server) => void (at(argument(server, 'filter'), 'properties', 'since')['format'] = 'date-time'),
    inSearch('changed', `${INPUT}/filter/properties/since`, 'may-break'),
  ),
  pair(
    'a default differs',
    (server) => void (argument(server, 'limit')['default'] = 20),
    inSearch('changed', `${INPUT}/limit`, 'may-break'),
  ),
  pair(
    'the description of an argument changes',
    (server) => void (argument(server, 'query')['description'] = 'The words.'),
    inSearch('changed', `${INPUT}/query`, 'none'),
  ),
  pair(
    'an argument is deprecated',
    (server) => void (argument(server, 'folder')['deprecated'] = true),
    inSearch('changed', `${INPUT}/folder`, 'none'),
  ),
  pair(
    'a nested argument becomes required',
    (server) => void (argument(server, 'filter')['required'] = ['author', 'since']),
    inSearch('changed', `${INPUT}/filter/properties/since`, 'breaking'),
  ),
  pair(
    'other members are no longer accepted',
    (server) => void (at(search(server), 'inputSchema')['additionalProperties'] = false),
    inSearch('changed', '/inputSchema', 'may-break'),
  ),
  pair(
    'other members are accepted',
    (server) => void delete at(remove(server), 'inputSchema')['additionalProperties'],
    'added tools delete_note /inputSchema none',
  ),
];

/** Other ways to write the same schema. */
const samePairs: readonly LabelledPair[] = [
  pair('a union with null as a list of types', (server) => {
    const folder = argument(server, 'folder');
    delete folder['anyOf'];
    folder['type'] = ['null', 'string'];
  }),
  pair('an enum as titled constants', (server) => {
    const order = argument(server, 'order');
    delete order['enum'];
    delete order['type'];
    order['oneOf'] = ['relevance', 'oldest', 'newest'].map((value) => ({ const: value, title: value }));
  }),
  pair('a part as a reference', (server) => {
    const schema = at(search(server), 'inputSchema');
    schema['$defs'] = { Filter: at(schema, 'properties', 'filter') };
    at(schema, 'properties')['filter'] = { $ref: '#/$defs/Filter' };
  }),
  pair('a part inside an intersection of one', (server) => {
    const properties = at(search(server), 'inputSchema', 'properties');
    properties['filter'] = { allOf: [properties['filter'] ?? null] };
  }),
  pair('keywords without effect', (server) => {
    const schema = at(search(server), 'inputSchema');
    schema['$schema'] = 'https://json-schema.org/draft/2020-12/schema';
    schema['additionalProperties'] = true;
    at(argument(server, 'tags'))['uniqueItems'] = false;
    at(argument(server, 'tags'))['minItems'] = 0;
  }),
  pair('required members in another order', (server) => {
    at(search(server), 'outputSchema')['required'] = ['notes', 'total'];
  }),
];

const outputPairs: readonly LabelledPair[] = [
  pair(
    'a required member of the output is removed',
    (server) => {
      delete at(search(server), 'outputSchema', 'properties')['total'];
      at(search(server), 'outputSchema')['required'] = ['notes'];
    },
    inSearch('removed', `${OUTPUT}/total`, 'breaking'),
  ),
  pair(
    'an optional member of the output is removed',
    (server) => void delete at(output(server, 'notes'), 'items', 'properties')['score'],
    inSearch('removed', `${OUTPUT}/notes/items/properties/score`, 'may-break'),
  ),
  pair(
    'a member of the output is new',
    (server) => void (at(search(server), 'outputSchema', 'properties')['took'] = { type: 'number' }),
    inSearch('added', `${OUTPUT}/took`, 'none'),
  ),
  pair(
    'a member of the output becomes optional',
    (server) => void (at(search(server), 'outputSchema')['required'] = ['notes']),
    inSearch('changed', `${OUTPUT}/total`, 'may-break'),
  ),
  pair(
    'a member of the output has another type',
    (server) => void (output(server, 'total')['type'] = 'string'),
    inSearch('changed', `${OUTPUT}/total`, 'breaking'),
  ),
  pair(
    'an enum of the output gains a value',
    (server) => void (output(server, 'state')['enum'] = ['complete', 'partial', 'empty']),
    inSearch('changed', `${OUTPUT}/state`, 'may-break'),
  ),
  pair(
    'an enum of the output loses a value',
    (server) => void (output(server, 'state')['enum'] = ['complete']),
    inSearch('changed', `${OUTPUT}/state`, 'none'),
  ),
];

const otherPairs: readonly LabelledPair[] = [
  pair('a resource is removed', ({ resources }) => void resources.pop(), 'removed resources notes://stats - may-break'),
  pair(
    'a resource has another media type',
    ({ resources }) => void (at(resources, 0)['mimeType'] = 'text/html'),
    'changed resources notes://today /mimeType may-break',
  ),
  pair(
    'a resource has another size',
    ({ resources }) => void (at(resources, 0)['size'] = 4096),
    'changed resources notes://today /size none',
  ),
  pair(
    'a template has another form',
    ({ templates }) => void (at(templates, 0)['uriTemplate'] = 'notes://notes/{id}'),
    'removed templates notes://note/{id} - breaking',
    'added templates notes://notes/{id} - none',
  ),
  pair('a prompt is removed', ({ prompts }) => void prompts.pop(), 'removed prompts summarize - breaking'),
  pair(
    'a prompt gets a required argument',
    ({ prompts }) =>
      void (at(prompts, 0)['arguments'] = [
        { name: 'topic', required: true },
        { name: 'style', description: 'Such as “brief”.' },
        { name: 'language', required: true },
      ]),
    'added prompts summarize /arguments/2 breaking',
  ),
  pair(
    'an argument of a prompt becomes optional',
    ({ prompts }) => void delete at(prompts, 0, 'arguments', 0)['required'],
    'changed prompts summarize /arguments/0 none',
  ),
  pair(
    'a capability is removed',
    ({ capabilities }) => void delete capabilities['completions'],
    'removed capabilities completions /completions breaking',
  ),
  pair(
    'subscriptions are removed',
    ({ capabilities }) => void delete at(capabilities, 'resources')['subscribe'],
    'removed capabilities resources.subscribe /resources/subscribe breaking',
  ),
  pair(
    'notifications of changes are switched off',
    ({ capabilities }) => void (at(capabilities, 'tools')['listChanged'] = false),
    'removed capabilities tools.listChanged /tools/listChanged may-break',
  ),
  pair(
    'a capability is new',
    ({ capabilities }) => void (capabilities['experimental'] = { 'com.example/notes': {} }),
    'added capabilities experimental /experimental none',
  ),
  pair(
    'the server has another version',
    ({ server }) => void (server['version'] = '3.0.0'),
    'changed server - /version none',
  ),
  pair('the instructions change', (server) => void (server.instructions = null), 'removed instructions - - none'),
  pair(
    'an older revision is negotiated',
    (server) => void (server.revision = '2025-06-18'),
    'changed revision - - may-break',
  ),
  pair(
    'the client no longer answers forms',
    ({ clientCapabilities }) => void delete clientCapabilities['elicitation'],
    'removed client - /elicitation none',
  ),
];

const callPairs: readonly LabelledPair[] = [
  pair(
    'a call fails now',
    (server) => {
      const failing = call(server, 0);
      delete failing.result;
      failing.error = { code: -32603, message: 'Index is locked' };
    },
    'changed calls tools/call search_notes /error breaking',
  ),
  pair(
    'a call returns an error result now',
    (server) => void (call(server, 0).result = { content: [{ type: 'text', text: 'Locked' }], isError: true }),
    'changed calls tools/call search_notes /result/isError breaking',
  ),
  pair(
    'a call that failed succeeds',
    (server) => void (call(server, 1).result = { content: [{ type: 'text', text: 'Deleted' }] }),
    'changed calls tools/call delete_note /result/isError none',
  ),
  pair(
    'an error has another code',
    (server) => void (call(server, 3).error = { code: -32602, message: 'Resource not found' }),
    'changed calls resources/read notes://note/n-404 /error/code may-break',
  ),
  pair(
    'another time in a text',
    (server) => void (at(call(server, 0).result, 'content', 0)['text'] = '2 notes, as of 2027-09-30T08:15:42.118Z'),
  ),
  pair(
    'another text',
    (server) => void (at(call(server, 0).result, 'content', 0)['text'] = '3 notes'),
    'changed calls tools/call search_notes /result/content none',
  ),
  pair(
    'another kind of content',
    (server) => void (at(call(server, 0).result)['content'] = [{ type: 'image', data: 'aGk=', mimeType: 'image/png' }]),
    'changed calls tools/call search_notes /result/content may-break',
  ),
  pair(
    'a member of structured content is missing',
    (server) => void delete at(call(server, 0).result, 'structuredContent')['state'],
    'changed calls tools/call search_notes /result/structuredContent may-break',
  ),
  pair(
    'a member of structured content has another type',
    (server) => void (at(call(server, 0).result, 'structuredContent')['total'] = '2'),
    'changed calls tools/call search_notes /result/structuredContent/total may-break',
  ),
  pair('calls are in another order', ({ calls }) => void calls.reverse(), 'changed calls - - none'),
  pair('a call is left out', ({ calls }) => void calls.pop(), 'removed calls prompts/get summarize - none'),
  pair(
    'a call has other arguments',
    (server) => void (at(call(server, 0).params, 'arguments')['query'] = 'work'),
    'changed calls tools/call search_notes /params none',
  ),
  pair(
    'the server sends another notification',
    ({ notifications }) => void notifications.push('notifications/prompts/list_changed'),
    'added notifications notifications/prompts/list_changed - none',
  ),
];

/** All pairs. */
export const PAIRS: readonly LabelledPair[] = [
  ...toolPairs,
  ...inputPairs,
  ...samePairs,
  ...outputPairs,
  ...otherPairs,
  ...callPairs,
];
