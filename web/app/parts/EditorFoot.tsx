import { Lock } from 'lucide-react';
import { count } from './text.ts';
import css from './EditorFoot.module.css';

/** Below the editor: the caret position, and a note that the text stays on this machine. */
export function EditorFoot({ line, column, selected = 0 }: { line: number; column: number; selected?: number }) {
  return (
    <p className={css.foot}>
      <span className="num">
        Line {line}, column {column}
        {selected > 0 ? `, ${count(selected, 'character')} selected` : null}
      </span>
      <span>
        <Lock /> Stays on this machine
      </span>
    </p>
  );
}
