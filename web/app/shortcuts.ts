/** The keys the page knows: for the dialog that lists them, and for those who listen. */
import type { ShortcutGroup } from './parts/ShortcutsDialog.tsx';

/** In the order of use. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    rows: [
      { keys: ['Ctrl K', 'Cmd K'], says: 'Find a command or an example' },
      { keys: ['F8'], says: 'Next problem' },
      { keys: ['Shift F8'], says: 'The problem before' },
      { keys: ['?'], says: 'These shortcuts' },
    ],
  },
  {
    title: 'In the editor',
    rows: [
      { keys: ['Ctrl Space'], says: 'What may stand at the caret' },
      { keys: ['Ctrl .', 'Cmd .'], says: 'Fixes at the caret' },
      { keys: ['Escape'], says: 'Leave the editor' },
      { keys: ['Ctrl M'], says: 'Let Tab leave the editor, or type a tab' },
      { keys: ['Ctrl F', 'Cmd F'], says: 'Find' },
      { keys: ['Ctrl Z', 'Cmd Z'], says: 'Undo, also a fix, Format and Clear' },
    ],
  },
  {
    title: 'On the Server screen',
    rows: [
      { keys: ['Ctrl Enter', 'Cmd Enter'], says: 'Send the message' },
      { keys: ['Up', 'Down'], says: 'Walk the messages on the wire' },
      { keys: ['Enter'], says: 'Unfold a message, or fold it' },
    ],
  },
  {
    title: 'In the report',
    rows: [
      { keys: ['Up', 'Down'], says: 'Walk the messages or members' },
      { keys: ['Enter'], says: 'Open the anatomy of a message' },
      { keys: ['Space'], says: 'From a request to its answer, and back' },
      { keys: ['Left', 'Right'], says: 'Change the view, or fold and unfold in the sequence' },
      { keys: ['Ctrl F', 'Cmd F'], says: 'Find in the sequence' },
    ],
  },
];

/** True where a key is text, not a shortcut. */
export function inText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], .monaco-editor, [role="textbox"]') !== null
  );
}
