/** Stores walkthrough states for the lifetime of the tab; after that only the step is known (`progress.ts`). */
import type { Play } from '../../../engine/learn.ts';
import { itemProgress, storePlace, progress } from '../progress.ts';
import { mcpRevision, readPlay } from './plays.ts';

const KEY = 'mcp-playground/walk/';

/** The state of a walkthrough: from this tab, otherwise its step from an earlier visit; null for neither. */
export function storedPlay(id: string): Play | null {
  return readPlay(id, readStored(id)) ?? placeOf(id);
}

/** Stores a state. */
export function storePlay(play: Play): void {
  try {
    sessionStorage.setItem(KEY + play.walkthrough, JSON.stringify(play));
  } catch {
    // Then a reload starts at the step stored in the progress.
  }
  const { step, revision } = itemProgress(play.walkthrough);
  const begun = play.at > 0 || play.revealed || step !== undefined;
  if (begun && (step !== play.at || revision !== play.revision)) storePlace(play.walkthrough, play.at, play.revision);
}

function placeOf(id: string): Play | null {
  const { step = 0, done, revision: name } = itemProgress(id);
  const revision = mcpRevision(name);
  if (done !== undefined || revision === null) return null;
  return { walkthrough: id, revision, at: step, revealed: false, edits: {}, answers: {} };
}

function readStored(id: string): string | null {
  try {
    return sessionStorage.getItem(KEY + id);
  } catch {
    return null;
  }
}

// Clearing the progress clears this too.
progress.subscribe(({ items }, { items: before }) => {
  for (const id of Object.keys(before)) {
    if (items[id] !== undefined) continue;
    try {
      sessionStorage.removeItem(KEY + id);
    } catch {
      return;
    }
  }
});
