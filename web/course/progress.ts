/**
 * Light entry point: progress as the page stores and exports it. The page merges a file with its own progress; `grade` reads the
 * files of many learners.
 */
import { isRecord, jsonOf } from '../protocol/json/plain.ts';
import type { CodeLanguage } from './code/define.ts';

/** The progress of one item. */
export interface ItemProgress {
  /** The first completion, as an ISO date-time. */
  readonly done?: string;
  /** The last saved answer. */
  readonly draft?: string;
  readonly language?: CodeLanguage;
  /** Number of graded answers before completion. */
  readonly attempts?: number;
  /** Number of displayed hints. */
  readonly hints?: number;
  /** The solution was viewed before completion. */
  readonly told?: true;
  /** The last step of a walkthrough. */
  readonly step?: number;
  readonly revision?: string;
}

/** The value of `format` in an exported file. */
export const PROGRESS_FORMAT = 'mcp-playground-progress';
/** Larger files cannot be progress files, UTF-16 units. */
const MAX = 5_000_000;
const MAX_ITEMS = 5000;

const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** A stored item, without members of other types. */
export function readItem(value: unknown): ItemProgress {
  if (!isRecord(value)) return {};
  const { done, draft, revision } = value;
  const language = LANGUAGES.find((one) => one === value['language']);
  const attempts = count(value['attempts']);
  const hints = count(value['hints']);
  const step = count(value['step']);
  return {
    ...(typeof done === 'string' && DATE.test(done) ? { done } : {}),
    ...(typeof draft === 'string' ? { draft } : {}),
    ...(language ? { language } : {}),
    ...(attempts === undefined ? {} : { attempts }),
    ...(hints === undefined ? {} : { hints }),
    ...(value['told'] === true ? { told: true } : {}),
    ...(step === undefined ? {} : { step }),
    ...(typeof revision === 'string' ? { revision } : {}),
  };
}

/** The items of an exported file, at most 5,000, in its order; or why it is none. */
export type ProgressReading =
  | { readonly items: readonly (readonly [id: string, item: ItemProgress])[] }
  | { readonly problem: 'large' | 'json' | 'format' | 'version' };

/** Reads an exported file. Never throws. */
export function readProgress(text: string): ProgressReading {
  if (text.length > MAX) return { problem: 'large' };
  const value = jsonOf(text);
  if (value === undefined) return { problem: 'json' };
  if (!isRecord(value) || value['format'] !== PROGRESS_FORMAT || !isRecord(value['items']))
    return { problem: 'format' };
  if (value['version'] !== 1) return { problem: 'version' };
  const entries = Object.entries(value['items']).slice(0, MAX_ITEMS);
  return { items: entries.map(([id, stored]) => [id, readItem(stored)] as const) };
}
