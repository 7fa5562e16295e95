/** Data types of menus and pickers. */

/** An option. */
export interface Choice {
  /** Returned when it is selected; unique within its section. */
  id: string;
  label: string;
  /** Secondary text after the label: a reason, a shortcut. */
  hint?: string;
}

/** A menu section: a single selection, or actions. */
export type MenuSection =
  | { kind: 'one-of'; label: string; value: string; choices: readonly Choice[]; onPick: (id: string) => void }
  | { kind: 'actions'; label: string; choices: readonly Choice[]; onPick: (id: string) => void };

/** A single-selection section with a typed selection callback. */
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

/** An example to load. `href` is its URL, so that it can be opened in a new tab. */
export interface Example {
  id: string;
  title: string;
  href: string;
  /** One line about its content. */
  says?: string;
}

/** Examples under one heading. */
export interface ExampleGroup {
  title: string;
  items: readonly Example[];
}

/** A command of the palette. */
export interface Command {
  id: string;
  label: string;
  /** Equivalent keys, e.g. “Ctrl K”. */
  keys?: string;
  /** Its kind, e.g. “request”, and one line about it. */
  sort?: string;
  says?: string;
  /** Additional search terms. */
  also?: readonly string[];
}

/** Commands under one heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}
