/**
 * The entry point. `index.html` has already painted the page. This module connects its text box to the checker at once, then
 * starts React, which loads the editor. `early.js` has already requested both.
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
    const report = (): void => {
      const { report, version, length } = store.getState();
      if (length === 0 || report?.blank) status.textContent = NOTHING;
      else if (report?.version === version) status.textContent = verdictText(report.verdicts[report.revision] ?? NONE);
    };
    report();
    const unsubscribe = store.subscribe(() => (status.isConnected ? report() : unsubscribe()));
  }
}

/** How long React waits for the first verdict, ms. On a slow machine, starting React takes longer than a verdict. */
const TIMEOUT_MS = 300;

function firstVerdict(): Promise<unknown> {
  // The early script has already shown a verdict.
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
      note.textContent = 'A part of the page did not load. Your text is saved and checked. Reload the page.';
      status?.after(note);
    },
  );
