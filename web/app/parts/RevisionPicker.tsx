import { useId } from 'react';
import type { RevisionChoice } from '../../protocol/types.ts';
import { MenuButton } from './MenuButton.tsx';
import { oneOf } from './choice.ts';
import { revisionName } from './text.ts';

/** Props of the picker. */
export interface RevisionPickerProps {
  revision: RevisionChoice;
  /** The revisions that make a difference on the visible page; empty where none does. */
  revisions: readonly RevisionChoice[];
  onRevision: (choice: RevisionChoice) => void;
}

/** “Revision”: the revision that the page judges by and speaks. Absent where it would change nothing. */
export function RevisionPicker({ revision, revisions, onRevision }: RevisionPickerProps) {
  const id = useId();
  if (revisions.length === 0) return null;
  const choices = revisions.map((one) =>
    one === 'auto' ? { id: one, label: 'Auto', hint: 'detected from the text' } : { id: one, label: revisionName(one) },
  );
  const section = oneOf({ label: 'Revision', value: revision, choices, onPick: onRevision });
  return (
    <>
      <span id={`${id}-label`}>Revision</span>
      <MenuButton look="pick" labelledBy={`${id}-label ${id}-value`} sections={[section]}>
        <span id={`${id}-value`}>{revision === 'auto' ? 'Auto' : revisionName(revision)}</span>
      </MenuButton>
    </>
  );
}
