/** Content: the results of tools, resources, prompts and completions. */
import { isObject, objectAt } from '../../protocol/values.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, changingResults } from './tools.ts';

/** A content block with its data as a `data:` URL. */
function asDataAddress(block: Json): Json {
  if (!isObject(block) || block.type !== 'image' || typeof block.data !== 'string') return block;
  const kind = typeof block.mimeType === 'string' ? block.mimeType : 'image/png';
  return { ...block, data: `data:${kind};base64,${block.data}` };
}

/** Content with its data in the URL-safe Base64 alphabet. */
function urlSafe(content: Json): Json {
  if (!isObject(content) || typeof content.blob !== 'string') return content;
  return { ...content, blob: `-_${content.blob.replaceAll('+', '-').replaceAll('/', '_').slice(2)}` };
}

/** A value with its numbers as strings. */
function inTexts(value: Json): Json {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(inTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inTexts(member)]));
}

/** Faults of content. `index.ts` defines the display order of all faults. */
export const contentFaults: readonly Fault[] = [
  {
    id: 'content-as-text',
    title: 'The content of a result is a plain string',
    says: 'The server sends `content` as a string. It must be an array of typed blocks, so clients have nothing to display. A correct server writes `[{"type": "text", "text": "…"}]`.',
    rule: 'shape/type',
    requirement: 'tools/content-not-array',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) => {
        const [first] = Array.isArray(result.content) ? result.content : [];
        return isObject(first) && typeof first.text === 'string' ? { ...result, content: first.text } : null;
      }),
    shows: CALLS_ADD,
  },
  {
    id: 'image-as-address',
    title: 'Image data is a `data:` URL',
    says: 'The server writes `data:image/png;base64,…` into the `data` of an image. Clients decode the whole string and get invalid bytes. A correct server writes only the Base64 string there, and the type into `mimeType`.',
    rule: 'content/base64',
    requirement: 'content/image-base64',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) =>
        Array.isArray(result.content) ? { ...result, content: result.content.map(asDataAddress) } : null,
      ),
    shows: {
      server: 'everything',
      client: [{ id: 1, method: 'tools/call', params: { name: 'show_content', arguments: { kind: 'image' } } }],
    },
  },
  {
    id: 'blob-url-safe',
    title: 'Binary content is not standard Base64',
    says: 'The server encodes bytes in the URL-safe Base64 alphabet, with `-` and `_`. Decoders fail at the first of these characters. A correct server uses the standard alphabet, with padding.',
    rule: 'shape/format',
    requirement: 'content/blob-base64',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['resources/read'], (result) =>
        Array.isArray(result.contents) ? { ...result, contents: result.contents.map(urlSafe) } : null,
      ),
    shows: { server: 'everything', client: [{ id: 1, method: 'resources/read', params: { uri: 'demo://picture' } }] },
  },
  {
    id: 'structure-broken',
    title: 'Structured content does not match the `outputSchema`',
    says: 'The tool has an `outputSchema`, and its structured content does not match it: numbers are sent as strings. Programs that rely on the schema fail. A correct server returns what its schema declares.',
    rule: 'structured-content/schema',
    requirement: 'structured-content/mismatch',
    revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['tools/call'], (result) => {
        const { structuredContent } = result;
        if (structuredContent === undefined) return null;
        const other = inTexts(structuredContent);
        return { ...result, structuredContent: other, content: [{ type: 'text', text: JSON.stringify(other) }] };
      }),
    shows: {
      server: 'calculator',
      client: [
        { id: 1, method: 'tools/list' },
        { id: 2, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } },
      ],
    },
  },
  {
    id: 'prompt-role-system',
    title: 'Prompt messages have the role `system`',
    says: 'The messages of a prompt have the role `system`, which MCP does not define. Clients reject the prompt. A correct server uses `user` and `assistant`.',
    rule: 'shape/value',
    requirement: 'prompts/message-role',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['prompts/get'], (result) => {
        const [first, ...rest] = Array.isArray(result.messages) ? result.messages : [];
        return isObject(first) ? { ...result, messages: [{ ...first, role: 'system' }, ...rest] } : null;
      }),
    shows: { server: 'everything', client: [{ id: 1, method: 'prompts/get', params: { name: 'greeting' } }] },
  },
  {
    id: 'completion-too-long',
    title: 'Completion returns more than 100 values',
    says: 'The server returns more than 100 completion values. Clients reject the list or truncate it. A correct server returns the best 100, and sets `hasMore` to show that there are others.',
    rule: 'shape/length',
    requirement: 'completion/max-100-values',
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['completion/complete'], (result) => {
        const completion = objectAt(result, 'completion');
        if (!completion || !Array.isArray(completion.values)) return null;
        const values = Array.from({ length: 150 }, (_, index) => `value ${index + 1}`);
        return { ...result, completion: { ...completion, values, total: values.length, hasMore: false } };
      }),
    shows: {
      server: 'weather',
      client: [
        {
          id: 1,
          method: 'completion/complete',
          params: { ref: { type: 'ref/prompt', name: 'what_to_wear' }, argument: { name: 'city', value: '' } },
        },
      ],
    },
  },
];
