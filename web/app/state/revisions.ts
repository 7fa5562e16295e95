/** The revision of the visible page, and the ones that it can be changed to. */
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionChoice } from '../../protocol/types.ts';
import { DEFAULT_REVISION, REVISION_CHOICES, protocolRevision } from './route.ts';
import type { State } from './store.ts';

const MCP = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');
const NONE: readonly RevisionChoice[] = [];

/** Pages of the reference that show one revision: all of them, or only while their address names none. */
const BY_REVISION = ['messages', 'methods', 'errors', 'capabilities'];
const UNLESS_NAMED = ['types', 'changes'];

/** The revision in use on the visible page. */
export function revisionNow({ screen, revision, chosen }: State): RevisionChoice {
  if (screen === 'check') return revision;
  const choice = chosen[screen];
  if (screen === 'live') return choice;
  if (screen === 'reference') return choice === 'auto' ? DEFAULT_REVISION : choice;
  return protocolRevision(choice);
}

/** The choices of the top bar; empty where a choice would change nothing. Walkthroughs have their own picker. */
export function revisionsNow({ screen, page, tapped }: State): readonly RevisionChoice[] {
  if (screen === 'check') return REVISION_CHOICES;
  if (screen === 'live') return tapped ? REVISION_CHOICES : NONE;
  if (screen === 'server') return MCP;
  if (screen === 'learn') return NONE;
  const [name = ''] = page;
  const differs = BY_REVISION.includes(name) || (UNLESS_NAMED.includes(name) && page.length === 1);
  return differs ? REVISION_IDS : NONE;
}
