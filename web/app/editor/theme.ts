/** The editor’s colors, taken from the page’s tokens, so that both always have the same theme. */
import { monaco } from './monaco.ts';

/** Name of the only theme; it is redefined when the page’s colors change. */
export const THEME = 'playground';

/** Reads tokens as `#rrggbb`, the only format the editor accepts: one style pass and one pixel read. */
function readTokens(tokens: readonly string[]): (token: string) => string {
  const holder = document.createElement('span');
  holder.hidden = true;
  const probes = tokens.map((token) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    // With forced colors every token would have the same color; the editor then uses its own theme.
    probe.style.setProperty('forced-color-adjust', 'none');
    return probe;
  });
  holder.append(...probes);
  document.body.append(holder);
  const canvas = document.createElement('canvas');
  canvas.width = tokens.length;
  canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  probes.forEach((probe, x) => {
    if (!brush) return;
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(x, 0, 1, 1);
  });
  const pixels = brush?.getImageData(0, 0, tokens.length, 1).data;
  holder.remove();
  return (token) => {
    const at = tokens.indexOf(token) * 4;
    const parts = [0, 1, 2].map((part) => (pixels?.[at + part] ?? 128).toString(16).padStart(2, '0'));
    return `#${parts.join('')}`;
  };
}

/** True when the page is dark. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Token kinds of wire text, each with its design token. */
const SYNTAX: Readonly<Record<string, string>> = {
  key: '--syntax-key',
  string: '--syntax-string',
  number: '--syntax-number',
  literal: '--syntax-literal',
  punct: '--syntax-punct',
  meta: '--syntax-meta',
  // Token kinds of programs.
  keyword: '--syntax-literal',
  comment: '--syntax-meta',
  delimiter: '--syntax-punct',
  regexp: '--syntax-string',
  identifier: '--syntax-key',
  'type.identifier': '--syntax-key',
  tag: '--syntax-number',
};

/** The editor’s color names, each with our token; digits after a token are its opacity. */
const COLOURS: Readonly<Record<string, string>> = {
  'editor.background': '--sheet',
  'editor.foreground': '--ink',
  'editorLineNumber.foreground': '--ink-3',
  'editorLineNumber.activeForeground': '--ink',
  'editorCursor.foreground': '--accent',
  'editor.selectionBackground': '--accent-line',
  'editor.inactiveSelectionBackground': '--accent-soft',
  'editorError.foreground': '--error',
  'editorWarning.foreground': '--warning',
  'editorInfo.foreground': '--info',
  'editorWidget.background': '--raised',
  'editorWidget.foreground': '--ink',
  'editorWidget.border': '--line-rule',
  'editorHoverWidget.background': '--raised',
  'editorHoverWidget.foreground': '--ink',
  'editorHoverWidget.border': '--line-rule',
  'editorHoverWidget.statusBarBackground': '--sunken',
  'editorSuggestWidget.background': '--raised',
  'editorSuggestWidget.foreground': '--ink',
  'editorSuggestWidget.border': '--line-rule',
  'editorSuggestWidget.selectedBackground': '--select',
  'editorSuggestWidget.selectedForeground': '--ink',
  'editorSuggestWidget.selectedIconForeground': '--ink',
  'editorSuggestWidget.highlightForeground': '--accent',
  'editorSuggestWidget.focusHighlightForeground': '--accent',
  'editorBracketMatch.background': '--accent-soft',
  'editorBracketMatch.border': '--accent-line',
  'editorBracketHighlight.foreground1': '--syntax-punct',
  'editorBracketHighlight.foreground2': '--syntax-punct',
  'editorBracketHighlight.foreground3': '--syntax-punct',
  'editorBracketHighlight.unexpectedBracket.foreground': '--syntax-punct',
  'editorLightBulb.foreground': '--warning',
  'editorLightBulbAutoFix.foreground': '--accent',
  'editor.findMatchBackground': '--accent-line',
  'editor.findMatchHighlightBackground': '--warning-soft',
  'textLink.foreground': '--accent',
  'textLink.activeForeground': '--accent-strong',
  focusBorder: '--ring-color',
  'input.background': '--sheet',
  'input.foreground': '--ink',
  'input.border': '--line-edge',
  'menu.background': '--raised',
  'menu.foreground': '--ink',
  'menu.selectionBackground': '--hover',
  'menu.selectionForeground': '--ink',
  'quickInputList.focusBackground': '--hover',
  'list.focusBackground': '--hover',
  'list.focusForeground': '--ink',
  'scrollbarSlider.background': '--line-edge 55',
  'scrollbarSlider.hoverBackground': '--line-edge 88',
  'scrollbarSlider.activeBackground': '--line-edge aa',
  'scrollbar.shadow': '--line-hair',
  'editorOverviewRuler.border': '--sheet',
  'editorOverviewRuler.errorForeground': '--error',
  'editorOverviewRuler.warningForeground': '--warning',
  'editorOverviewRuler.infoForeground': '--info',
};

/** Defines the theme from the current tokens and applies it. */
export function applyEditorTheme(): void {
  const tokens = [...Object.values(SYNTAX), ...Object.values(COLOURS)].map((value) => value.split(' ')[0] ?? value);
  const read = readTokens([...new Set(tokens)]);
  const color = (value: string): string => {
    const [token = '', alpha = ''] = value.split(' ');
    return read(token) + alpha;
  };
  const contrast = matchMedia('(forced-colors: active)').matches;
  monaco.editor.defineTheme(THEME, {
    base: contrast ? (isDark() ? 'hc-black' : 'hc-light') : isDark() ? 'vs-dark' : 'vs',
    inherit: true,
    rules: Object.entries(SYNTAX).map(([token, value]) => ({ token, foreground: read(value).slice(1) })),
    colors: Object.fromEntries(Object.entries(COLOURS).map(([name, value]) => [name, color(value)])),
  });
  monaco.editor.setTheme(THEME);
}

/** Follows the page’s theme; returns a function that stops it. */
export function followPageTheme(): () => void {
  const watch = new MutationObserver(applyEditorTheme);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', applyEditorTheme);
  return () => {
    watch.disconnect();
    for (const query of queries) query.removeEventListener('change', applyEditorTheme);
  };
}
