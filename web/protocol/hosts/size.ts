/** The size of a tool list: characters, about how many tokens, which tools cost most, and the limits of hosts beside it. */
import { get } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonValue } from '../json/types.ts';
import { TOOL_LIMITS } from './conditions/lists.ts';
import { utf8Bytes } from './conditions/schema-parts.ts';
import { hostEntry } from './data/index.ts';
import { stringAt, type HostEntry, type ToolView } from './define.ts';
import { hostName } from './names.ts';
import { isJudgeable } from './nodes.ts';
import { toolViews } from './views.ts';

/** An estimate: at least and at most about this many. */
export interface TokenRange {
  readonly min: number;
  readonly max: number;
}

/** The size of one tool. */
export interface ToolSize {
  readonly name: string;
  /** Pointer to the tool within the given value. */
  readonly pointer: string;
  /** Characters (UTF-16 units) of `name`, `description` and `inputSchema` as compact JSON: what hosts send to a model. */
  readonly characters: number;
  /** Characters of its `description`, and bytes (UTF-8) of its `inputSchema`: hosts have limits for both. */
  readonly description: number;
  readonly schemaBytes: number;
  readonly tokens: TokenRange;
  /** Part of all tools, from 0 to 1. */
  readonly share: number;
}

/** A limit of a host, and how far the list is from it. */
export interface SizeLimit {
  /** Id of the entry that states it. */
  readonly id: string;
  readonly hosts: readonly string[];
  readonly names: readonly string[];
  readonly unit: 'tools' | 'characters' | 'bytes';
  /** What is limited: the list, or one tool’s part. */
  readonly of: 'list' | 'description' | 'inputSchema';
  readonly max: number;
  /** The largest value in this list. */
  readonly value: number;
  readonly isExceeded: boolean;
  readonly seenOn: string;
  readonly disputed?: string;
}

/** The size of a list. */
export interface ListSize {
  readonly tools: readonly ToolSize[];
  readonly characters: number;
  /** Characters of the given value as compact JSON, with what hosts do not send to models. */
  readonly wholeCharacters: number;
  readonly tokens: TokenRange;
  /** Limits of hosts, smallest first. */
  readonly limits: readonly SizeLimit[];
}

/** ASCII characters in a token, at least and at most: JSON is denser than prose, and tokenizers differ. */
const ASCII_PER_TOKEN = { min: 2.5, max: 4.5 } as const;
/** Tokens for a character outside ASCII, at least and at most. */
const TOKENS_PER_OTHER = { min: 0.5, max: 2 } as const;

/** The assumption of the estimate, as sentences for people. */
export const tokenAssumption =
  'The range assumes 2.5 to 4.5 ASCII characters in a token, and 0.5 to 2 tokens for every other character. ' +
  'Each model counts with its own tokenizer; hosts may send more than name, description and input schema.';

/** Where vendors state how many characters are about one token. */
export const tokenSources: readonly { readonly url: string; readonly says: string }[] = [
  {
    url: 'https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them',
    says: 'about 4 characters of English text in a token',
  },
  {
    url: 'https://api-docs.deepseek.com/quick_start/token_usage',
    says: 'about 0.3 tokens for an English character, and 0.6 for a Chinese one',
  },
];

/** About how many tokens a text has: a range, since no tokenizer of one vendor is used. */
export function tokenRange(text: string): TokenRange {
  let other = 0;
  for (const one of text) if ((one.codePointAt(0) ?? 0) > 0x7f) other++;
  return rangeOf(text.length - surrogates(text) - other, other);
}

function rangeOf(ascii: number, other: number): TokenRange {
  return {
    min: Math.ceil(ascii / ASCII_PER_TOKEN.max + other * TOKENS_PER_OTHER.min),
    max: Math.ceil(ascii / ASCII_PER_TOKEN.min + other * TOKENS_PER_OTHER.max),
  };
}

/** The second halves of characters that take two UTF-16 units. */
function surrogates(text: string): number {
  let pairs = 0;
  for (const one of text) if (one.length === 2) pairs++;
  return pairs;
}

/**
 * The size of a result of `tools/list`, or of an array of tools; the largest tool first. What is not a tool (not an object) does
 * not count, and nothing counts in a value that is nested more than 500 levels deep.
 */
export function sizeOfTools(whole: JsonValue): ListSize {
  const value = isJudgeable(whole) ? whole : [];
  const measured = toolViews(value, undefined).map(measure);
  const characters = measured.reduce((sum, one) => sum + one.characters, 0);
  const tools = measured
    .map((one): ToolSize => ({ ...one, share: characters === 0 ? 0 : one.characters / characters }))
    .toSorted((a, b) => b.characters - a.characters);
  return {
    tools,
    characters,
    wholeCharacters: JSON.stringify(value).length,
    tokens: {
      min: tools.reduce((sum, { tokens }) => sum + tokens.min, 0),
      max: tools.reduce((sum, { tokens }) => sum + tokens.max, 0),
    },
    limits: limitsOf(tools),
  };
}

function measure(view: ToolView): Omit<ToolSize, 'share'> {
  const schema = get(view.tool, 'inputSchema') ?? {};
  const description = stringAt(view.tool, 'description') ?? '';
  const sent = JSON.stringify({ name: view.name, description, inputSchema: schema });
  return {
    name: view.name,
    pointer: pointerOf(view.at),
    characters: sent.length,
    description: description.length,
    schemaBytes: utf8Bytes(JSON.stringify(schema)),
    tokens: tokenRange(sent),
  };
}

const PART_LIMITS = [
  { id: 'claude-code-description-2048', max: 2048, unit: 'characters', of: 'description' },
  { id: 'codex-schema-5000-bytes', max: 5000, unit: 'bytes', of: 'inputSchema' },
] as const;

function limitsOf(tools: readonly ToolSize[]): SizeLimit[] {
  const rows = [
    ...TOOL_LIMITS.map(({ id, max }) => ({ id, max, unit: 'tools', of: 'list', value: tools.length }) as const),
    ...PART_LIMITS.map((row) => ({
      ...row,
      value: tools.reduce((max, one) => Math.max(max, row.of === 'description' ? one.description : one.schemaBytes), 0),
    })),
  ];
  return rows
    .flatMap((row) => {
      const entry = hostEntry(row.id);
      return entry === undefined ? [] : [limitOf(entry, row)];
    })
    .toSorted((a, b) => ORDER.indexOf(a.of) - ORDER.indexOf(b.of) || a.max - b.max);
}

const ORDER: readonly SizeLimit['of'][] = ['list', 'description', 'inputSchema'];

function limitOf(entry: HostEntry, row: Pick<SizeLimit, 'id' | 'max' | 'unit' | 'of' | 'value'>): SizeLimit {
  return {
    ...row,
    hosts: entry.hosts,
    names: entry.hosts.map(hostName),
    isExceeded: row.value > row.max,
    seenOn: entry.seenOn,
    ...(entry.disputed === undefined ? {} : { disputed: entry.disputed }),
  };
}
