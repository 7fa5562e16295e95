/**
 * The start. The page is already painted by `index.html`: this wires its text box to the checker at once, then starts
 * React, which asks for the editor. The bytes of both are on their way since `early.js`.
 */
import './styles/layers.css';
import './boot.css';
import { NOTHING, verdictText } from './parts/text.ts';
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
      if (length === 0 || report?.blank) status.textContent = NOTHING;
      else if (report?.version === version) status.textContent = verdictText(report.verdicts[report.revision] ?? NONE);
    };
    say();
    const unsubscribe = store.subscribe(() => (status.isConnected ? say() : unsubscribe()));
  }
}

/** How long React waits for the first verdict, ms: starting it keeps a slow machine busy for longer than a verdict takes. */
const TIMEOUT_MS = 300;

function firstVerdict(): Promise<unknown> {
  // The early script has shown one.
  if (status?.textContent) return Promise.resolve();
  return Promise.race([
    new Promise((resolve) => {
      const unsubscribe = store.subscribe(({ report }) => {
        if (!report) return;
        unsubscribe();
        resolve(report);
      });
    }),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}

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
