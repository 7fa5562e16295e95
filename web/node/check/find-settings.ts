/** Finds the settings file of a folder, and what holds without one. Small, since every check loads it. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckOptions } from '../../protocol/types.ts';
import { today } from '../output.ts';

/** The names of a settings file; of two in one folder, the first counts. */
export const SETTINGS_NAMES = ['mcp-playground.config.json', '.mcp-playground.json'] as const;

/** What a settings file says. Paths are absolute. */
export interface Settings {
  /** The options for one file; null for a text without a path. */
  optionsFor(path: string | null): CheckOptions;
  /** Whether a file in a folder is read; null: the settings do not say. */
  readonly isRead: ((path: string) => boolean) | null;
  /** Whether a file or a folder is left out. */
  readonly isIgnored: (path: string) => boolean;
  /** The folder that is checked if the caller names no file; null if the settings do not say which files are read. */
  readonly root: string | null;
  readonly baseline: string | null;
  readonly maxWarnings: number | null;
  /** The file itself; null without one. */
  readonly file: string | null;
}

/** What holds without a settings file. */
export const NO_SETTINGS: Settings = {
  optionsFor: () => ({}),
  isRead: null,
  isIgnored: () => false,
  root: null,
  baseline: null,
  maxWarnings: null,
  file: null,
};

/** The path of the nearest settings file, in this folder or above; null if there is none. */
export function findSettings(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    for (const name of SETTINGS_NAMES) if (existsSync(join(at, name))) return join(at, name);
    if (dirname(at) === at) return null;
  }
}

/** The options for a text at a path, null without one: those of the command weigh more than those of the settings. */
export function optionsWith(settings: Settings, path: string | null, own: CheckOptions): CheckOptions {
  return { ...settings.optionsFor(path), ...own, today: today() };
}
