/** The revision of the reference: the one selected in the top bar, or the newest. */
import type { RevisionId } from '../../../protocol/types.ts';
import { useApp } from '../../state/use.ts';
import { NEWEST } from './spans.ts';

/** Changes with the selection in the top bar. */
export function useRevision(): RevisionId {
  const choice = useApp((state) => state.revision);
  return choice === 'auto' ? NEWEST : choice;
}
