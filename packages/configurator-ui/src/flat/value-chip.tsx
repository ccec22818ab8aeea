import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

interface ValueFieldProps {
  /** Name of the value. */
  readonly name: string;
  /** What the field begins with. */
  readonly start: string;
  readonly inputMode: 'decimal' | 'text';
  /** Sets the value that was typed, and returns whether it could be read and stands; a refusal is announced. */
  readonly keep: (typed: string) => boolean;
  readonly onClose: () => void;
}

interface ValueChipProps extends Omit<ValueFieldProps, 'onClose'> {
  /** The value in words, read after its name. */
  readonly shown: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

const look =
  'inline-flex items-center gap-1.5 rounded-md border-0 bg-inverse px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-on-inverse';

/** What is pressed here is no press on the drawing below. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A field over a drawing, in which a value is typed: Enter and leaving it keep what is in it, Escape does not. */
export const ValueField = ({ name, start, inputMode, keep, onClose }: ValueFieldProps) => {
  const [typed, setTyped] = useState(start);
  const [isWrong, setWrong] = useState(false);
  /** A field that goes loses the focus once more. */
  const isOver = useRef(false);
  const close = () => {
    isOver.current = true;
    onClose();
  };
  /** The keypads of phones have no key that ends: leaving the field keeps what is in it. */
  const onBlur = () => {
    if (isOver.current) return;
    keep(typed);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    if (keep(typed)) close();
    else setWrong(true);
  };
  return (
    <span className={`${look} pointer-events-auto`} onPointerDown={stop} onTouchEnd={stop}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the chip that was pressed
        autoFocus
        inputMode={inputMode}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        maxLength={16}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className={`w-20 rounded-sm border-2 bg-surface px-1.5 text-base text-text ${isWrong ? 'border-attention' : 'border-accent'}`}
      />
    </span>
  );
};

/** A value beside what has it. Under a finger, which has no keys to type digits by, a press makes it a field. */
export const ValueChip = ({ shown, disabled, children, ...field }: ValueChipProps) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ValueField {...field} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={`${field.name}: ${shown}`}
      onPointerDown={stop}
      onTouchEnd={stop}
      onClick={() => setOpen(true)}
      className={`${look} pointer-events-none pointer-coarse:pointer-events-auto`}
    >
      {children}
    </button>
  );
};
