/** The command palette and its commands, loaded before they are needed. */
import { lazy } from 'react';
import { commandsFor, fetchCommands, findPages } from './commands.ts';
import type { PaletteDialogProps } from './parts/PaletteDialog.tsx';

/** Loads the palette; later calls have no effect. */
export async function fetchPalette() {
  const [file] = await Promise.all([import('./parts/PaletteDialog.tsx'), fetchCommands().catch(() => undefined)]);
  return file;
}

/** The dialog. Its commands are available after it has loaded. */
export const PaletteDialog = lazy(async () => {
  const { PaletteDialog: Palette } = await fetchPalette();
  return {
    default: (props: Omit<PaletteDialogProps, 'groups' | 'find'>) => (
      <Palette {...props} groups={commandsFor()} find={findPages} />
    ),
  };
});
