/** Choices of the person, kept on this machine. `early.js` reads the theme before the first paint. */

/** Light, dark, or what the system says. */
export type Theme = 'system' | 'light' | 'dark';
/** The themes in the order the button walks through them. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** All of them. */
export interface Settings {
  theme: Theme;
  /** Whether single-key shortcuts (`?`) work. */
  shortcuts: boolean;
}

const KEY = 'mcp-playground/settings';

/** What is kept, with defaults for what is not or is broken. */
export function readSettings(): Settings {
  const settings: Settings = { theme: 'system', shortcuts: true };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return settings;
    if ('theme' in kept) settings.theme = THEMES.find((theme) => theme === kept.theme) ?? 'system';
    if ('shortcuts' in kept) settings.shortcuts = kept.shortcuts !== false;
  } catch {
    // A browser without storage: the defaults hold for this visit.
  }
  return settings;
}

/** Keeps them; a browser that refuses is no reason to stop. */
export function storeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The choice holds for this visit.
  }
}

/** Puts the theme on the root element, where the tokens look for it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // The bar of an installed window: one color for each theme, light first.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const own = index === 0 ? 'light' : 'dark';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  });
}
