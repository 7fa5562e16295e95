/** The editor’s settings in one place. */
import type { editor } from 'monaco-editor/editor';
import type { CodeLanguage } from '../engine/learn.ts';

/** Nothing closes automatically and nothing becomes a link: only our findings and our suggestions are shown. */
export const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  ariaLabel: 'Message editor',
  acceptSuggestionOnCommitCharacter: false,
  automaticLayout: true,
  autoClosingBrackets: 'never',
  autoClosingQuotes: 'never',
  autoSurround: 'never',
  bracketPairColorization: { enabled: false },
  colorDecorators: false,
  dropIntoEditor: { enabled: false },
  fixedOverflowWidgets: true,
  folding: false,
  fontFamily: '"JetBrains Mono Variable", "JetBrains Mono", "Mono Fallback", ui-monospace, monospace',
  fontLigatures: false,
  fontSize: 13.5,
  glyphMargin: true,
  guides: { indentation: false, bracketPairs: false },
  hover: { delay: 350 },
  largeFileOptimizations: true,
  lightbulb: { enabled: 'on' as editor.ShowLightbulbIconMode },
  lineDecorationsWidth: 8,
  lineHeight: 22,
  lineNumbersMinChars: 3,
  links: false,
  matchBrackets: 'near',
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  hideCursorInOverviewRuler: true,
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 16, bottom: 32 },
  quickSuggestions: { other: true, comments: false, strings: true },
  // Suggestions for the typed quote or bracket come first.
  quickSuggestionsDelay: 60,
  renderLineHighlight: 'none',
  renderWhitespace: 'none',
  roundedSelection: false,
  scrollBeyondLastLine: false,
  scrollbar: { useShadows: false, verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  selectionHighlight: false,
  stickyScroll: { enabled: false },
  // Enter never accepts a suggestion from a list that opened automatically: a letter or an arrow key must select one first.
  suggest: { selectionMode: 'whenQuickSuggestion', showWords: false, snippetsPreventQuickSuggestions: false },
  suggestOnTriggerCharacters: true,
  tabSize: 2,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
  unusualLineTerminators: 'off',
  wordBasedSuggestions: 'off',
  wordWrap: 'on',
  wrappingIndent: 'indent',
};

const SMALL: editor.IStandaloneEditorConstructionOptions = {
  ...OPTIONS,
  glyphMargin: false,
  lineNumbers: 'off',
  lineNumbersMinChars: 0,
  padding: { top: 12, bottom: 12 },
  scrollbar: { ...OPTIONS.scrollbar, alwaysConsumeMouseWheel: false },
};

/**
 * Options of a small editor. Programs have line numbers, since errors refer to lines. `inset` is the padding before the lines,
 * px.
 */
export function smallOptions(
  label: string,
  inset: number,
  language?: CodeLanguage,
  scale = 1,
): editor.IStandaloneEditorConstructionOptions {
  const { fontSize = 0, lineHeight = 0 } = SMALL;
  const size = { fontSize: fontSize * scale, lineHeight: lineHeight * scale };
  const options = { ...SMALL, ...size, ariaLabel: label, lineDecorationsWidth: inset };
  if (language === undefined) return options;
  // In a program Enter always ends the line: an arrow key must select a suggestion first.
  const suggest = { ...OPTIONS.suggest, selectionMode: 'never' } as const;
  return { ...options, suggest, lineNumbers: 'on', lineNumbersMinChars: 3, autoIndent: 'full' };
}
