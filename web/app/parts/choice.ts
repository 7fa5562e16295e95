/** What menus and pickers are made of. */

/** One thing to pick. */
export interface Choice {
  /** Handed back when it is picked; unique within its section. */
  id: string;
  label: string;
  /** Second voice behind the label: a reason, a shortcut. */
  hint?: string;
}

/** A group within a menu: one of several, or things to do. */
export type MenuSection =
  | { kind: 'one-of'; label: string; value: string; choices: readonly Choice[]; onPick: (id: string) => void }
  | { kind: 'actions'; label: string; choices: readonly Choice[]; onPick: (id: string) => void };

/** A section for one of several, which hands back what was picked as what it is. */
export function oneOf<T extends string>(section: {
  label: string;
  value: T;
  choices: readonly (Choice & { id: T })[];
  onPick: (id: T) => void;
}): MenuSection {
  const { label, value, choices, onPick } = section;
  const picked = (id: string): void => {
    const choice = choices.find((one) => one.id === id);
    if (choice) onPick(choice.id);
  };
  return { kind: 'one-of', label, value, choices, onPick: picked };
}

/** An example to load. `href` is its address, so that it can be opened in a new tab. */
export interface Example {
  id: string;
  title: string;
  href: string;
  /** One line on what it shows. */
  says?: string;
}

/** Examples under one heading. */
export interface ExampleGroup {
  title: string;
  items: readonly Example[];
}

/** What the palette can run. */
export interface Command {
  id: string;
  label: string;
  /** Keys that do the same, e.g. «Ctrl K». */
  keys?: string;
  /** Further words to find it by. */
  also?: readonly string[];
}

/** Commands under one heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}
