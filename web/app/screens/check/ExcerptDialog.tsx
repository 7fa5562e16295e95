/** “Share an excerpt”: the messages around a finding without secrets, as a link, a picture or the text of an issue. */
import { useEffect, useMemo, useState } from 'react';
import { Copy, Download } from 'lucide-react';
import type { ShownDiagnostic, ShownReport } from '../../engine/types.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogFrame } from '../../parts/DialogFrame.tsx';
import { Segments } from '../../parts/Segments.tsx';
import type { DrawingLooks, Picture } from '../../parts/sequence/picture.ts';
import { ShareLink } from '../../parts/ShareText.tsx';
import { count, revisionName } from '../../parts/text.ts';
import { engine } from '../../state/session.ts';
import { LINK_FITS, linkTo } from '../../state/share.ts';
import { optionsOf, store } from '../../state/store.ts';
import { excerptPicture } from './excerpt-picture.ts';
import { entriesAround, excerptText, issueText, REACHES, revisionOf } from './excerpt.ts';
import type { Reach } from './excerpt.ts';
import css from './ExcerptDialog.module.css';

/** Props of the dialog. */
export interface ExcerptDialogProps {
  report: ShownReport;
  finding: ShownDiagnostic;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The dialog. */
export function ExcerptDialog({ open, onOpenChange, ...about }: ExcerptDialogProps) {
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title="Share an excerpt">
      <Excerpt {...about} />
    </DialogFrame>
  );
}

function Excerpt({ report, finding }: Pick<ExcerptDialogProps, 'report' | 'finding'>) {
  const [reach, setReach] = useState<Reach>(3);
  const [made, setMade] = useState<{
    reach: Reach;
    lines: readonly string[];
    text: string;
    link: string | null;
  } | null>(null);
  const [status, setStatus] = useState('');
  const chosen = useMemo(() => entriesAround(report, finding, reach), [report, finding, reach]);
  const revision = revisionOf(report, chosen);
  useEffect(() => {
    let wanted = true;
    const make = async (): Promise<void> => {
      const indices = chosen.map(({ index }) => index);
      const lines = await engine.excerpt(indices, true, optionsOf(store.getState()), report.version);
      if (!lines || !wanted) return;
      const text = excerptText(chosen, lines);
      const link = await linkTo(text, { revision }, location.href.replace(/#.*$/, ''));
      if (wanted) setMade({ reach, lines, text, link });
    };
    void make();
    return () => {
      wanted = false;
    };
  }, [chosen, reach, report, revision]);
  const ready = made?.reach === reach ? made : null;
  const copyIssue = async (): Promise<void> => {
    if (!ready) return;
    const done = await copied(issueText(finding, revision, ready.text, ready.link));
    setStatus(done ? 'The issue text is copied.' : 'The browser did not allow copying.');
  };
  const savePicture = async (): Promise<void> => {
    if (!ready) return;
    const { lines } = ready;
    const { savePng } = await import('./picture-files.ts');
    const draw = (looks: DrawingLooks): Picture =>
      excerptPicture({ finding, revision, entries: report.entries, sessions: report.sessions, chosen, lines }, looks);
    const done = await savePng('excerpt.png', draw).then(
      () => true,
      () => false,
    );
    setStatus(done ? 'The picture is saved.' : 'The picture could not be created.');
  };
  return (
    <>
      <p>
        {count(chosen.length, 'message')} around the problem, judged by {revisionName(revision)}. Secrets are replaced
        by placeholders. Problems that depend on other messages are not part of the excerpt.
      </p>
      <div className={css.reach}>
        <span aria-hidden="true">Messages before and after</span>
        <Segments
          label="Messages before and after"
          items={REACHES.map((id) => ({ id: String(id), label: String(id) }))}
          value={String(reach)}
          onPick={(id) => setReach(REACHES.find((one) => String(one) === id) ?? reach)}
        />
      </div>
      <pre className={css.text} tabIndex={0} role="region" aria-label="Excerpt">
        {ready?.text ?? 'Creating the excerpt.'}
      </pre>
      {ready?.link ? (
        <ShareLink key={ready.link} link={ready.link} fits={ready.link.length <= LINK_FITS} onCopy={copied} />
      ) : null}
      {ready && !ready.link ? (
        <p>This excerpt is too long for a link. Choose fewer messages, or use the issue text.</p>
      ) : null}
      <div className={css.ways}>
        <Button icon={<Copy />} disabled={!ready} onClick={() => void copyIssue()}>
          Copy issue text
        </Button>
        <Button icon={<Download />} disabled={!ready} onClick={() => void savePicture()}>
          Save picture
        </Button>
        <p aria-live="polite">{status}</p>
      </div>
    </>
  );
}
