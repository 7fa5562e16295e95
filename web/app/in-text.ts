/** Distinguishes shortcuts from typed text. */

/** True if a key is typed text, not a shortcut. */
export function inText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], .monaco-editor, [role="textbox"]') !== null
  );
}
