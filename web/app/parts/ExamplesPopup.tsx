import { useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import type { ExampleGroup } from './choice.ts';
import { useFocusReturn } from './focusReturn.ts';
import { NoHit } from './NoHit.tsx';
import list from './CommandList.module.css';
import css from './ExamplesPopup.module.css';

/** The popup with the examples, below its button; loaded on first use. */
export function ExamplesPopup(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  groups: readonly ExampleGroup[];
  onPick: (id: string) => void;
}) {
  const { open, onOpenChange, button, groups, onPick } = props;
  const focus = useFocusReturn();
  const picked = useRef<string | null>(null);
  const box = button.current?.getBoundingClientRect();
  const style: CSSProperties & { '--x': string } = {
    insetBlockStart: (box?.bottom ?? 0) + 4,
    '--x': `${box?.left ?? 0}px`,
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          className={css.popup}
          style={style}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target) === true) event.preventDefault();
          }}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={(event) => {
            focus.restore(event);
            const id = picked.current;
            picked.current = null;
            if (id !== null) onPick(id);
          }}
        >
          <Dialog.Title className="vh">Examples</Dialog.Title>
          <Command className={list.command} label="Find an example" loop>
            <Command.Input className={list.input} placeholder="Find an example" />
            <Command.List className={list.list} label="Examples">
              {groups.map((group) => (
                <Command.Group key={group.title} heading={group.title} className={list.group}>
                  {group.items.map((item) => (
                    <Command.Item
                      key={item.id}
                      className={list.item}
                      value={item.id}
                      keywords={[item.title, item.says ?? '', group.title]}
                      onSelect={() => {
                        picked.current = item.id;
                        onOpenChange(false);
                      }}
                    >
                      <span>{item.title}</span>
                      {item.says === undefined ? null : <span className={list.says}>{item.says}</span>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <NoHit says="No matching examples." />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
