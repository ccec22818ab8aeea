import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button';

export interface FileButtonProps extends Omit<ButtonProps, 'asChild' | 'onClick'> {
  /** As of a file input: ".csv,.xlsx". */
  accept?: string;
  multiple?: boolean;
  /** The files chosen; never an empty list. The same file can be chosen again at once. */
  onFiles: (files: readonly File[]) => void;
}

/** A button that lets a file be chosen, where there is no room for a FileDrop. All attributes go to the button. */
export const FileButton = ({ accept, multiple = false, onFiles, ...rest }: FileButtonProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
