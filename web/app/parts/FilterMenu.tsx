import type { Choice } from './choice.ts';
import { MenuButton } from './MenuButton.tsx';
import css from './FilterBar.module.css';

/** A menu with one condition of the filter. */
export function FilterMenu(props: {
  label: string;
  value: string;
  face: string;
  code?: boolean;
  choices: readonly Choice[];
  onPick: (id: string) => void;
}) {
  const { label, value, face, code = false, choices, onPick } = props;
  const sections = [{ kind: 'one-of', label, value, choices, onPick } as const];
  return (
    <MenuButton look="bare" name={`${label}: ${face}`} sections={sections}>
      <span className={css.face}>
        {label} <b data-code={code || undefined}>{face}</b>
      </span>
    </MenuButton>
  );
}
