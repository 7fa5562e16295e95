/** Conditions about content blocks of results: their types, members, annotations and media. */
import { get, has } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { count, objectIn, quoted, stringAt, type Hit, type ResultTest, type ResultView } from '../define.ts';
import { imageSize } from './image-size.ts';

const BLOCKS = new Set(['text', 'image', 'audio', 'resource_link', 'resource']);

/** What a test finds at the blocks of `content`. */
export function anyBlock(test: (block: JsonObject, view: ResultView) => string | null): ResultTest {
  return (view) =>
    view.blocks.flatMap((block, index) => {
      const shown = test(block, view);
      return shown === null ? [] : [{ at: ['content', index], shown }];
    });
}

/** The type of a block; empty if it has none. */
export const typeOf = (block: JsonObject): string => stringAt(block, 'type') ?? '';

/** Blocks of these types. */
export function ofType(...types: readonly string[]): ResultTest {
  return anyBlock((block) =>
    types.includes(typeOf(block)) ? `A content block has the type \`${typeOf(block)}\`.` : null,
  );
}

/** One hit, outside a block. */
export const whole = (at: readonly string[], shown: string): readonly Hit[] => [{ at, shown }];

const unknownType = anyBlock((block) => {
  const type = get(block, 'type');
  if (type === undefined) return 'A content block has no `type`.';
  return BLOCKS.has(typeOf(block)) ? null : `A content block has the type ${quoted(type)}.`;
});

const incomplete = anyBlock((block) => {
  const lacks = (...keys: readonly string[]): string | null => {
    const key = keys.find((one) => stringAt(block, one) === undefined);
    return key === undefined ? null : `A block of type \`${typeOf(block)}\` has no string \`${key}\`.`;
  };
  const type = typeOf(block);
  if (type === 'text') return lacks('text');
  if (type === 'image' || type === 'audio') return lacks('data', 'mimeType');
  if (type === 'resource_link') return lacks('uri', 'name');
  if (type !== 'resource') return null;
  const resource = objectIn(block, 'resource') ?? {};
  if (stringAt(resource, 'uri') === undefined) return 'An embedded resource has no `uri`.';
  return stringAt(resource, 'text') === undefined && stringAt(resource, 'blob') === undefined
    ? 'An embedded resource has neither `text` nor `blob`.'
    : null;
});

const NOT_BASE64 = /[^A-Za-z0-9+/=\t\n\f\r ]/u;
/** Characters that `atob` rejects. The data are not quoted: they may be long, and only the first wrong character matters. */
const badBase64 = anyBlock((block) => {
  const media = typeOf(block) === 'image' || typeOf(block) === 'audio';
  const data = media ? stringAt(block, 'data') : stringAt(objectIn(block, 'resource') ?? {}, 'blob');
  if (data?.startsWith('data:') === true) return 'The data begin with `data:`, as a data URL.';
  const found = data === undefined ? null : NOT_BASE64.exec(data);
  return found === null ? null : `The data contain ${quoted(found[0])}, which is not in the standard base64 alphabet.`;
});

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/u;
const blockAnnotations = anyBlock((block) => {
  const annotations = objectIn(block, 'annotations') ?? {};
  const modified = stringAt(annotations, 'lastModified');
  if (modified !== undefined && !DATE_TIME.test(modified)) return `\`lastModified\` is ${quoted(modified)}.`;
  const priority = get(annotations, 'priority');
  return typeof priority === 'number' && (priority < 0 || priority > 1) ? `\`priority\` is ${String(priority)}.` : null;
});

const KNOWN_IMAGES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const imageType = (block: JsonObject, known: ReadonlySet<string> = KNOWN_IMAGES): string | null => {
  const type = stringAt(block, 'mimeType');
  return typeOf(block) === 'image' && type !== undefined && !known.has(type.toLowerCase())
    ? `An image has the type ${quoted(type)}.`
    : null;
};
const mediaOr = (...types: readonly string[]): ResultTest =>
  anyBlock(
    (block) =>
      imageType(block) ?? (types.includes(typeOf(block)) ? `A content block has the type \`${typeOf(block)}\`.` : null),
  );

