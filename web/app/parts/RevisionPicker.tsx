import { useId } from 'react';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionChoice, RevisionId } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import { oneOf } from './choice.ts';
import { revisionName } from './text.ts';

/** Props of the picker. */
export interface RevisionPickerProps {
  revision: RevisionChoice;
  /** The revision that the visible exercise is judged by, `task` if its text defines it; null if the choice applies. */
  judgedBy: RevisionId | 'task' | null;
  onRevision: (choice: RevisionChoice) => void;
}

const REVISIONS: readonly { id: RevisionChoice; label: string; hint?: string }[] = [
  { id: 'auto', label: 'Auto', hint: 'detected from the text' },
  ...REVISION_IDS.map((id) => ({ id, label: revisionName(id) })),
];
const OWN = 'This exercise has its own revision. Your choice applies to the other screens.';

/**
 * “Revision”: the revision that the page judges by and speaks. For an exercise with its own revision, it shows that one and is
 * disabled.
 */
export function RevisionPicker({ revision, judgedBy, onRevision }: RevisionPickerProps) {
  const id = useId();
  const revisions = oneOf({ label: 'Revision', value: revision, choices: REVISIONS, onPick: onRevision });
  const names = `${id}-label ${id}-value`;
  return (
    <>
      <span id={`${id}-label`}>Revision</span>
      {judgedBy === null ? (
        <MenuButton look="pick" labelledBy={names} sections={[revisions]}>
          <span id={`${id}-value`}>{revision === 'auto' ? 'Auto' : revisionName(revision)}</span>
        </MenuButton>
      ) : (
        <Button look="pick" disabled aria-labelledby={names} title={OWN}>
          <span id={`${id}-value`}>{judgedBy === 'task' ? 'by the exercise' : revisionName(judgedBy)}</span>
        </Button>
      )}
    </>
  );
}
