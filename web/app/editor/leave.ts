/** The way out for the keyboard: Escape leaves the editor when none of its widgets is open; Ctrl+M is Monaco's own. */
import { monaco } from './monaco.ts';
import type { CodeEditor } from './monaco.ts';

/** While one of these holds, Escape closes a widget or drops a selection instead. */
const BUSY = [
  'findWidgetVisible',
  'codeActionMenuVisible',
  'editorHoverVisible',
  'editorHasMultipleSelections',
  'accessibilityHelpWidgetVisible',
  'suggestWidgetVisible',
  'inSnippetMode',
];

/** Puts the focus on `exit`, from where Tab goes on. */
export function leaveOnEscape(code: CodeEditor, exit: HTMLElement | null): void {
  code.addAction({
    id: 'playground.leave',
    label: 'Leave the editor',
    keybindings: [monaco.KeyCode.Escape],
    precondition: BUSY.map((key) => `!${key}`).join(' && '),
    run: () => exit?.focus(),
  });
}
