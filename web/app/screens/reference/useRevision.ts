/** The revision of the reference: the one selected in the top bar, or the default of all screens. */
import type { RevisionId } from '../../../protocol/types.ts';
import { DEFAULT_REVISION } from '../../state/route.ts';
import { useApp } from '../../state/use.ts';

/** Changes with the selection in the top bar. */
export function useRevision(): RevisionId {
  const choice = useApp((state) => state.chosen.reference);
  return choice === 'auto' ? DEFAULT_REVISION : choice;
}
