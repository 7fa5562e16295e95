/** The editor's colours, taken from the page's tokens: whatever theme the page has, the editor has. */
import { monaco } from './monaco.ts';

/** Name of the one theme; it is defined anew when the page's colours change. */
export const THEME = 'playground';

/** Reads tokens as `#rrggbb`, which is all that the editor understands. */
function reader(): { read(token: string): string; end(): void } {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read(token) {
      probe.style.color = `var(${token})`;
      if (!brush) return '#808080';
      brush.fillStyle = getComputedStyle(probe).color;
      brush.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = brush.getImageData(0, 0, 1, 1).data;
      return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    },
    end: () => probe.remove(),
  };
}

/** True when the page is dark now. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Defines the theme from the tokens as they are now, and uses it. */
export function applyEditorTheme(): void {
  const { read, end } = reader();
  const rule = (token: string, variable: string) => ({ token, foreground: read(variable).slice(1) });
  const contrast = matchMedia('(forced-colors: active)').matches;
  monaco.editor.defineTheme(THEME, {
    base: contrast ? (isDark() ? 'hc-black' : 'hc-light') : isDark() ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      rule('key', '--syntax-key'),
      rule('string', '--syntax-string'),
      rule('number', '--syntax-number'),
      rule('literal', '--syntax-literal'),
      rule('punct', '--syntax-punct'),
      rule('meta', '--syntax-meta'),
    ],
    colors: {
      'editor.background': read('--sheet'),
      'editor.foreground': read('--ink'),
      'editorLineNumber.foreground': read('--ink-3'),
      'editorLineNumber.activeForeground': read('--ink'),
      'editorCursor.foreground': read('--accent'),
      'editor.selectionBackground': read('--accent-line'),
      'editor.inactiveSelectionBackground': read('--accent-soft'),
      'editorError.foreground': read('--error'),
      'editorWarning.foreground': read('--warning'),
      'editorInfo.foreground': read('--info'),
      'editorWidget.background': read('--raised'),
      'editorWidget.foreground': read('--ink'),
      'editorWidget.border': read('--line-rule'),
      'editorHoverWidget.background': read('--raised'),
      'editorHoverWidget.foreground': read('--ink'),
      'editorHoverWidget.border': read('--line-rule'),
      'editorHoverWidget.statusBarBackground': read('--sunken'),
      'editorBracketMatch.background': read('--accent-soft'),
      'editorBracketMatch.border': read('--accent-line'),
      'editorLightBulb.foreground': read('--warning'),
      'editorLightBulbAutoFix.foreground': read('--accent'),
      'editor.findMatchBackground': read('--accent-line'),
      'editor.findMatchHighlightBackground': read('--warning-soft'),
      'textLink.foreground': read('--accent'),
      'textLink.activeForeground': read('--accent-strong'),
      focusBorder: read('--ring-color'),
      'input.background': read('--sheet'),
      'input.foreground': read('--ink'),
      'input.border': read('--line-edge'),
      'menu.background': read('--raised'),
      'menu.foreground': read('--ink'),
      'menu.selectionBackground': read('--hover'),
      'menu.selectionForeground': read('--ink'),
      'quickInputList.focusBackground': read('--hover'),
      'list.focusBackground': read('--hover'),
      'list.focusForeground': read('--ink'),
      'scrollbarSlider.background': `${read('--line-edge')}55`,
      'scrollbarSlider.hoverBackground': `${read('--line-edge')}88`,
      'scrollbarSlider.activeBackground': `${read('--line-edge')}aa`,
      'scrollbar.shadow': read('--line-hair'),
      'editorOverviewRuler.border': read('--sheet'),
      'editorOverviewRuler.errorForeground': read('--error'),
      'editorOverviewRuler.warningForeground': read('--warning'),
      'editorOverviewRuler.infoForeground': read('--info'),
    },
  });
  end();
  monaco.editor.setTheme(THEME);
}

/** Follows the page's theme; gives back how to stop. */
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
