/** Images come as data addresses. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A block with its bytes as a data address. */
function addressed(block: Json): Json {
  if (!isObject(block) || block.type !== 'image' || typeof block.data !== 'string') return block;
  const kind = typeof block.mimeType === 'string' ? block.mimeType : 'image/png';
  return { ...block, data: `data:${kind};base64,${block.data}` };
}

/** An address where bytes belong. */
export const imageAsAddress: Fault = {
  id: 'image-as-address',
  title: 'Images come as data addresses',
  says: 'The server writes `data:image/png;base64,…` into the data of an image. Clients decode all of it and get rubbish; a right server writes the Base64 text alone, and the kind into `mimeType`.',
  rule: 'content/base64',
  requirement: 'content/image-base64',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['tools/call'], (result) =>
      Array.isArray(result.content) ? { ...result, content: result.content.map(addressed) } : null,
    ),
  shows: {
    server: 'everything',
    client: [{ id: 1, method: 'tools/call', params: { name: 'show_content', arguments: { kind: 'image' } } }],
  },
};
