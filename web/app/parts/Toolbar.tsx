import { FolderOpen, ListIndentIncrease, X } from 'lucide-react';
import { Button } from './Button.tsx';
import { ExamplesButton } from './ExamplesButton.tsx';
import { FileButton } from './FileButton.tsx';
import type { ExampleGroup } from './choice.ts';
import css from './Toolbar.module.css';

/** Props of the toolbar above the editor. */
export interface ToolbarProps {
  examples: readonly ExampleGroup[];
  onExample: (id: string) => void;
  onFile: (file: File) => void;
  onFormat: () => void;
  onClear: () => void;
  /** True when there is no text to format or clear. */
  empty: boolean;
}

/** The buttons for examples, open, format and clear. */
export function Toolbar({ examples, onExample, onFile, onFormat, onClear, empty }: ToolbarProps) {
  return (
    <div className={css.toolbar} role="group" aria-label="Text tools">
      <ExamplesButton groups={examples} onPick={onExample} />
      <FileButton look="quiet" icon={<FolderOpen />} name="File to check" onFile={onFile}>
        Open file
      </FileButton>
      <span className={css.push} />
      <Button look="quiet" icon={<ListIndentIncrease />} disabled={empty} onClick={onFormat}>
        Format
      </Button>
      <Button look="quiet" icon={<X />} disabled={empty} onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
