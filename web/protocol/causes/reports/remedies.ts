/** What to change so that a validator accepts the value. */
import { cut } from '../../json/describe.ts';
import type { Remedy } from '../../types.ts';
import type { Subject } from './subject.ts';
import type { ReportIssue } from './types.ts';

/** How serializers leave out members without a value. */
const OMIT: readonly Remedy[] = [
  { for: 'Python', says: 'Serialize with `model_dump(exclude_none=True)`.' },
  { for: 'C#', says: 'Set `DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull`.' },
  { for: 'Java', says: 'Use `@JsonInclude(JsonInclude.Include.NON_NULL)`.' },
  { for: 'Kotlin', says: 'Set `explicitNulls = false`.' },
  { for: 'Go', says: 'Add `omitempty` to the tag of the field.' },
  { for: 'Rust', says: 'Add `#[serde(skip_serializing_if = "Option::is_none")]`.' },
  { for: 'Ruby', says: 'Call `.compact` on the hash.' },
];

/** What goes wrong with the `id` of a response. */
const OF_ID: Remedy[] = [
  { for: 'the server', says: 'Copy the `id` of the request into its response.' },
  { for: 'the server', says: 'Do not answer notifications: they have no `id`.' },
];

/** The best changes first. `meant`: the type that the sender meant; empty if nothing shows it. */
export function remediesFor(subject: Subject, issue: ReportIssue, meant = ''): Remedy[] {
  const { path, code, received } = issue;
  const name = String(path.at(-1) ?? '');
  const isNull = received === 'null' || received === 'None';
  if (subject.kind === 'configuration')
    return [{ says: `Correct \`${cut(path.join('.'), 80)}\` in the configuration of the host.` }];
  if (subject.kind === 'arguments')
    return [
      {
        for: 'the caller',
        says: 'Send arguments that fit the `inputSchema` of the tool, with numbers and objects not written as strings.',
      },
      {
        for: 'the server',
        says: 'Describe each property, and accept numbers as strings if models often write them so.',
      },
    ];
  if (subject.kind === 'output')
    return [
      {
        for: 'the server',
        says: 'Return what `outputSchema` declares, or declare what the tool returns: its members, types and null.',
      },
      { for: 'the server', says: 'Leave `outputSchema` out if the results differ too much.' },
    ];
  if (name === 'jsonrpc')
    return [
      {
        for: 'the server',
        says: 'Write nothing but messages to stdout: other JSON, such as a log record, has no `jsonrpc`.',
      },
      { for: 'the server', says: 'Add `"jsonrpc": "2.0"` to each message.' },
    ];
  if (name === 'id' && path.length === 1 && subject.kind !== 'unknown' && (isNull || code === 'missing')) return OF_ID;
  if (isNull)
    return [
      { says: `Leave ${name === '' ? 'the member' : `\`${cut(name, 60)}\``} out instead of writing null.` },
      ...OMIT,
    ];
  if (code === 'not-json') return [{ says: 'Write only JSON to stdout, and everything else to stderr.' }];
  if (code === 'unknown-member') return unknownMember(issue);
  if (name === 'content' && subject.method === 'tools/call')
    return [
      {
        for: 'the server',
        says: 'Return `{"content": [{"type": "text", "text": "…"}]}`, with the data as text in it.',
      },
      {
        for: 'the server',
        says: 'Put an object of your own into `structuredContent`, with its JSON as text in `content`.',
      },
    ];
  if (name === 'type' && path.includes('content'))
    return [
      {
        for: 'the server',
        says: 'Use `"type": "text"`, `"image"`, `"audio"`, `"resource"` or `"resource_link"` for each block; a media type belongs in `mimeType`.',
      },
    ];
  if (name === 'type' && path.includes('inputSchema'))
    return [
      {
        for: 'the server',
        says: 'Declare `"inputSchema": {"type": "object", "properties": {…}}`, also for tools without arguments.',
      },
    ];
  if (name === 'inputSchema' || path.includes('inputSchema'))
    return [
      {
        for: 'the server',
        says: 'Send a JSON Schema object as `inputSchema`; for no arguments `{"type": "object", "properties": {}}`.',
      },
    ];
  if (path[0] === 'capabilities')
    return [
      {
        for: 'the server',
        says: 'Declare each capability as an object, such as `"tools": {}`; the tools themselves belong in the result of `tools/list`.',
      },
    ];
  if (path.length === 0 && (code === 'union' || code === 'other')) return ofEnvelope(meant);
  if (code === 'missing')
    return [{ says: `Add \`${cut(name, 60)}\` to the ${subject.kind === 'unknown' ? 'value' : subject.kind}.` }];
  const isItem = typeof path.at(-1) === 'number';
  const what = name === '' ? 'the rejected value' : isItem ? `item ${name}` : `\`${cut(name, 60)}\``;
  if (issue.expected === '') return [{ says: `Change ${what} to what its type declares.` }];
  const isJson = /^['"`]{0,2}\s{0,4}[{[]/u.test(received) && /object|array/u.test(issue.expected);
  const type = cut(issue.expected.replaceAll(' | ', ' or '), 80);
  const as = /^[a-z ]{2,40}$/u.test(type) ? `${/^[aeio]/u.test(type) ? 'an' : 'a'} ${type}` : `\`${type}\``;
  return [{ says: `Send ${what} as ${as}${isJson ? ', not as a string with JSON in it' : ''}.` }];
}

function unknownMember({ keys, path }: ReportIssue): Remedy[] {
  const all = keys.length > 0 ? keys : path.slice(-1).map(String);
  if (all.length === 0)
    return [{ says: 'Leave out the members that the schema does not list, or list them in `properties`.' }];
  if (all.includes('error') || all.includes('result'))
    return [
      {
        for: 'the server',
        says: 'Send either `result` or `error`, and leave the other one out instead of writing null.',
      },
      ...OMIT.slice(0, 4),
    ];
  return [
    {
      for: 'Java',
      says: 'Update the SDK, or set `FAIL_ON_UNKNOWN_PROPERTIES` to false: newer peers send members that older types lack.',
    },
    { for: 'Kotlin', says: 'Set `ignoreUnknownKeys = true`.' },
    {
      for: 'the sender',
      says: `Leave out ${all
        .slice(0, 3)
        .map((key) => `\`${cut(key, 40)}\``)
        .join(', ')}, or put custom data into \`_meta\`.`,
    },
  ];
}

/** The shapes of whole messages. */
function ofEnvelope(meant: string): Remedy[] {
  const request: Remedy = {
    for: 'a request',
    says: 'Send `{"jsonrpc": "2.0", "id": 1, "method": "…", "params": {…}}`, with nothing around it.',
  };
  const response: Remedy = {
    for: 'a response',
    says: 'Send `{"jsonrpc": "2.0", "id": …, "result": {…}}`, or `error` instead of `result`.',
  };
  return meant.endsWith('response') ? [response, ...OF_ID] : [request, response];
}
