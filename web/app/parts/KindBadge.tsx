import type { Kind } from '../../protocol/types.ts';
import { kindWord } from './text.ts';
import { KindIcon } from './KindIcon.tsx';
import css from './KindBadge.module.css';

/**
 * Icon and label on the kind’s soft background. `compact` keeps the label for screen readers only, `narrow` does so on phones.
 * A container enables this with `--badge-compact: ;`.
 */
export function KindBadge({ kind, compact = false }: { kind: Kind; compact?: boolean | 'narrow' }) {
  return (
    <span className={css.badge} data-kind={kind} data-compact={compact || undefined}>
      <KindIcon kind={kind} />
      <span className={css.word}>{kindWord(kind)}</span>
    </span>
  );
}
