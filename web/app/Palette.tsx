/** The command palette with what it lists, fetched before it is asked for. */
import { lazy } from 'react';
import { commandsFor, fetchCommands } from './commands.ts';
import type { PaletteDialogProps } from './parts/PaletteDialog.tsx';

/** Fetches it; once is enough. */
export async function fetchPalette() {
  const [file] = await Promise.all([import('./parts/PaletteDialog.tsx'), fetchCommands().catch(() => undefined)]);
  return file;
}

/** The dialog. What it lists is known once it is here. */
export const PaletteDialog = lazy(async () => {
  const { PaletteDialog: Palette } = await fetchPalette();
  return { default: (props: Omit<PaletteDialogProps, 'groups'>) => <Palette {...props} groups={commandsFor()} /> };
});
