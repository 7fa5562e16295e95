import { useEffect, useRef, useState } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import type { Command as Choosable, CommandGroup } from './choice.ts';
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
  /** Finds pages of the reference. */
  find: (query: string) => Promise<readonly Choosable[]>;
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

/** The pages for a search text; during typing the previous ones stay. */
function useFound(query: string, find: PaletteDialogProps['find']): readonly Choosable[] {
  const [found, setFound] = useState<readonly Choosable[]>([]);
  useEffect(() => {
    let wanted = true;
    void find(query).then((pages) => {
      if (wanted) setFound(pages);
    });
    return () => {
      wanted = false;
    };
  }, [query, find]);
  return found;
}

/** “Commands”: all commands of the page with a search field. It closes and returns the focus before the command runs. */
export function PaletteDialog({ open, onOpenChange, groups, onRun, find }: PaletteDialogProps) {
  const [query, setQuery] = useState('');
  const found = useFound(query, find);
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
            focus.restore(event);
            setQuery('');
            const id = picked.current;
            picked.current = null;
            if (id !== null) onRun(id);
          }}
        >
          <Dialog.Title className="vh">Commands</Dialog.Title>
          <Command className={list.command} label="Find a command" filter={fitOf} loop>
            <Command.Input
              className={list.input}
              value={query}
              onValueChange={setQuery}
              placeholder="Find a command, method, type, rule or lesson"
            />
            <Command.List className={list.list} label="Commands">
              {[...groups, ...(found.length > 0 ? [{ title: 'In the reference', commands: found }] : [])].map(
                (group) => (
                  <Command.Group key={group.title} heading={group.title} className={list.group}>
                    {group.commands.map((command) => (
                      <Command.Item
                        key={command.id}
                        className={list.item}
                        value={command.id}
                        keywords={[
                          command.label,
                          group.title,
                          command.sort ?? '',
                          command.says ?? '',
                          ...(command.also ?? []),
                        ]}
                        onSelect={() => {
                          picked.current = command.id;
                          onOpenChange(false);
                        }}
                      >
                        <span>{command.label}</span>
                        {command.keys === undefined ? null : <kbd>{command.keys}</kbd>}
                        {command.sort === undefined ? null : <span className={list.sort}>{command.sort}</span>}
                        {command.says === undefined ? null : <span className={list.says}>{command.says}</span>}
                      </Command.Item>
                    ))}
                  </Command.Group>
                ),
              )}
            </Command.List>
            <NoHit says="No matching commands." />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
