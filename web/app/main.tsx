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

import('./mount.tsx').then(
  ({ mount }) => mount(box instanceof HTMLTextAreaElement ? box : null),
  () => {
    if (status) status.textContent = 'A part of the page did not arrive. Your text is kept. Load the page again.';
  },
);
