import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Copy, Download } from 'lucide-react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import { SecretSorts } from './SecretSorts.tsx';
import type { SecretSortsProps } from './SecretSorts.tsx';
import { count } from './text.ts';
import css from './ShareText.module.css';

/** The link, when it is created. `unable`: this browser cannot compress a text. */
export type LinkState = { state: 'making' | 'long' | 'unable' } | { state: 'ready'; link: string; fits: boolean };

/** Props of the content of the dialog “Share”. Import this component lazily. */
export interface ShareTextProps {
  link: LinkState;
  /** `null` during the search, `unknown` if the checker could not search. */
  secrets: Omit<SecretSortsProps, 'before'> | 'unknown' | null;
  /** How the text will be read and judged, e.g. “judged by MCP 2025-11-25”. */
  pins: string;
  /** Copies the link to the clipboard; false if the browser refuses. */
  onCopy: (link: string) => Promise<boolean>;
  /** Omitted if there is no file to save. */
  onSave?: () => void;
  /** A run of the simulated server is shared, not a text. */
  run?: boolean;
}

const NO_LINK: Readonly<Record<Exclude<LinkState['state'], 'ready'>, string>> = {
  making: 'Creating the link.',
  long: 'This text is too long for a link. Save it as a file: the recipient can open it with “Open file”, or drop it onto the page.',
  unable: 'This browser cannot compress a text into a link. Save it as a file instead.',
};

const NO_RUN_LINK: typeof NO_LINK = {
  making: NO_LINK.making,
  long: 'This run is too long for a link. Open it in Check: there its messages can be saved as a file.',
  unable:
    'This browser cannot compress a run into a link. Open it in Check: there its messages can be saved as a file.',
};

/** First possible secrets, then the link, or a file if a link would be too long. */
export function ShareText({ link, secrets, pins, onCopy, onSave, run = false }: ShareTextProps) {
  const ready = link.state === 'ready';
  return (
    <>
      {secrets === 'unknown' ? (
        <Note severity="warning">The checker is not running, so the text was not searched for secrets.</Note>
      ) : null}
      {secrets !== null && secrets !== 'unknown' && secrets.sorts.length > 0 ? (
        <SecretSorts {...secrets} before="share" />
      ) : null}
      {ready ? (
        <ShareLink key={link.link} link={link.link} fits={link.fits} onCopy={onCopy} />
      ) : (
        <p>{run ? NO_RUN_LINK[link.state] : NO_LINK[link.state]}</p>
      )}
      <div className={css.foot}>
        <p>
          {ready
            ? `The link opens the ${run ? 'run' : 'text'}, ${pins}. Nothing leaves your machine here: the ${run ? 'run' : 'text'} is in the link itself, after the #, which browsers do not send to servers.`
            : 'Nothing leaves your machine here.'}
        </p>
        {onSave ? (
          <Button look={ready || link.state === 'making' ? 'plain' : 'primary'} icon={<Download />} onClick={onSave}>
            Save as a file
          </Button>
        ) : null}
      </div>
    </>
  );
}

const QrCode = lazy(() => import('./QrCode.tsx').then((file) => ({ default: file.QrCode })));

/** Longer links make codes that phones hardly read from a screen, characters. */
const QR_FITS = 1000;

/** How long the button shows that it is done, ms. */
const DONE = 2500;

/** A link with its length, and a button that copies it. */
export function ShareLink({ link, fits, onCopy }: { link: string; fits: boolean } & Pick<ShareTextProps, 'onCopy'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'no' | 'copied' | 'refused'>('no');
  const [code, setCode] = useState(false);
  useEffect(() => {
    if (done !== 'copied') return undefined;
    const timer = setTimeout(() => setDone('no'), DONE);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => {
    const copied = await onCopy(link);
    if (!copied) field.current?.select();
    setDone(copied ? 'copied' : 'refused');
  };
  return (
    <div className={css.link}>
      <label htmlFor={id}>Link</label>
      <div className={css.row}>
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          spellCheck={false}
          aria-describedby={`${id}-size`}
          onFocus={(event) => event.target.select()}
        />
        <Button look="primary" icon={<Copy />} onClick={() => void copy()}>
          {done === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p id={`${id}-size`}>
        {count(link.length, 'character')}
        {fits ? '.' : '. Some chat tools cut links of this length. A file is safer there.'}
      </p>
      <p aria-live="polite">
        {done === 'copied' ? <span className="vh">The link is copied.</span> : null}
        {done === 'refused'
          ? 'The browser did not allow copying. The link is selected: copy it with Ctrl C or Cmd C.'
          : null}
      </p>
      {link.length <= QR_FITS ? (
        <div>
          <Button look="link" aria-expanded={code} onClick={() => setCode(!code)}>
            QR code
          </Button>
          <Suspense fallback={null}>{code ? <QrCode text={link} name="QR code of the link" /> : null}</Suspense>
        </div>
      ) : null}
    </div>
  );
}
