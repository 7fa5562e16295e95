/** Starts React beside the page that is already there, and takes the place of it in one step. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { storeForLater } from './offline/begin.ts';

/** Draws the app; the text box moves into it. */
export function mount(box: HTMLTextAreaElement | null): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App box={box} />
    </StrictMode>,
  );
  storeForLater();
}
