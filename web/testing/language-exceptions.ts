/** Sentences that break a rule of language and are right: by file, a part of the sentence and the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'web/protocol/rules/envelope/envelope-unclassifiable.ts': {
    'protocolVersion clientInfo: the': 'A table, one row per line: members, and the part of a message they indicate.',
  },
  'web/protocol/documents/host-command/rules.ts': {
    ' mcp add ': 'a command as it is typed, not a sentence; a shell takes straight quotes only',
  },
  'web/node/usage.ts': {
    'check [OPTIONS] FILE': 'a list of options, not a sentence',
    '--max-warnings N': 'a list of options, not a sentence; JSON has straight quotes',
  },
  'scripts/new/exercise.mjs': {
    'npm run new:exercise --': 'a list of options, not a sentence; a shell takes straight quotes only',
  },
  'scripts/new/format.mjs': {
    'npm run new:format --': 'a list of options, not a sentence; a shell takes straight quotes only',
  },
  'scripts/new/rule.mjs': {
    'npm run new:rule --': 'a list of options, not a sentence; a shell takes straight quotes only',
  },
};
