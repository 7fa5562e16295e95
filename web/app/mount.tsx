/** Starts React next to the existing page and replaces that page in one step. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { storeForLater } from './offline/begin.ts';
import { openChosenLanguage } from './state/languages.ts';

/** Renders the app; the text box moves into it. */
export function mount(box: HTMLTextAreaElement | null): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App box={box} />
    </StrictMode>,
  );
  storeForLater();
  void openChosenLanguage();
}
