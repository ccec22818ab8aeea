import { clsx } from 'clsx';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/button';
import { AlertIcon, CheckIcon, CloseIcon, DocumentIcon, RefreshIcon, UploadIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';
import { ProgressBar } from '../progress/progress';
import { type FileRefusal, sortFiles } from './accepted-files';
import type { Upload } from './use-uploads';

export type { FileRefusal } from './accepted-files';
export { type SendFile, type Upload, type UploadState, useUploads } from './use-uploads';

/** A file of the list: on its way, or there since before. */
export type ListedFile = Omit<Upload, 'file'> & { readonly file: Pick<File, 'name' | 'size'> };

export interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** Instruction: "Drop drawings here or choose files". */
  label: ReactNode;
  /** Accepted file types and the largest size. */
  hint?: ReactNode;
  /** Files that keep the limits, as soon as they are dropped or chosen. */
  onFiles: (files: readonly File[]) => void;
  /** Largest size of one file in bytes. */
  maxBytes?: number;
  /** Returns the reason a file is not accepted, in words; listed under the field until the next files come. */
  refusalMessage: (file: File, refusal: FileRefusal) => string;
  /** The files on their way or there; `useUploads` keeps them. */
  uploads?: readonly ListedFile[];
  /** The cross at a file: cancels one on its way, takes others off the list. */
  onRemove?: (id: string) => void;
  /** Shows the retry button at failed files. */
  onRetry?: (id: string) => void;
  /** Size of a file in words. */
  formatSize?: (bytes: number) => string;
  error?: string | undefined;
}

interface UploadLineProps extends Pick<FileDropProps, 'onRemove' | 'onRetry' | 'formatSize'> {
  upload: ListedFile;
}

const stateIcons = { sending: DocumentIcon, done: CheckIcon, failed: AlertIcon };
const stateTones = { sending: 'text-muted', done: 'text-success-text', failed: 'text-error-text' };

const UploadLine = ({ upload, onRemove, onRetry, formatSize }: UploadLineProps) => {
  const texts = useKitTexts();
  const { id, file, state, progress } = upload;
  const Icon = stateIcons[state];
  return (
    <li data-state={state} className="flex min-h-12 items-center gap-3 border-b border-hairline-soft py-1.5 ps-1 last:border-b-0">
      <Icon size={18} className={stateTones[state]} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">{file.name}</span>
          {formatSize && <span className="shrink-0 text-sm text-muted">{formatSize(file.size)}</span>}
        </div>
        {state === 'sending' && <ProgressBar label={file.name} value={progress} className="mt-1.5" />}
      </div>
      {state === 'failed' && onRetry && (
        <IconButton label={`${texts.retry}: ${file.name}`} icon={<RefreshIcon size={16} />} size="sm" onClick={() => onRetry(id)} />
      )}
      {onRemove && (
        <IconButton
          label={`${state === 'sending' ? texts.cancel : texts.clear}: ${file.name}`}
          icon={<CloseIcon size={16} />}
          size="sm"
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
};

/**
 * A field for files: dropped, chosen or taken by the keyboard (Enter, Space), with the way of each one and its cancel. `className` goes to the frame;
 * `ref` and all other attributes (`accept`, `multiple`, `disabled`) go to the file input. State: `data-state` of the field is `over` while files hang
 * over it, of a file `sending`, `done` or `failed`; `data-invalid`.
 */
export const FileDrop = ({
  label,
  hint,
  onFiles,
  maxBytes,
  refusalMessage,
  uploads = [],
  onRemove,
  onRetry,
  formatSize,
  error,
  accept,
  multiple = false,
  disabled = false,
  id,
  className,
  ...rest
}: FileDropProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const messages = error === undefined ? refusals : [error, ...refusals];

  const take = (files: readonly File[]) => {
    const { accepted, refused } = sortFiles(files, { accept, maxBytes, multiple });
    setRefusals(refused.map(({ file, refusal }) => refusalMessage(file, refusal)));
    if (accepted.length > 0) onFiles(accepted);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  return (
    <div className={clsx('min-w-0', className)}>
      <label
        htmlFor={controlId}
        data-state={isOver ? 'over' : 'idle'}
        data-invalid={messages.length > 0 ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={clsx(
          'relative flex flex-col items-center gap-1.5 rounded-card border border-dashed border-field-line px-6 py-8 text-center transition-colors duration-150',
          'hover:border-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:disabled]:cursor-default! has-[:disabled]:opacity-50',
          'data-[state=over]:border-solid data-[state=over]:border-text data-[state=over]:bg-accent-soft data-invalid:border-error',
        )}
      >
        <UploadIcon size={24} className="text-muted" />
        <span className="text-base font-medium">{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
        <input
          {...rest}
          id={controlId}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={messages.length > 0}
          aria-describedby={messages.length > 0 ? `${controlId}-error` : undefined}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was cancelled.
            event.target.value = '';
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
      </label>
      {messages.length > 0 && (
        <div id={`${controlId}-error`} role="alert">
          <ul className="mt-1.5 mb-0 list-none p-0 text-sm text-error-text">
            {messages.map((message) => (
              <li key={message} className="flex items-start gap-1.5">
                <AlertIcon size={16} className="mt-px" />
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {uploads.length > 0 && (
        <ul className="mt-3 mb-0 list-none p-0">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              {...(onRemove ? { onRemove } : {})}
              {...(onRetry ? { onRetry } : {})}
              {...(formatSize ? { formatSize } : {})}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
