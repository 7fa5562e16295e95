/** Binary content is not Base64. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** Content with its bytes as addresses would have them. */
function addressed(content: Json): Json {
  if (!isObject(content) || typeof content.blob !== 'string') return content;
  return { ...content, blob: `-_${content.blob.replaceAll('+', '-').replaceAll('/', '_').slice(2)}` };
}

/** Bytes in another alphabet. */
export const blobUrlSafe: Fault = {
  id: 'blob-url-safe',
  title: 'Binary content is not Base64',
  says: 'The server writes bytes in the alphabet for addresses, with `-` and `_`. Decoders stop at the first of these; a right server uses the standard alphabet, with padding.',
  rule: 'shape/format',
  requirement: 'content/blob-base64',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['resources/read'], (result) =>
      Array.isArray(result.contents) ? { ...result, contents: result.contents.map(addressed) } : null,
    ),
  shows: { server: 'everything', client: [{ id: 1, method: 'resources/read', params: { uri: 'demo://picture' } }] },
};
