/** “Translate to another revision”: the text written for it, with what changes and what cannot be expressed. */
import { useEffect, useState } from 'react';
import { Copy, SquareArrowOutUpRight } from 'lucide-react';
import type { NoResult, ShownTranslation, Target } from '../../engine/session-types.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogFrame } from '../../parts/DialogFrame.tsx';
import { Note } from '../../parts/Note.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import { TranslationNotes } from '../../parts/TranslationNotes.tsx';
import { count, grouped } from '../../parts/text.ts';
import { goToLine } from '../../state/actions.ts';
import { engine } from '../../state/session.ts';
import { optionsOf, put, store } from '../../state/store.ts';
import { REVISION_IDS } from '../../../protocol/types.ts';
import { leaveFor, openTranslation } from './session-tools.ts';
import css from './SessionDialogs.module.css';

const TARGETS = REVISION_IDS.filter((id): id is Target => id !== 'jsonrpc-2.0');
const NEWEST = '2026-07-28';
/** A longer text is cut in the preview, UTF-16 units; “Copy” and “Open in Check” use all of it. */
const MAX_SHOWN = 100_000;
const BUSY = 'The translation was not finished: the text changed meanwhile, or the checker stopped. Try again.';

/** The newest revision, or the one before it for a text of the newest. */
function firstTarget(): Target {
  return store.getState().report?.revision === NEWEST ? '2025-11-25' : NEWEST;
}

/** The dialog. */
export function TranslateDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const [to, setTo] = useState<Target>(firstTarget);
  const [discover, setDiscover] = useState(true);
  const [made, setMade] = useState<{ to: Target; discover: boolean; result: ShownTranslation | NoResult } | null>(null);
  useEffect(() => {
    let wanted = true;
    const translate = async (): Promise<void> => {
      const state = store.getState();
      const result = await engine.translate(to, discover, optionsOf(state), state.version);
      if (wanted) setMade({ to, discover, result: result ?? { problem: BUSY } });
    };
    void translate();
    return () => {
      wanted = false;
    };
  }, [to, discover]);
  const result = made?.to === to && made.discover === discover ? made.result : null;
  return (
    <DialogFrame open wide onOpenChange={onOpenChange} title="Translate to another revision">
      <div className={css.order}>
        <span aria-hidden="true">Revision</span>
        <Segments
          label="Revision"
          items={TARGETS.map((id) => ({ id, label: id, code: true }))}
          value={to}
          onPick={(id) => setTo(TARGETS.find((one) => one === id) ?? to)}
        />
      </div>
      {to === NEWEST ? (
        <Toggle
          label={
            <>
              Begin with <code>server/discover</code>
            </>
          }
          more="It replaces the handshake and may be left out."
          on={discover}
          onChange={setDiscover}
        />
      ) : null}
      {result === null ? <p>Translating.</p> : null}
      {result && 'problem' in result ? <Note severity="warning">{result.problem}</Note> : null}
      {result && !('problem' in result) ? <Made made={result} /> : null}
    </DialogFrame>
  );
}

function Made({ made }: { made: ShownTranslation }) {
  const { text, to, messages, groups, isUnmarked } = made;
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(done ? 'The translation is copied.' : 'The browser did not allow copying.');
  };
  const isCut = text.length > MAX_SHOWN;
  const lost = groups.find(({ kind }) => kind === 'lost')?.count ?? 0;
  return (
    <>
      <p aria-live="polite" className={css.summary}>
        <strong>
          {count(messages, 'message')} for {to}
        </strong>
        {lost > 0 ? `. ${count(lost, 'thing')} cannot be expressed, see below.` : '. Everything can be expressed.'}
      </p>
      <div className={css.ways}>
        <Button look="primary" icon={<SquareArrowOutUpRight />} onClick={() => openTranslation(text, to, isUnmarked)}>
          Open in Check
        </Button>
        <Button icon={<Copy />} onClick={() => void copy()}>
          Copy
        </Button>
        <p aria-live="polite">{status}</p>
      </div>
      <TranslationNotes
        groups={groups}
        onLine={(line) =>
          leaveFor(() => {
            put({ pane: 'message' });
            goToLine(line);
          })
        }
      />
      <h3>Translated text</h3>
      <pre className={css.text} tabIndex={0} role="region" aria-label="Translated text">
        {isCut ? text.slice(0, MAX_SHOWN) : text}
      </pre>
      {isCut ? (
        <p>
          The first {grouped(MAX_SHOWN)} of {grouped(text.length)} characters. “Copy” and “Open in Check” use all of
          them.
        </p>
      ) : null}
    </>
  );
}
