import { useState } from 'react';
import { Download } from 'lucide-react';
import type { SecretSort } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { SecretSorts } from './SecretSorts.tsx';
import css from './ExportDialog.module.css';

type Kind = SecretSort['kind'];

/** Props of the step before a file is saved. Import this component lazily. */
export interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The format, e.g. “SARIF”. */
  form: string;
  /** Contains at least one item. */
  sorts: readonly SecretSort[];
  /** Saves with these kinds redacted; resolves when it is done. */
  onSave: (hidden: readonly Kind[]) => Promise<void>;
}

/** “Export as …”: lists possible secrets before they are saved to a file. Skipped if there are none. */
export function ExportDialog({ open, onOpenChange, form, sorts, onSave }: ExportDialogProps) {
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title={`Export as ${form}`}>
      <Question sorts={sorts} onSave={onSave} />
    </DialogFrame>
  );
}

function Question({ sorts, onSave }: Pick<ExportDialogProps, 'sorts' | 'onSave'>) {
  const [hidden, setHidden] = useState<ReadonlySet<Kind>>(new Set(sorts.map(({ kind }) => kind)));
  const [working, setWorking] = useState(false);
  const all = hidden.size === sorts.length;
  const save = async (): Promise<void> => {
    setWorking(true);
    await onSave([...hidden]);
    setWorking(false);
  };
  return (
    <>
      <SecretSorts sorts={sorts} hidden={hidden} onHidden={setHidden} before="export" />
      <div className={css.buttons}>
        <Button look="primary" icon={<Download />} disabled={working} onClick={() => void save()}>
          {working
            ? 'Creating the file'
            : all
              ? 'Hide all and save'
              : hidden.size === 0
                ? 'Save as is'
                : 'Hide these and save'}
        </Button>
        <Button
          look="quiet"
          disabled={working}
          onClick={() => setHidden(all ? new Set() : new Set(sorts.map(({ kind }) => kind)))}
        >
          {all ? 'Hide nothing' : 'Hide all'}
        </Button>
      </div>
    </>
  );
}
