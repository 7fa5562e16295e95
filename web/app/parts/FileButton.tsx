import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** Props of a button that opens a file. */
export interface FileButtonProps extends Pick<ButtonProps, 'look' | 'icon' | 'children'> {
  /** The accessible name of the field, which the button stands for. */
  name: string;
  /** Kinds of files that are offered first, as for an HTML input; all by default. */
  accept?: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. The same file can be chosen twice in a row. */
export function FileButton({ name, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
