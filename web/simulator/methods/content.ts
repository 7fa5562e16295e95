/** Blocks of content as older revisions can have them. */
import { isObject, wordsFor } from '../../protocol/values.ts';
import type { Json, JsonRecord, McpRevision } from '../types.ts';

const AUDIO_SINCE: McpRevision = '2025-03-26';
const LINK_SINCE: McpRevision = '2025-06-18';

/** A result with the blocks that the revision does not know replaced by texts that say the same. */
export function fitting(result: JsonRecord, revision: McpRevision): JsonRecord {
  const { content } = result;
  if (!Array.isArray(content) || revision >= LINK_SINCE) return result;
  return { ...result, content: content.map((block) => fittingBlock(block, revision)) };
}

/** One block. */
export function fittingBlock(block: Json, revision: McpRevision): Json {
  if (!isObject(block)) return block;
  if (block.type === 'audio' && revision < AUDIO_SINCE)
    return { type: 'text', text: `(audio, ${wordsFor(block.mimeType)}: MCP ${revision} has no audio)` };
  if (block.type === 'resource_link' && revision < LINK_SINCE)
    return { type: 'text', text: `${wordsFor(block.name)}: ${wordsFor(block.uri)}` };
  return block;
}
