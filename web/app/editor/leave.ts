/** The keyboard exit: Escape leaves the editor when none of its widgets is open. Ctrl+M is built into Monaco. */
import { monaco } from './monaco.ts';
import type { CodeEditor } from './monaco.ts';

/** While one of these is true, Escape closes a widget or clears a selection instead. */
const BUSY = [
  'findWidgetVisible',
  'codeActionMenuVisible',
  'editorHoverVisible',
  'editorHasMultipleSelections',
  'accessibilityHelpWidgetVisible',
  'suggestWidgetVisible',
  'inSnippetMode',
];

/** Focuses `exit`, from where Tab continues. */
export function leaveOnEscape(code: CodeEditor, exit: HTMLElement | null): void {
  code.addAction({
    id: 'playground.leave',
    label: 'Leave the editor',
    keybindings: [monaco.KeyCode.Escape],
    precondition: BUSY.map((key) => `!${key}`).join(' && '),
    run: () => exit?.focus(),
  });
}
