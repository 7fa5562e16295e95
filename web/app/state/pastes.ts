/** Pastes anywhere in Check: the first one replaces the untouched sample, and a paste over the whole text ends a preview. */
import { editor } from '../editor/handle.ts';
import { beginText, replaceText } from './actions.ts';
import { FIRST_TEXT } from './first.ts';
import { put, store } from './store.ts';

/** The elements of the message editor, text box and Monaco. */
const EDITOR = '.plain-editor, .monaco-host';
/** Elements that take a paste themselves, or cover the page. */
const OTHERS = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Starts listening, before any editor does. */
export function watchPastes(): void {
  addEventListener('paste', onPaste, true);
}

function onPaste(event: ClipboardEvent): void {
  const handle = editor();
  const { screen, intro, length } = store.getState();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const { target } = event;
  if (screen !== 'check' || !handle || text === '' || !(target instanceof Element)) return;
  const sample = intro && length === FIRST_TEXT.length && handle.text() === FIRST_TEXT;
  if (target.closest(EDITOR) !== null) {
    // The editor then pastes over its selection, so that one undo brings the sample back.
    if (sample) handle.selectAll();
    if (handle.selectsAll()) beginText();
    else put({ intro: false });
    return;
  }
  if (!sample || target.closest(OTHERS) !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  replaceText(text);
  handle.focus();
}
