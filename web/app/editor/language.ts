/** Syntax colors of wire text: JSON, common near-JSON, and the text around it. */
import type { languages } from 'monaco-editor/editor';

/** Id of the language. Not `json`, which would start Monaco’s JSON service. */
export const LANGUAGE = 'wire';

/** Brackets are matched, but nothing closes automatically. */
export const languageConfiguration: languages.LanguageConfiguration = {
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  // A method is one word including slashes, so that the suggestion list stays open across them.
  wordPattern: /[^\s"'{}[\],:]+/,
  // Colors of wire text are muted, so that squiggles stand out.
  colorizedBracketPairs: [],
  autoClosingPairs: [],
  surroundingPairs: [],
};

/** Six token kinds. Everything else is text around messages. */
export const grammar: languages.IMonarchLanguage = {
  defaultToken: 'meta',
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
      [/"(?:[^"\\]|\\.)*(?:"|$)/, 'string'],
      [/'(?:[^'\\]|\\.)*'(?=\s*:)/, 'key'],
      [/'(?:[^'\\]|\\.)*'/, 'string'],
      // The timestamp of a log line is not a number in a message.
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
