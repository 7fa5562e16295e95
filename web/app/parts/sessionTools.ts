/** What can be done with whole sessions, with the words of menu and palette. */
export const SESSION_TOOLS = [
  {
    id: 'compare',
    label: 'Compare with…',
    hint: 'another text, by meaning',
    also: ['diff', 'difference', 'breaking', 'changes'],
  },
  {
    id: 'translate',
    label: 'Translate to…',
    hint: 'another revision',
    also: ['migrate', 'upgrade', 'convert', 'version'],
  },
] as const;

/** One of them. */
export type SessionTool = (typeof SESSION_TOOLS)[number]['id'];