/** Images with more than `max` base64 characters, or one of that many decoded bytes. */
function largeImage(max: number, unit: 'characters' | 'bytes'): ResultTest {
  return anyBlock((block) => {
    const length = typeOf(block) === 'image' ? (stringAt(block, 'data')?.length ?? 0) : 0;
    const size = unit === 'bytes' ? Math.floor((length * 3) / 4) : length;
    return size > max ? `An image has ${count(size)} ${unit}${unit === 'bytes' ? '' : ' of base64'}.` : null;
  });
}

function sumOfImages(view: ResultView): number {
  return view.blocks.reduce(
    (sum, block) => sum + (typeOf(block) === 'image' ? (stringAt(block, 'data')?.length ?? 0) : 0),
    0,
  );
}

/** Requests with many images allow 2,000 pixels on a side, others 8,000. */
const manyPixels = anyBlock((block) => {
  const size = typeOf(block) === 'image' ? imageSize(stringAt(block, 'data') ?? '') : null;
  return size !== null && Math.max(size.width, size.height) > 2000
    ? `An image has ${count(size.width)} × ${count(size.height)} pixels.`
    : null;
});

/** Bytes of a mebibyte. */
export const MIB = 1024 * 1024;
const clineMedia: ResultTest = (view) => {
  const hits = [...mediaOr('audio')(view), ...largeImage(5 * MIB, 'characters')(view)];
  const sum = sumOfImages(view);
  return sum > 8 * MIB ? [...hits, ...whole(['content'], `The images have ${count(sum)} characters in all.`)] : hits;
};
const mcpjamMedia: ResultTest = (view) => {
  const hits = largeImage(10 * MIB, 'bytes')(view);
  const images = view.blocks.filter((block) => typeOf(block) === 'image').length;
  if (images > 16) return [...hits, ...whole(['content'], `The result has ${count(images)} images.`)];
  const sum = Math.floor((sumOfImages(view) * 3) / 4);
  return sum > 25 * MIB ? [...hits, ...whole(['content'], `The images have ${count(sum)} bytes in all.`)] : hits;
};

const nonText = anyBlock((block) => {
  const blob = typeOf(block) === 'resource' && has(objectIn(block, 'resource') ?? {}, 'blob');
  return blob || ['image', 'audio', 'resource_link'].includes(typeOf(block))
    ? `A content block has the type \`${typeOf(block)}\`.`
    : null;
});
const audience = anyBlock((block) => {
  const list = get(objectIn(block, 'annotations') ?? {}, 'audience');
  return Array.isArray(list) && !list.includes('assistant') ? `The \`audience\` of a block is ${quoted(list)}.` : null;
});
const STRANDS_IMAGES = new Set([...KNOWN_IMAGES, 'image/jpg']);
const strands = anyBlock(
  (block) =>
    imageType(block, STRANDS_IMAGES) ??
    (['audio', 'resource_link'].includes(typeOf(block)) ? `A content block has the type \`${typeOf(block)}\`.` : null),
);

/** Conditions by the id of their entry. */
export const blockTests: readonly (readonly [string, ResultTest])[] = [
  ['tssdk-content-unknown-type', unknownType],
  ['tssdk-content-block-incomplete', incomplete],
  ['tssdk-base64-strict', badBase64],
  ['tssdk-annotations-lastmodified', blockAnnotations],
  ['anthropic-image-media-type', mediaOr('audio', 'resource_link')],
  ['anthropic-image-dimensions', manyPixels],
  ['anthropic-image-5mb', largeImage(5 * MIB, 'characters')],
  ['anthropic-mcp-connector-images', ofType('image')],
  ['vscode-audience-user', audience],
  ['claude-code-image-mime', anyBlock((block) => imageType(block))],
  ['cline-media-limits', clineMedia],
  ['continue-non-text', nonText],
  ['zed-non-text-ignored', ofType('image', 'audio', 'resource', 'resource_link')],
  ['librechat-image-10mib', largeImage(10 * MIB, 'bytes')],
  ['vercel-ai-audio-refused', ofType('audio')],
  ['strands-image-mime', strands],
  ['mcpjam-media-limits', mcpjamMedia],
];
