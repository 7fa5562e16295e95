/** The page’s keyboard shortcuts, for the dialog that lists them. */
import type { ShortcutGroup } from './parts/ShortcutsDialog.tsx';

/** Most used first. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    rows: [
      { keys: ['Ctrl K', 'Cmd K'], says: 'Find a command, method, type, rule or lesson' },
      { keys: ['F8'], says: 'Next problem' },
      { keys: ['Shift F8'], says: 'Previous problem' },
      { keys: ['?'], says: 'These shortcuts' },
    ],
  },
  {
    title: 'In the editor',
    rows: [
      { keys: ['Ctrl Space'], says: 'Suggestions at the caret' },
      { keys: ['Ctrl .', 'Cmd .'], says: 'Quick fixes at the caret' },
      { keys: ['Escape'], says: 'Leave the editor' },
      { keys: ['Ctrl M'], says: 'Switch Tab between leaving the editor and typing a tab' },
      { keys: ['Ctrl F', 'Cmd F'], says: 'Find' },
      { keys: ['Ctrl Z', 'Cmd Z'], says: 'Undo, including fixes, Format and Clear' },
    ],
  },
  {
    title: 'On the Server screen',
    rows: [
      { keys: ['Ctrl Enter', 'Cmd Enter'], says: 'Send the message' },
      { keys: ['Up', 'Down'], says: 'Move between messages on the wire' },
      { keys: ['Enter'], says: 'Expand or collapse a message' },
    ],
  },
  {
    title: 'On the Live screen',
    rows: [
      { keys: ['Up', 'Down'], says: 'Move between messages' },
      { keys: ['Enter'], says: 'Show the text of a message' },
      { keys: ['Space'], says: 'Go from a request to its response, and back' },
      { keys: ['End'], says: 'Go to the newest message' },
      { keys: ['Ctrl Enter', 'Cmd Enter'], says: 'Send the message, while this page is the client' },
    ],
  },
  {
    title: 'In the report',
    rows: [
      { keys: ['Up', 'Down'], says: 'Move between messages or members' },
      { keys: ['Enter'], says: 'Open the anatomy of a message' },
      { keys: ['Space'], says: 'Go from a request to its response, and back' },
      { keys: ['Left', 'Right'], says: 'Change the view, or expand and collapse in the sequence' },
      { keys: ['Ctrl F', 'Cmd F'], says: 'Find in the sequence' },
    ],
  },
];
