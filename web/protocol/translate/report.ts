/** What a translation changed, as lines for people and as JSON for programs. */
import { toJson, type Writable } from '../export/write.ts';
import { LineIndex } from '../json/lines.ts';
import type { Prepared } from '../report/phases.ts';
import type { NoteKind, NotePlace, Translation, TranslationNote } from './types.ts';

/** Names of the kinds of notes. */
export const NOTE_TITLES: Readonly<Record<NoteKind, string>> = { lost: 'Lost', added: 'Added', changed: 'Changed' };
/** Maximum number of places in a line. */
const PLACES = 5;

/** One line for each note: its kind, its sentence, and the lines of the original that it is about. */
export function translationNotes({ notes }: Translation, prepared: Prepared): string[] {
  const lines = new LineIndex(prepared.text);
  return notes.map(
    ({ kind, says, places }) => `${NOTE_TITLES[kind]}: ${flat(says)}${placesText(places, prepared, lines)}`,
  );
}

function placesText(places: readonly NotePlace[], { intake }: Prepared, lines: LineIndex): string {
  const numbers = new Set(places.map(({ entry }) => lines.at(intake.entries.at(entry)?.span.start ?? 0).line));
  if (numbers.size === 0) return '';
  const shown = [...numbers].slice(0, PLACES).join(', ');
  const more = numbers.size - PLACES;
  return ` (${numbers.size === 1 ? 'line' : 'lines'} ${shown}${more > 0 ? ` and ${more} more` : ''})`;
}

/** On one line, without characters that control a terminal. */
function flat(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');
}

/** The translation as one JSON object on one line: the messages, the notes with their places, the text. */
export function translationJson({ to, sessions, notes, text }: Translation, prepared: Prepared): string {
  const lines = new LineIndex(prepared.text);
  const placeOf = ({ entry, pointer }: NotePlace): Writable => ({
    messageIndex: entry,
    pointer,
    line: lines.at(prepared.intake.entries.at(entry)?.span.start ?? 0).line,
  });
  const noteOf = ({ kind, says, places }: TranslationNote): Writable => ({
    kind,
    message: says,
    places: places.map(placeOf),
  });
  return `${toJson({
    to,
    sessions: sessions.map(({ label, from, messages }) => ({
      label: label === '' ? undefined : label,
      from,
      messages: messages.map((one) => ({
        from: one.from === 'unknown' ? undefined : one.from,
        messageIndex: one.entry < 0 ? undefined : one.entry,
        message: one.message,
      })),
    })),
    notes: notes.map(noteOf),
    text,
  })}\n`;
}
