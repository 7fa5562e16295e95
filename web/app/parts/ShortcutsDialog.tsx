import { DialogFrame } from './DialogFrame.tsx';
import css from './ShortcutsDialog.module.css';

/** Shortcuts under one heading; `keys` are alternatives, e.g. `['Ctrl K', 'Cmd K']`. */
export interface ShortcutGroup {
  title: string;
  rows: readonly { keys: readonly string[]; says: string }[];
}

/** Props of the list of shortcuts. Import this component lazily. */
export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
  /** Whether single-key shortcuts such as `?` are enabled. */
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
}

/** “Keyboard shortcuts”, with the switch for single-key shortcuts. */
export function ShortcutsDialog({ open, onOpenChange, groups, singleKeys, onSingleKeys }: ShortcutsDialogProps) {
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.rows.map((row) => (
                <div key={row.says}>
                  <dt>{row.says}</dt>
                  <dd>
                    {row.keys.map((key, index) => (
                      <span key={key}>
                        {index > 0 ? ' or ' : null}
                        <kbd>{key}</kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <button
        type="button"
        role="switch"
        className={css.toggle}
        aria-checked={singleKeys}
        onClick={() => onSingleKeys(!singleKeys)}
      >
        <span className={css.knob} />
        <span>
          Single keys such as <kbd>?</kbd> act
        </span>
      </button>
    </DialogFrame>
  );
}
