/** The frame: top bar, notices, the screen of the current route, and dialogs on demand. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { runCommand } from './commands.ts';
import { fetchPalette, PaletteDialog } from './Palette.tsx';
import { Frame } from './parts/Frame.tsx';
import { Notice } from './parts/Notice.tsx';
import { Button } from './parts/Button.tsx';
import { TopBar } from './parts/TopBar.tsx';
import { Screens } from './Screens.tsx';
import { NewVersion } from './offline/NewVersion.tsx';
import { revisionNow, revisionsNow } from './state/revisions.ts';
import { inText } from './in-text.ts';
import { LANGUAGES, openLanguage, ownLanguage } from './state/languages.ts';
import { checkAddress, serverAddress } from './state/address.ts';
import { chooseRevision, obey, setSettings, showNotice, walk } from './state/actions.ts';
import { canShare } from './state/store.ts';
import { useApp } from './state/use.ts';

const Shortcuts = lazy(() => import('./Shortcuts.tsx').then((file) => ({ default: file.Shortcuts })));
const Sharing = lazy(() => import('./Sharing.tsx').then((file) => ({ default: file.Sharing })));

type Dialog = 'none' | 'shortcuts' | 'palette' | 'share';

/** The whole page. `box` is the plain text box from `index.html`. */
export function App({ box }: { box: HTMLTextAreaElement | null }) {
  const [dialog, setDialog] = useState<Dialog>('none');
  const [opened, setOpened] = useState<ReadonlySet<Dialog>>(new Set());
  const { theme, shortcuts } = useApp((state) => state.settings);
  const revision = useApp(revisionNow);
  const revisions = useApp(revisionsNow);
  const bare = useApp(({ embed, screen, lesson }) => embed || (screen === 'learn' && lesson.present));
  const screen = useApp((state) => state.screen);
  const tapped = useApp((state) => state.tapped);
  const shareable = useApp(canShare);
  // The links back to Check and Server keep the choices made there.
  const check = useApp(checkAddress);
  const server = useApp(serverAddress);
  /** The dialog requested last, known before React renders it. */
  const wanted = useRef<Dialog>('none');
  const show = useCallback((next: Dialog) => {
    wanted.current = next;
    setDialog(next);
    setOpened((before) => new Set([...before, next]));
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      // Keys typed while a dialog loads must not reach the text.
      if (wanted.current !== 'none' && event.key.length === 1 && document.querySelector('[role="dialog"]') === null) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        // Monaco treats Ctrl+K as the first half of a chord and would ignore keys for seconds.
        event.stopPropagation();
        show('palette');
      } else if (event.key === 'F8' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        if (screen === 'check') walk(event.shiftKey ? -1 : 1);
      } else if (event.key === '?' && shortcuts && !inText(event.target) && dialog === 'none') {
        event.preventDefault();
        show('shortcuts');
      }
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [dialog, screen, shortcuts, show]);

  // The palette loads with the first key press or click, since Ctrl+K is rarely the first action.
  useEffect(() => {
    const fetch = (): void => void fetchPalette().catch(() => undefined);
    addEventListener('keydown', fetch, { capture: true, once: true });
    addEventListener('pointerdown', fetch, { capture: true, once: true });
    return () => {
      removeEventListener('keydown', fetch, true);
      removeEventListener('pointerdown', fetch, true);
    };
  }, []);

  const bar = bare ? null : (
    <TopBar
      nav={[
        { id: 'check', label: 'Check', href: check },
        { id: 'server', label: 'Server', href: server },
        ...(tapped ? [{ id: 'live', label: 'Live', href: '#/live' }] : []),
        { id: 'learn', label: 'Learn', href: '#/learn' },
        { id: 'reference', label: 'Reference', href: '#/reference' },
      ]}
      current={screen}
      homeHref={check}
      revision={revision}
      revisions={revisions}
      onRevision={chooseRevision}
      theme={theme}
      onTheme={(next) => setSettings({ theme: next })}
      language={ownLanguage}
      languages={LANGUAGES}
      onLanguage={(id) => void openLanguage(id)}
      onShare={shareable ? () => show('share') : undefined}
      onShortcuts={() => show('shortcuts')}
      onPalette={() => show('palette')}
    />
  );
  return (
    <Frame bar={bar} notices={<Notices />} title={screen === 'check' ? 'Check messages' : null}>
      <Screens box={box} />
      <Suspense fallback={null}>
        {opened.has('shortcuts') ? (
          <Shortcuts
            open={dialog === 'shortcuts'}
            onOpenChange={(open) => show(open ? 'shortcuts' : 'none')}
            singleKeys={shortcuts}
            onSingleKeys={(on) => setSettings({ shortcuts: on })}
          />
        ) : null}
        {opened.has('share') ? (
          <Sharing open={dialog === 'share'} onOpenChange={(open) => show(open ? 'share' : 'none')} />
        ) : null}
        {opened.has('palette') ? (
          <PaletteDialog
            open={dialog === 'palette'}
            onOpenChange={(open) => show(open ? 'palette' : 'none')}
            onRun={(id) => (id === 'shortcuts' || id === 'share' ? show(id) : runCommand(id))}
          />
        ) : null}
      </Suspense>
    </Frame>
  );
}

function Notices() {
  const notice = useApp((state) => state.notice);
  if (!notice) return <NewVersion />;
  const { text, tone, action } = notice;
  return (
    <Notice severity={tone} onDismiss={() => showNotice(null)}>
      {text}{' '}
      {action ? (
        <Button look="link" onClick={() => void obey(action.run)}>
          {action.label}
        </Button>
      ) : null}
    </Notice>
  );
}
