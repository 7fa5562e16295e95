import { useId } from 'react';
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionChoice, RevisionId } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import { oneOf } from './choice.ts';
import { revisionName } from './text.ts';

/** Properties of the picker. */
export interface RevisionPickerProps {
  revision: RevisionChoice;
  /** What the exercise in sight is judged by, `task` where its text says so; null where the choice counts. */
  judgedBy: RevisionId | 'task' | null;
  onRevision: (choice: RevisionChoice) => void;
}

const REVISIONS: readonly { id: RevisionChoice; label: string; hint?: string }[] = [
  { id: 'auto', label: 'Auto', hint: 'what the text points to' },
  ...REVISION_IDS.map((id) => ({ id, label: revisionName(id) })),
];
const OWN = 'This exercise has a revision of its own. What you chose counts on the other screens.';

/** “Revision”: what the page judges and speaks by. An exercise has its own, which it says then, and opens nothing. */
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
