/** A notice when a new version is available; only its button reloads the page. */
import { useStore } from 'zustand';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { newVersion, offerNewVersion } from './ready.ts';

/** The notice, or null. */
export function NewVersion() {
  const ready = useStore(newVersion, (state) => state.ready);
  if (!ready) return null;
  return (
    <Notice severity="info" onDismiss={() => offerNewVersion(false)}>
      A new version is ready.{' '}
      <Button look="link" onClick={() => void import('./page.ts').then(({ takeNewVersion }) => takeNewVersion())}>
        Reload
      </Button>
    </Notice>
  );
}
