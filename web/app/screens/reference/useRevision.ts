/** The revision the reference speaks of: the one chosen at the top, or the newest. */
import type { RevisionId } from '../../../protocol/types.ts';
import { useApp } from '../../state/use.ts';
import { NEWEST } from './spans.ts';

/** Changes with the choice at the top. */
export function useRevision(): RevisionId {
  const choice = useApp((state) => state.revision);
  return choice === 'auto' ? NEWEST : choice;
}
