/** The dialog “Keyboard shortcuts” with its list. Loaded on demand. */
import { ShortcutsDialog } from './parts/ShortcutsDialog.tsx';
import type { ShortcutsDialogProps } from './parts/ShortcutsDialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

/** The dialog. */
export function Shortcuts(props: Omit<ShortcutsDialogProps, 'groups'>) {
  return <ShortcutsDialog {...props} groups={SHORTCUTS} />;
}
