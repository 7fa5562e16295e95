/** How wire text is colored: JSON, what people write instead of JSON, and the text around it. */
import type { languages } from 'monaco-editor/editor';

/** Id of the language; not `json`, whose service would wake. */
export const LANGUAGE = 'wire';

/** Brackets for matching; nothing closes by itself. */
export const languageConfiguration: languages.LanguageConfiguration = {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  // A method is one word, slashes and all: the list of suggestions stays open across them.
  wordPattern: /[^\s"'{}[\],:]+/,
  // Wire text stays quiet: the squiggles must win.
  colorizedBracketPairs: [],
  autoClosingPairs: [],
  surroundingPairs: [],
};

/** Six kinds of token. Everything else is the text around messages. */
export const grammar: languages.IMonarchLanguage = {
  defaultToken: 'meta',
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
      [/"(?:[^"\\]|\\.)*(?:"|$)/, 'string'],
      [/'(?:[^'\\]|\\.)*'(?=\s*:)/, 'key'],
      [/'(?:[^'\\]|\\.)*'/, 'string'],
      // The clock of a log line is no number of a message.
      [/\d+(?::\d\d)+(?:[.,]\d+)?/, 'meta'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,\]}]|$)/, 'number'],
      [/\b(?:true|false|null|True|False|None|NaN|undefined)\b/, 'literal'],
      [/[{}[\],:]/, 'punct'],
      [/\/\/.*$/, 'meta'],
      [/\/\*/, 'meta', '@comment'],
      [/[^\s{}[\],:"'/]+/, 'meta'],
    ],
    comment: [
      [/\*\//, 'meta', '@pop'],
      [/[^*]+|\*/, 'meta'],
    ],
  },
};
