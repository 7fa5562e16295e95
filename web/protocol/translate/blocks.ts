/** Content blocks in revisions that do not have their type: expressed by another type, so that nothing of the content is lost. */
import { named } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { textAt, type Step, type Work } from './steps.ts';
import type { Target } from './types.ts';

/** Where a block is: results and prompts may embed resources, messages of sampling may not. */
export type Holder = 'content' | 'sampling';

/** A block as the revision can express it. */
export function blockFor(
  to: Target,
  block: JsonValue,
  holder: Holder,
  step: Step,
  path: readonly (string | number)[],
  work: Work,
): JsonValue {
  if (!isObject(block)) return block;
  const type = get(block, 'type');
  const { notes } = work;
  if (type === 'audio' && to < '2025-03-26') {
    if (holder === 'sampling') {
      notes.add(
        'lost',
        `Messages of sampling have no audio in ${to}. The audio is replaced by a text that names its media type.`,
        step,
        path,
      );
      return text(`[audio, ${textAt(block, 'mimeType')}]`);
    }
    notes.add('changed', `Results have no audio blocks in ${to}. The audio is embedded as a resource.`, step, path);
    const resource = {
      uri: 'attachment:audio',
      mimeType: get(block, 'mimeType') ?? null,
      blob: get(block, 'data') ?? null,
    };
    return { ...kept(block), type: 'resource', resource };
  }
  if (type === 'resource_link' && to < '2025-06-18') {
    notes.add('changed', `Results have no links to resources in ${to}. The link is written as text.`, step, path);
    const parts = ['title', 'name', 'description']
      .map((key) => get(block, key))
      .filter((part) => typeof part === 'string');
    return { ...kept(block), ...text(`${[...new Set(parts)].join(', ')}: ${textAt(block, 'uri')}`) };
  }
  if ((type === 'tool_use' || type === 'tool_result') && to < '2025-11-25') {
    notes.add(
      'changed',
      `Messages of sampling have no ${named(type)} in ${to}. The block is written as JSON text.`,
      step,
      path,
    );
    return text(JSON.stringify(block));
  }
  return block;
}

/** Members of a block that every type has. */
function kept(block: JsonObject): JsonObject {
  const annotations = get(block, 'annotations');
  return annotations === undefined ? {} : { annotations };
}

/** A text block. */
export function text(content: string): JsonObject {
  return { type: 'text', text: content };
}
