/** Export and sharing: possible secrets in the text, the redacted text, files. Loaded on first use. */
import { editor } from '../editor/handle.ts';
import type { ExportFormat, SecretSort } from '../engine/types.ts';
import { showNotice } from './actions.ts';
import { engine } from './session.ts';
import { saveText } from './save-file.ts';
import { optionsOf, store } from './store.ts';

/** A kind of secret. */
export type SecretKind = SecretSort['kind'];

/** Possible secrets in the current text; `null` if the checker does not respond. */
export function secretsNow(): Promise<SecretSort[] | null> {
  return engine.secrets(store.getState().version);
}

/** The current text with secrets of these kinds redacted; `null` if the checker does not respond. */
export async function textWithout(hidden: readonly SecretKind[]): Promise<string | null> {
  return hidden.length === 0 ? (editor()?.text() ?? null) : engine.redact(hidden, store.getState().version);
}

/** Creates and saves the report or the messages; shows notes about the file, or the reason of a failure. */
export async function saveExport(format: ExportFormat, hidden: readonly SecretKind[]): Promise<void> {
  const now = store.getState();
  const { hosts } = now.settings;
  // The same hosts as in the view “Hosts”, on the same day.
  const today = new Date().toISOString().slice(0, 10);
  const options = { ...optionsOf(now), hosts: hosts.length > 0 ? hosts : ('all' as const), today };
  const file = await engine.export(format, hidden, options, now.version);
  if (!file) {
    const text = 'The file could not be created: the text changed meanwhile, or the checker stopped. Try again.';
    showNotice({ text, tone: 'warning' });
    return;
  }
  saveText(file.name, file.type, file.text);
  if (file.notes.length > 0) showNotice({ text: `${file.name} is saved. ${file.notes.join(' ')}`, tone: 'info' });
}
