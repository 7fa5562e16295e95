/** The lesson that the learner worked on last, on this machine: “Continue” leads back to it. */

const KEY = 'mcp-playground/last-lesson';

/** Its id; null if there is none, or if this browser stores nothing. */
export function lastLesson(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers a lesson; null forgets it. */
export function rememberLesson(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Then “Continue” leads to the first lesson that is begun.
  }
}
