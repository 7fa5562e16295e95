/** The palette’s commands of single screens. Loaded with the palette. */
import type { Command } from './parts/choice.ts';
import { SESSION_TOOLS } from './parts/sessionTools.ts';
import type { Screen } from './state/route.ts';

const CHECK: readonly Command[] = SESSION_TOOLS.map(({ id, label, hint, also }) => ({
  id: `tool ${id}`,
  label: `${label} ${hint}`,
  also,
}));

const SERVER: readonly Command[] = [
  { id: 'server send', label: 'Send the message', keys: 'Ctrl Enter' },
  { id: 'server back', label: 'Step back', also: ['undo'] },
  { id: 'server replay', label: 'Replay', also: ['again'] },
  { id: 'server reset', label: 'Reset the server', also: ['begin', 'restart'] },
  { id: 'server check', label: 'Open the run in Check' },
  { id: 'server definition', label: 'Edit the server definition', also: ['tools', 'json'] },
  { id: 'server list', label: 'Server: show as list', also: ['wire'] },
  { id: 'server sequence', label: 'Server: show as sequence', also: ['wire', 'diagram'] },
  ...['calculator', 'weather', 'notes', 'everything'].map((id) => ({ id: `server ${id}`, label: `Server: ${id}` })),
];

const LIVE: readonly Command[] = [
  { id: 'live', label: 'Live session', also: ['tap', 'watch', 'proxy'] },
  { id: 'live pause', label: 'Live: pause or resume', also: ['freeze', 'stop'] },
  { id: 'live follow', label: 'Live: follow new messages', also: ['scroll', 'newest'] },
  { id: 'live clear', label: 'Live: clear view', also: ['hide'] },
  { id: 'live save', label: 'Live: save the recording', also: ['download', 'jsonl', 'export'] },
  { id: 'live check', label: 'Live: open the session in Check' },
  { id: 'live list', label: 'Live: show as list' },
  { id: 'live sequence', label: 'Live: show as sequence', also: ['diagram'] },
  { id: 'live findings', label: 'Live: findings', also: ['problems', 'errors'] },
  { id: 'live output', label: 'Live: output of the server', also: ['stderr', 'stdout', 'log'] },
  { id: 'live http', label: 'Live: HTTP exchanges', also: ['headers', 'status', 'oauth'] },
];

/**
 * The commands by screen. Those of Check are offered with every report, those of Live in every screen of a page that has a token.
 */
export const SCREEN_COMMANDS: Readonly<Partial<Record<Screen, readonly Command[]>>> = {
  check: CHECK,
  server: SERVER,
  live: LIVE,
};
