/** The way out of the page: what looks secret in the text, the text without it, files. Loaded when first asked for. */
import { editor } from '../editor/handle.ts';
import type { ExportFormat, SecretSort } from '../engine/types.ts';
import { tell } from './actions.ts';
import { engine } from './session.ts';
import { saveText } from './save-file.ts';
import { optionsOf, store } from './store.ts';

/** A sort of secret. */
export type SecretKind = SecretSort['kind'];

/** What looks secret in the text as it stands; `null` where the checker does not answer. */
export function secretsNow(): Promise<SecretSort[] | null> {
  return engine.secrets(store.getState().version);
}

/** The text as it stands, without its secrets of these sorts; `null` where the checker does not answer. */
export async function textWithout(hidden: readonly SecretKind[]): Promise<string | null> {
  return hidden.length === 0 ? (editor()?.text() ?? null) : engine.redact(hidden, store.getState().version);
}

/** Makes the report or the messages and saves them; says what there is to know about the file, or why there is none. */
export async function saveExport(format: ExportFormat, hidden: readonly SecretKind[]): Promise<void> {
  const now = store.getState();
  const file = await engine.export(format, hidden, optionsOf(now), now.version);
  if (!file) {
    const text = 'The file could not be made: the text changed meanwhile, or the checker stopped. Try again.';
    tell({ text, tone: 'warning' });
    return;
  }
  saveText(file.name, file.type, file.text);
  if (file.notes.length > 0) tell({ text: `${file.name} is saved. ${file.notes.join(' ')}`, tone: 'info' });
}
