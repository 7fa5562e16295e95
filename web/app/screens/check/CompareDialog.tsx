/** “Compare with another text”: pasted or opened, compared by meaning. */
import { useState } from 'react';
import { Copy, FolderOpen, X } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import { DialogFrame } from '../../parts/DialogFrame.tsx';
import { DifferenceList } from '../../parts/DifferenceList.tsx';
import { Note } from '../../parts/Note.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { goToSpan } from '../../state/actions.ts';
import { readFile, sizeText } from './files.ts';
import { compareTexts, leaveFor, setCompared, useTools } from './session-tools.ts';
import css from './SessionDialogs.module.css';

/** A longer file is named instead of shown, UTF-16 units: a text field would be slow. */
const MAX_SHOWN = 200_000;
const ORDERS = [
  { id: 'editor', label: 'Text in the editor' },
  { id: 'other', label: 'Other text' },
] as const;

/** The dialog. */
export function CompareDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const other = useTools((state) => state.other);
  const found = useTools((state) => state.found);
  const working = useTools((state) => state.working);
  const problem = useTools((state) => state.problem);
  const [status, setStatus] = useState('');
  const copy = async (text: string): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(done ? 'The differences are copied.' : 'The browser did not allow copying.');
  };
  return (
    <DialogFrame open wide onOpenChange={onOpenChange} title="Compare with another text">
      <p>
        Paste a session, a list of tools, resources or prompts, or capabilities. Its meaning is compared with the text
        in the editor; the editor stays as it is.
      </p>
      <Other />
      <Order />
      <div className={css.ways}>
        <Button
          look="primary"
          disabled={working || other.text.trim() === ''}
          onClick={() => {
            setStatus('');
            void compareTexts();
          }}
        >
          {working ? 'Comparing' : 'Compare'}
        </Button>
        {found ? (
          <Button icon={<Copy />} onClick={() => void copy(found.difference.markdown)}>
            Copy as Markdown
          </Button>
        ) : null}
        <p aria-live="polite">
          {status}
          {status === '' && found ? <span className="vh">{found.difference.verdict}</span> : null}
        </p>
      </div>
      <div role="alert" className={css.problem}>
        {problem === '' ? null : <Note severity="warning">{problem}</Note>}
      </div>
      {found ? (
        <DifferenceList
          key={found.difference.markdown}
          difference={found.difference}
          other={other.name === '' ? 'the other text' : other.name}
          onGo={({ here }) => {
            if (here) leaveFor(() => goToSpan(here.span));
          }}
        />
      ) : null}
    </DialogFrame>
  );
}

/** The field for the other text, or the name of a long file. */
function Other() {
  const { text, name } = useTools((state) => state.other);
  const open = async (file: File): Promise<void> => {
    const read = await readFile(file);
    if ('text' in read) setCompared({ other: { text: read.text, name: file.name } });
    else setCompared({ problem: read.problem });
  };
  const long = name !== '' && text.length > MAX_SHOWN;
  return (
    <div className={css.other}>
      <label htmlFor="other-text">Other text{name === '' ? null : <span className={css.name}> {name}</span>}</label>
      {long ? (
        <p id="other-text">{sizeText(text.length)}, too long to show here.</p>
      ) : (
        <textarea
          id="other-text"
          rows={7}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="Paste JSON or a log"
          onChange={(event) => setCompared({ other: { text: event.currentTarget.value, name } })}
        />
      )}
      <div className={css.ways}>
        <FileButton icon={<FolderOpen />} name="File to compare with" onFile={(file) => void open(file)}>
          Open the other file
        </FileButton>
        {text === '' ? null : (
          <Button look="quiet" icon={<X />} onClick={() => setCompared({ other: { text: '', name: '' } })}>
            Clear<span className="vh"> the other text</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Which of the two is the state before. */
function Order() {
  const isFirst = useTools((state) => state.isFirst);
  return (
    <div className={css.order}>
      <span aria-hidden="true">Before</span>
      <Segments
        label="Before"
        items={ORDERS}
        value={isFirst ? 'other' : 'editor'}
        onPick={(id) => setCompared({ isFirst: id === 'other' })}
      />
    </div>
  );
}
