import { useRef } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import type { CommandGroup } from './choice.ts';
import { useFocusReturn } from './focusReturn.ts';
import { NoHit } from './NoHit.tsx';
import list from './CommandList.module.css';
import css from './PaletteDialog.module.css';

/** Props of the palette. Import this component lazily. */
export interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  onRun: (id: string) => void;
}

/**
 * Scores a command for a search: it must contain all words, and matches in its label rank higher. The fuzzy search of cmdk is
 * too slow for hundreds of commands.
 */
function fitOf(_: string, search: string, keywords: string[] = []): number {
  const wanted = search.trim().toLowerCase();
  const [label = '', ...others] = keywords.map((one) => one.toLowerCase());
  if (label.startsWith(wanted)) return 1;
  if (label.includes(wanted)) return 0.9;
  const words = wanted.split(/\s+/u);
  if (words.every((word) => label.includes(word))) return 0.8;
  const all = [label, ...others].join(' ');
  return words.every((word) => all.includes(word)) ? 0.5 : 0;
}

/** “Commands”: all commands of the page with a search field. It closes and returns the focus before the command runs. */
export function PaletteDialog({ open, onOpenChange, groups, onRun }: PaletteDialogProps) {
  const focus = useFocusReturn();
  const picked = useRef<string | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.veil} />
        <Dialog.Content
          className={css.palette}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={(event) => {
            focus.giveBack(event);
            const id = picked.current;
            picked.current = null;
            if (id !== null) onRun(id);
          }}
        >
          <Dialog.Title className="vh">Commands</Dialog.Title>
          <Command className={list.command} label="Find a command" filter={fitOf} loop>
            <Command.Input className={list.input} placeholder="Find a command or an example" />
            <Command.List className={list.list} label="Commands">
              {groups.map((group) => (
                <Command.Group key={group.title} heading={group.title} className={list.group}>
                  {group.commands.map((command) => (
                    <Command.Item
                      key={command.id}
                      className={list.item}
                      value={command.id}
                      keywords={[command.label, group.title, ...(command.also ?? [])]}
                      onSelect={() => {
                        picked.current = command.id;
                        onOpenChange(false);
                      }}
                    >
                      <span>{command.label}</span>
                      {command.keys === undefined ? null : <kbd>{command.keys}</kbd>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <NoHit says="No matching commands." />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
