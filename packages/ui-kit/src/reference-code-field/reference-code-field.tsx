import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { useControlled } from '../controlled/use-controlled';
import { AlertIcon, EditIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

export interface ReferenceSegment {
  /** Property the part of the code stands for, such as `color`. */
  readonly key: string;
  /** Its characters; placeholders such as "··" while not chosen. */
  readonly text: string;
  /** In words: "Colour 42, sage green". */
  readonly label: string;
  /** Under its characters in `cells`: "Sage green", or the question while it is not chosen. */
  readonly caption?: string;
  /** Not chosen yet. */
  readonly missing?: boolean;
  /** Characters before it that belong to no part: blank, `/`, `_`. */
  readonly before?: string;
}

export type ReferenceParse<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

export interface ReferenceCodeFieldProps<T> extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  label: ReactNode;
  /** Undefined = the field keeps it itself, from `defaultValue`; one of the two is needed. */
  value?: T;
  defaultValue?: T;
  /** A code that parses; also called for one pasted anywhere on the field. */
  onValueChange?: (value: T) => void;
  /** Reads a typed or pasted code; the message of a failure stands under the field. */
  parse: (text: string) => ReferenceParse<T>;
  /** The code to start from when typing. */
  format: (value: T) => string;
  /** The parts as they are shown, or how to make them of the value. */
  segments: readonly ReferenceSegment[] | ((value: T) => readonly ReferenceSegment[]);
  /** Pressing a part: go to its group of options. */
  onSegmentSelect?: (key: string) => void;
  editLabel?: string;
  hint?: ReactNode;
  /** `line` (default): a field with the code in one line. `cells`: a cell for each part, its meaning below. */
  look?: 'line' | 'cells';
  /** Commands at the right end, such as copy. */
  actions?: ReactNode;
}

interface PartProps {
  readonly segment: ReferenceSegment;
  readonly onSelect: ((key: string) => void) | undefined;
}

const Inline = ({ segment, onSelect }: PartProps) => (
  <span className="flex items-center">
    {segment.before && <span className="text-muted">{segment.before}</span>}
    <button
      type="button"
      aria-label={segment.label}
      title={segment.label}
      data-missing={segment.missing || undefined}
      onClick={() => onSelect?.(segment.key)}
      className="rounded-xs border-0 border-b-2 border-transparent min-h-6 min-w-6 bg-transparent px-px py-0.5 font-mono text-inherit hover:bg-accent-soft data-missing:border-attention data-missing:text-attention-text"
    >
      {segment.text}
    </button>
  </span>
);

const Cell = ({ segment, onSelect }: PartProps) => (
  <button
    type="button"
    aria-label={segment.label}
    title={segment.label}
    data-missing={segment.missing || undefined}
    onClick={() => onSelect?.(segment.key)}
    className="flex min-w-16 shrink-0 grow flex-col items-start justify-center gap-1 border-0 border-e border-t-4 border-e-hairline border-t-transparent bg-transparent ps-4 pe-2 pb-1 text-start text-inherit first:ps-6 hover:bg-sunken focus-visible:-outline-offset-2 data-missing:border-t-accent data-missing:bg-accent-soft"
  >
    <span className="font-mono whitespace-pre">
      {segment.missing ? (
        <span aria-hidden className="inline-block h-[1.1em] w-[1em] rounded-xs border border-dashed border-muted align-[-0.15em]" />
      ) : (
        <>
          {segment.before?.trim()}
          {segment.text}
        </>
      )}
    </span>
    {segment.caption && (
      <span
        className={clsx(
          'max-w-28 font-sans text-xs leading-tight wrap-break-word',
          segment.missing ? 'font-semibold text-text' : 'line-clamp-2 text-muted',
        )}
      >
        {segment.caption}
      </span>
    )}
  </button>
);

/**
 * A reference code that builds itself part by part, and that can be typed or pasted to fill the form. Enter reads, Escape takes back.
 * All attributes go to the root. State: `data-invalid` on the frame, `data-missing` on parts not chosen yet.
 */
export const ReferenceCodeField = <T,>({
  label,
  value: given,
  defaultValue,
  onValueChange,
  parse,
  format,
  segments,
  onSegmentSelect,
  editLabel,
  hint,
  look = 'line',
  actions,
  className,
  ...rest
}: ReferenceCodeFieldProps<T>) => {
  const texts = useKitTexts();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const editing = draft !== undefined;
  // One of the two is given, so the value is there.
  const [value, setValue] = useControlled<T>(given, defaultValue as T, onValueChange);
  const parts = typeof segments === 'function' ? segments(value) : segments;

  useEffect(() => {
    if (editing) input.current?.select();
    else if (wasEditing.current && document.activeElement === document.body) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const leave = () => {
    setDraft(undefined);
    setMessage(undefined);
  };
  const submit = (text: string) => {
    if (text.trim() === '' || text === format(value)) return leave();
    const parsed = parse(text);
    if (!parsed.ok) {
      setDraft(text);
      return setMessage(parsed.message);
    }
    leave();
    setValue(parsed.value);
  };

  return (
    <div {...rest} className={clsx('min-w-0', className)}>
      <div id={`${id}-label`} className={look === 'cells' ? 'sr-only' : 'mb-1.5 text-sm text-muted'}>
        {label}
      </div>
      <div
        data-invalid={message === undefined ? undefined : ''}
        onPaste={(event) => {
          event.preventDefault();
          submit(event.clipboardData.getData('text'));
        }}
        className={clsx(
          'flex gap-1 bg-surface pe-1.5 font-mono tracking-normal',
          look === 'cells'
            ? 'min-h-20 items-stretch text-lg data-invalid:bg-attention-soft lg:text-xl'
            : 'min-h-12 items-center rounded-control border border-hairline ps-3 text-lg focus-within:border-text data-invalid:border-error',
        )}
      >
        {editing ? (
          <input
            ref={input}
            value={draft}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-labelledby={`${id}-label`}
            aria-invalid={message !== undefined}
            aria-describedby={message ? `${id}-error` : undefined}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={(event) => submit(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              // The focus moves to the edit button; the rest of the key press must not press it, nor close a dialog around.
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Enter') submit(event.currentTarget.value);
              else leave();
            }}
            className={clsx(
              'min-w-0 grow border-0 bg-transparent p-0 font-mono text-inherit uppercase outline-none!',
              look === 'cells' && 'ps-6',
            )}
          />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in one line of text
          <span
            role="group"
            aria-labelledby={`${id}-label`}
            className={look === 'cells' ? 'flex min-w-0 grow overflow-x-auto' : 'flex min-w-0 grow flex-wrap items-center whitespace-pre'}
          >
            {parts.map((segment) =>
              look === 'cells' ? (
                <Cell key={segment.key} segment={segment} onSelect={onSegmentSelect} />
              ) : (
                <Inline key={segment.key} segment={segment} onSelect={onSegmentSelect} />
              ),
            )}
          </span>
        )}
        {!editing && (
          <IconButton
            ref={editButton}
            label={editLabel ?? texts.edit}
            icon={<EditIcon size={16} />}
            size="sm"
            onClick={() => setDraft(format(value))}
            {...(look === 'cells' && { className: 'self-center' })}
          />
        )}
        {actions}
      </div>
      {message && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 mb-0 flex items-start gap-1.5 text-sm text-error-text">
          <AlertIcon size={16} className="mt-px" />
          {message}
        </p>
      )}
      {hint && !message && <p className="mt-1.5 mb-0 text-sm text-muted">{hint}</p>}
    </div>
  );
};
