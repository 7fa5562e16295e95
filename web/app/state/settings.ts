/** User settings, stored on this machine. `early.js` reads the theme before the first paint. */

import type { MySide } from '../parts/sides.ts';

/** Light, dark, or the system’s theme. */
export type Theme = 'system' | 'light' | 'dark';
/** The themes in the order the button cycles through them. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** All settings. */
export interface Settings {
  theme: Theme;
  /** The language that the user selected; English pages open it. */
  language: 'en' | 'es';
  /** Whether single-key shortcuts (`?`) are enabled. */
  shortcuts: boolean;
  /** The side whose problems are listed; `null` for both. */
  side: MySide;
  /** Ids of the hosts that the user cares about; empty for all. */
  hosts: readonly string[];
}

const KEY = 'mcp-playground/settings';

/** The stored settings, with defaults for missing or invalid ones. */
export function readSettings(): Settings {
  const settings: Settings = { theme: 'system', language: 'en', shortcuts: true, side: null, hosts: [] };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return settings;
    if ('theme' in stored) settings.theme = THEMES.find((theme) => theme === stored.theme) ?? 'system';
    if ('language' in stored && stored.language === 'es') settings.language = 'es';
    if ('side' in stored && (stored.side === 'client' || stored.side === 'server')) settings.side = stored.side;
    if ('hosts' in stored && Array.isArray(stored.hosts))
      settings.hosts = stored.hosts.filter((id) => typeof id === 'string');
    if ('shortcuts' in stored) settings.shortcuts = stored.shortcuts !== false;
  } catch {
    // In a browser without storage, the defaults apply to this visit.
  }
  return settings;
}

/** Stores the settings; a refusal by the browser is ignored. */
export function storeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The choice applies to this visit.
  }
}

/** Sets the theme on the root element, where the tokens read it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // The title bar colors of an installed app: one for each theme, light first.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const own = index === 0 ? 'light' : 'dark';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  });
}
