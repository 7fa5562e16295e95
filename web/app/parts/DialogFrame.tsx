import type { ReactNode } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { Button } from './Button.tsx';
import { useFocusReturn } from './focusReturn.ts';
import css from './DialogFrame.module.css';

/** A dialog with a title, a close button and its content. Import components that use it lazily. */
export function DialogFrame(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** For lists and texts: as wide as they can use. */
  wide?: boolean;
  children: ReactNode;
}) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.veil} />
        <Dialog.Content
          className={css.dialog}
          data-wide={props.wide}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
        >
          <div className={css.head}>
            <Dialog.Title>{props.title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="quiet" square aria-label="Close">
                <X />
              </Button>
            </Dialog.Close>
          </div>
          <div className={css.body}>{props.children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
