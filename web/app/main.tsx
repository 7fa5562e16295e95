/**
 * The start. The page is already painted by `index.html`: this wires its text box to the checker at once, then fetches
 * React, then, when the page has painted, the editor.
 */
import './styles/layers.css';
import './boot.css';
import { verdictWords } from './parts/words.ts';
import { begin } from './state/begin.ts';
import { store } from './state/store.ts';
import { applyTheme } from './state/settings.ts';

applyTheme(store.getState().settings.theme);

const NONE = { errors: 0, warnings: 0 };
const box = document.getElementById('boot-text');
const status = document.getElementById('boot-status');

if (box instanceof HTMLTextAreaElement) {
  begin(box);
  if (status) {
    const say = (): void => {
      const { report, version, length } = store.getState();
      if (length === 0 || report?.blank) status.textContent = 'Nothing to check';
      else if (report?.version === version) status.textContent = verdictWords(report.verdicts[report.revision] ?? NONE);
    };
    say();
    const unsubscribe = store.subscribe(() => (status.isConnected ? say() : unsubscribe()));
  }
}

/** How long React waits for the first verdict, ms: starting it keeps a slow machine busy for longer than a verdict takes. */
const PATIENCE = 300;

function firstVerdict(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => {
      const unsubscribe = store.subscribe(({ report }) => {
        if (!report) return;
        unsubscribe();
        resolve(report);
      });
    }),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

/** After the first paint, and not before: the editor's code is most of the page. A hidden page paints late, so the clock helps. */
function afterPaint(task: () => void): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) {
    task();
    return;
  }
  let waiting = true;
  const once = (): void => {
    if (waiting) task();
    waiting = false;
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, 1000);
}

// The editor's bytes travel while React starts; `EditorHost` asks for the same file and says so when it is missing.
afterPaint(() => void import('./editor/Editor.tsx').catch(() => undefined));

firstVerdict()
  .then(() => import('./mount.tsx'))
  .then(
    ({ mount }) => mount(box instanceof HTMLTextAreaElement ? box : null),
    () => {
      const note = document.createElement('p');
      note.role = 'alert';
      note.textContent = 'A part of the page did not arrive. Your text is kept and judged. Load the page again.';
      status?.after(note);
    },
  );
