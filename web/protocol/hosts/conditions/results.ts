/** Conditions about results of `tools/call`: `structuredContent`, members that are null, and the length of text. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { checkInstance } from '../../schema/instance/check.ts';
import { count, objectIn, quoted, stringAt, type ResultTest, type ResultView } from '../define.ts';
import { anyBlock, MIB, ofType, typeOf, whole } from './blocks.ts';
import { codePoints } from './schema-parts.ts';

const structured = (view: ResultView): JsonValue | undefined => get(view.result, 'structuredContent') ?? undefined;
const textOf = (block: JsonObject): string => (typeOf(block) === 'text' ? (stringAt(block, 'text') ?? '') : '');
const isEmptyContent = (view: ResultView): boolean => view.blocks.length === 0;

const missingStructured: ResultTest = ({ result, tool }) =>
  tool && objectIn(tool, 'outputSchema') && get(result, 'isError') !== true && !has(result, 'structuredContent')
    ? whole([], 'The tool has an `outputSchema`, and the result has no `structuredContent`.')
    : [];

const mismatch: ResultTest = ({ result, tool }) => {
  const schema = tool && objectIn(tool, 'outputSchema');
  const value = get(result, 'structuredContent');
  if (!schema || value === undefined || get(result, 'isError') === true) return [];
  return checkInstance(schema, value)
    .faults.slice(0, 1)
    .map(({ path, says }) => ({ at: ['structuredContent', ...path], shown: `The value ${says}.` }));
};

const notAnObject: ResultTest = ({ result }) => {
  const value = get(result, 'structuredContent');
  return value === undefined || isObject(value)
    ? []
    : whole(['structuredContent'], `\`structuredContent\` is ${quoted(value)}, not an object.`);
};

function isNull(key: string): ResultTest {
  return ({ result }) => (get(result, key) === null ? whole([key], `\`${key}\` is \`null\`.`) : []);
}

/** All text of the result, in a unit. */
function longText(max: number, unit: string, lengthOf: (text: string) => number): ResultTest {
  return ({ blocks }) => {
    const length = blocks.reduce((sum, block) => sum + lengthOf(textOf(block)), 0);
    return length > max ? whole(['content'], `The text has ${count(length)} ${unit}.`) : [];
  };
}

/** One text block that is too long. */
function longBlock(max: number, lengthOf: (text: string) => number = (text) => text.length): ResultTest {
  return anyBlock((block) => {
    const length = lengthOf(textOf(block));
    return length > max ? `A text block has ${count(length)} characters; ${count(max)} are accepted.` : null;
  });
}

const resultSize: ResultTest = ({ result }) => {
  const length = JSON.stringify(result).length;
  return length > MIB ? whole([], `The result has ${count(length)} characters.`) : [];
};

/** About four characters a token, as the host counts; a tool may raise the limit. */
const claudeCodeSize: ResultTest = (view) =>
  has(objectIn(view.tool ?? {}, '_meta') ?? {}, 'anthropic/maxResultSizeChars')
    ? []
    : longText(100_000, 'characters, about 25,000 tokens or more', (text) => text.length)(view);

/** Text that `structuredContent` does not repeat. */
const otherText: ResultTest = (view) => {
  const value = structured(view);
  if (value === undefined) return [];
  const index = view.blocks.findIndex((block) => typeOf(block) === 'text' && !isSame(textOf(block), value));
  return index < 0 ? [] : [{ at: ['content', index], shown: 'A text block differs from `structuredContent`.' }];
};

/** Content of any type that `structuredContent` does not repeat. */
const otherContent: ResultTest = (view) => {
  const value = structured(view);
  if (value === undefined) return [];
  const index = view.blocks.findIndex((block) => typeOf(block) !== 'text' || !isSame(textOf(block), value));
  return index < 0 ? [] : [{ at: ['content', index], shown: 'A content block differs from `structuredContent`.' }];
};

/** Equal JSON: both are written with sorted keys. */
function isSame(text: string, value: JsonValue): boolean {
  try {
    const parsed: JsonValue = JSON.parse(text);
    return sorted(parsed) === sorted(value);
  } catch {
    return false;
  }
}

function sorted(value: JsonValue): string {
  return JSON.stringify(value, (_key, part: JsonValue) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

const both: ResultTest = (view) =>
  structured(view) !== undefined && !isEmptyContent(view)
    ? whole(['structuredContent'], 'The result has both `content` and `structuredContent`.')
    : [];
const onlyStructured: ResultTest = (view) =>
  structured(view) !== undefined && isEmptyContent(view)
    ? whole(['structuredContent'], 'The result has `structuredContent` and no `content`.')
    : [];
const notRepeated: ResultTest = (view) => {
  const value = structured(view);
  return value !== undefined && !view.blocks.some((block) => typeOf(block) === 'text' && isSame(textOf(block), value))
    ? whole(['structuredContent'], 'No text block repeats `structuredContent`.')
    : [];
};
const imageAndStructured: ResultTest = (view) => (structured(view) === undefined ? [] : ofType('image')(view));
const errorBlocks: ResultTest = ({ result, blocks }) =>
  get(result, 'isError') === true && blocks.length > 1
    ? whole(['content'], `The error has ${count(blocks.length)} content blocks.`)
    : [];
const crushMedia: ResultTest = (view) => {
  const media = view.blocks.filter((block) => ['image', 'audio'].includes(typeOf(block))).length;
  if (media > 1) return whole(['content'], `The result has ${count(media)} images or audio blocks.`);
  return get(view.result, 'isError') === true ? whole(['isError'], '`isError` is `true`.') : onlyStructured(view);
};
const audioOrStructured: ResultTest = (view) => [...ofType('audio')(view), ...onlyStructured(view)];

/** Conditions by the id of their entry. */
export const resultTests: readonly (readonly [string, ResultTest])[] = [
  ['tssdk-output-without-structured', missingStructured],
  ['tssdk-structured-mismatch', mismatch],
  ['tssdk-structured-not-object', notAnObject],
  ['tssdk-iserror-null', isNull('isError')],
  ['tssdk-result-meta-null', isNull('_meta')],
  ['claude-desktop-result-1mb', resultSize],
  ['openai-output-10mib', longText(10_485_760, 'characters', codePoints)],
  ['openai-agents-structured-replaces', both],
  ['vscode-structured-replaces-text', otherText],
  ['copilot-cli-structured-one-side', otherContent],
  ['claude-code-result-25k-tokens', claudeCodeSize],
  ['claude-code-images-with-structured', imageAndStructured],
  ['claude-code-error-first-block', errorBlocks],
  ['codex-structured-replaces', otherContent],
  ['codex-result-10k-tokens', longText(40_000, 'characters, about 10,000 tokens or more', (text) => text.length)],
  ['gemini-cli-structured-ignored', notRepeated],
  ['gemini-cli-result-40000', longBlock(40_000)],
  ['cline-text-8000', longBlock(8000)],
  ['continue-structured-ignored', onlyStructured],
  ['crush-result-first-media', crushMedia],
  ['opencode-structured-fallback', imageAndStructured],
  ['goose-result-200000', longBlock(200_000, codePoints)],
  ['spring-ai-structured-ignored', onlyStructured],
  ['langchain-adapters-audio', audioOrStructured],
  ['n8n-structured-ignored', onlyStructured],
];
