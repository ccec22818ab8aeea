import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { EditIcon } from '../icon/icon';

export interface InlineEditProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** Undefined = the widget keeps it itself, from `defaultValue`. */
  value?: string;
  defaultValue?: string;
  /** Called with the trimmed text when it changed and passed `validate`. */
  onSave?: (value: string) => void;
  /** Accessible name of the field and of the button: "Edit project name". */
  label: string;
  /** Longest text in characters, inclusive; default 50 (C§5, project title). */
  maxLength?: number;
  /** A text is the error; an empty value is never saved. */
  validate?: (value: string) => string | undefined;
  /** Text only, without the button. */
  readOnly?: boolean;
  /** Wraps the text in a heading of that level. */
  level?: 1 | 2 | 3 | 4;
}

/** Text that becomes a field where it stands, in its own type size. Enter and leaving save, Escape takes back. */
export const InlineEdit = ({
  value: given,
  defaultValue = '',
  onSave,
  label,
  maxLength = 50,
  validate,
  readOnly = false,
  level,
  className,
  ...rest
}: InlineEditProps) => {
  const errorId = useId();
  const [value, keep] = useControlled(given, defaultValue, onSave);
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  const editing = draft !== undefined;

  useEffect(() => {
    if (editing) input.current?.select();
    else if (returnFocus.current) button.current?.focus();
    returnFocus.current = false;
  }, [editing]);

  const leave = (withKey: boolean) => {
    returnFocus.current = withKey;
    setDraft(undefined);
    setError(undefined);
  };
  const save = (withKey: boolean) => {
    if (draft === undefined) return;
    const text = draft.trim();
    if (text === '' || text === value) return leave(withKey);
    const problem = validate?.(text);
    if (problem !== undefined) return setError(problem);
    leave(withKey);
    keep(text);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The focus moves to the button below; the rest of the key press must not press it, nor close a dialog around.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save(true);
    else leave(true);
  };

  const Text = level ? (`h${level}` as const) : 'span';
  return (
    <div {...rest} className={clsx('relative inline-flex max-w-full min-w-0 flex-col', className)}>
      {editing ? (
        <input
          ref={input}
          value={draft}
          maxLength={maxLength}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            setDraft(event.target.value);
            setError(undefined);
          }}
          onBlur={() => save(false)}
          onKeyDown={handleKey}
          size={Math.max(8, draft.length + 1)}
          className="-mx-2 max-w-full rounded-md border-0 bg-sunken px-2 py-0 tracking-[inherit] text-inherit outline-2 outline-focus"
        />
      ) : (
        <span className="group flex min-w-0 items-center gap-1.5">
          <Text className="m-0 truncate leading-[inherit] tracking-[inherit]">{value}</Text>
          {!readOnly && (
            <button
              ref={button}
              type="button"
              aria-label={label}
              title={label}
              onClick={() => setDraft(value)}
              className="flex size-7 shrink-0 items-center justify-center rounded-md border-0 bg-transparent text-muted opacity-60 transition-opacity group-hover:opacity-100 hover:bg-sunken hover:text-text focus-visible:opacity-100"
            >
              <EditIcon size={16} />
            </button>
          )}
        </span>
      )}
      {error && (
        <span id={errorId} role="alert" className="mt-1 text-sm font-normal tracking-normal text-error-text">
          {error}
        </span>
      )}
    </div>
  );
};
