/** The sizes of tools, prepared for display. Plain data. */
import type { Span } from '../../protocol/types.ts';

/** At least and at most about this many tokens. */
export interface TokenCount {
  readonly min: number;
  readonly max: number;
}

/** The size of a list of tools. */
export interface ShownSize {
  /** Index of its message, -1 outside messages. */
  entry: number;
  count: number;
  characters: number;
  tokens: TokenCount;
  /** The largest first; long lists are cut. `share` is from 0 to 1. */
  tools: { name: string; characters: number; tokens: TokenCount; share: number; span: Span }[];
  /** Limits of hosts beside it. */
  limits: {
    hosts: readonly string[];
    names: readonly string[];
    unit: 'tools' | 'characters' | 'bytes';
    of: 'list' | 'description' | 'inputSchema';
    max: number;
    value: number;
    isExceeded: boolean;
    seenOn: string;
    isDisputed: boolean;
  }[];
}

/** The sizes of all lists of a text. */
export interface ShownSizes {
  sizes: ShownSize[];
  /** How tokens are estimated, as sentences. */
  assumption: string;
}
