/**
 * Heavy entry point: sessions and messages of one revision written for another, with notes on what changes and what cannot be expressed.
 * Loaded on first use.
 */
export { translatePrepared } from './translate/translate.ts';
export { NOTE_TITLES, translationJson, translationNotes } from './translate/report.ts';
export type {
  NoteKind,
  NotePlace,
  Target,
  TranslatedMessage,
  TranslatedSession,
  TranslateOptions,
  Translation,
  TranslationNote,
  Untranslatable,
} from './translate/types.ts';
