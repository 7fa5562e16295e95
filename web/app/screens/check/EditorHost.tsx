/** Hosts the editor: the text box moves in, Monaco replaces it when loaded, and nothing typed is lost in between. */
import { Component, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { showNotice } from '../../state/actions.ts';
import { loadSchemas } from '../../state/session.ts';

const Editor = lazy(() => import('../../editor/Editor.tsx').then((file) => ({ default: file.Editor })));

/** Moves the box without losing focus, selection or undo history, if the browser supports that. */
function moveInto(host: HTMLElement, box: HTMLTextAreaElement): void {
  const focused = document.activeElement === box;
  const { selectionStart, selectionEnd, scrollTop } = box;
  if (box.isConnected && typeof host.moveBefore === 'function') host.moveBefore(box, null);
  else host.append(box);
  if (!focused) return;
  if (document.activeElement !== box) box.focus();
  box.setSelectionRange(selectionStart, selectionEnd);
  box.scrollTop = scrollTop;
}

/** The text box until Monaco is ready, or permanently if it fails to load. */
export function EditorHost({ box }: { box: HTMLTextAreaElement | null }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current && box && box.parentElement !== host.current) moveInto(host.current, box);
    document.getElementById('boot')?.remove();
  }, [box]);
  return (
    <>
      <div ref={host} className="plain-host" />
      <Net>
        <Suspense fallback={null}>
          <Editor
            onReady={() => {
              box?.remove();
              loadSchemas();
            }}
          />
        </Suspense>
      </Net>
    </>
  );
}

/** The editor failed to load: the text box stays. */
class Net extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    loadSchemas();
    showNotice({
      text: 'The full editor did not load, so this is a plain text box. The text is still checked.',
      tone: 'info',
      action: { label: 'Reload the page', run: 'reload' },
    });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
