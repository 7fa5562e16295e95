/** “Share”: a link to the current text, without redacted secrets, or to the visible page. Loaded on demand. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { DialogFrame } from './parts/DialogFrame.tsx';
import { ShareLink, ShareText } from './parts/ShareText.tsx';
import type { LinkState } from './parts/ShareText.tsx';
import type { SecretSort } from './engine/types.ts';
import { revisionName } from './parts/text.ts';
import { secretsNow, textWithout } from './state/export.ts';
import { saveText } from './state/save-file.ts';
import type { SecretKind } from './state/export.ts';
import { LINK_FITS, linkTo } from './state/share.ts';
import type { Pins } from './state/share.ts';
import { store } from './state/store.ts';
import type { State } from './state/store.ts';
import { useApp } from './state/use.ts';

const ShareRun = lazy(() => import('./screens/server/ShareRun.tsx').then((file) => ({ default: file.ShareRun })));

/** Options stored in a link, so that the text is read and judged again in the same way. */
function pinsOf(state: State): Pins {
  const { from, transport, flip } = state;
  const report = state.report?.version === state.version ? state.report : null;
  // A text of several parts is taken apart again: no format reads it.
  const read = report?.deep && report.format.id !== 'parts' ? report.format.id : null;
  const format = state.format ?? read;
  // Sessions of several revisions have no single revision in force.
  const single = report?.sessions.every(({ revision }) => revision === report.revision);
  return {
    revision: state.revision === 'auto' && report && single ? report.revision : state.revision,
    ...(from ? { from } : {}),
    ...(transport ? { transport } : {}),
    ...(format ? { format } : {}),
    ...(flip ? { flip } : {}),
  };
}

function pinText({ revision, format }: Pins, { report }: State): string {
  const read = format !== undefined && format === report?.format.id ? `read as “${report.format.title}” and ` : '';
  return `${read}judged by ${revision === 'auto' ? 'the revision of each session' : revisionName(revision)}`;
}

/** How long a link waits for the complete verdict, ms: log readers load together with the schemas. */
const TIMEOUT_MS = 8000;

/** Resolves to the store when the current text is judged completely, or after the timeout. */
function settled(): Promise<State> {
  const isWhole = ({ report, version }: State): boolean => report?.version === version && report.deep;
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      clearTimeout(timer);
      resolve(store.getState());
    };
    const timer = setTimeout(done, TIMEOUT_MS);
    const stop = store.subscribe((state) => isWhole(state) && done());
    if (isWhole(store.getState())) done();
  });
}

async function makeLink(hidden: readonly SecretKind[]): Promise<LinkState> {
  if (typeof CompressionStream === 'undefined') return { state: 'unable' };
  const text = await textWithout(hidden);
  if (text === null) return { state: 'making' };
  const link = await linkTo(text, pinsOf(await settled()), location.href.replace(/#.*$/, ''));
  return link === null ? { state: 'long' } : { state: 'ready', link, fits: link.length <= LINK_FITS };
}

async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

async function save(hidden: readonly SecretKind[]): Promise<void> {
  const text = await textWithout(hidden);
  if (text !== null) saveText('messages.txt', 'text/plain', text);
}

/** The dialog. */
export function Sharing({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const text = useApp((state) => state.screen === 'check');
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title={text ? 'Share this text' : 'Share this page'}>
      {text ? <Text /> : <Page />}
    </DialogFrame>
  );
}

/** A link to the visible page; on the Server screen with its run. */
function Page() {
  const server = useApp((state) => state.screen === 'server');
  const here = <ShareLink link={location.href} fits={location.href.length <= LINK_FITS} onCopy={copy} />;
  return server ? (
    <Suspense fallback={null}>
      <ShareRun base={location.href.replace(/#.*$/, '')} onCopy={copy} without={here} />
    </Suspense>
  ) : (
    here
  );
}

/** Mounted again each time the dialog opens. */
function Text() {
  const [sorts, setSorts] = useState<readonly SecretSort[] | 'unknown' | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<SecretKind>>(new Set());
  const [made, setMade] = useState<{ without: ReadonlySet<SecretKind>; link: LinkState } | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await secretsNow();
      setHidden(new Set(found?.map(({ kind }) => kind)));
      setSorts(found ?? 'unknown');
    };
    void look();
  }, []);
  const known = sorts !== null;
  useEffect(() => {
    if (!known) return undefined;
    let current = true;
    const make = async (): Promise<void> => {
      const link = await makeLink([...hidden]);
      if (current) setMade({ without: hidden, link });
    };
    void make();
    return () => {
      current = false;
    };
  }, [known, hidden]);
  const state = store.getState();
  return (
    <ShareText
      link={made?.without === hidden ? made.link : { state: 'making' }}
      secrets={sorts === null || sorts === 'unknown' ? sorts : { sorts, hidden, onHidden: setHidden }}
      pins={pinText(pinsOf(state), state)}
      onCopy={copy}
      onSave={() => void save([...hidden])}
    />
  );
}
