/** Content blocks in the formats of older revisions. */
import { isObject, stringOf } from '../../protocol/values.ts';
import type { Json, JsonRecord, McpRevision } from '../types.ts';

const AUDIO_SINCE: McpRevision = '2025-03-26';
const LINK_SINCE: McpRevision = '2025-06-18';

/** A result in which content blocks unknown to the revision are replaced by equivalent text. */
export function fitting(result: JsonRecord, revision: McpRevision): JsonRecord {
  const { content } = result;
  if (!Array.isArray(content) || revision >= LINK_SINCE) return result;
  return { ...result, content: content.map((block) => fittingBlock(block, revision)) };
}

/** One content block. */
export function fittingBlock(block: Json, revision: McpRevision): Json {
  if (!isObject(block)) return block;
  if (block.type === 'audio' && revision < AUDIO_SINCE)
    return { type: 'text', text: `(audio, ${stringOf(block.mimeType)}: MCP ${revision} has no audio)` };
  if (block.type === 'resource_link' && revision < LINK_SINCE)
    return { type: 'text', text: `${stringOf(block.name)}: ${stringOf(block.uri)}` };
  return block;
}
