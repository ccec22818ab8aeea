import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

interface ValueChipProps {
  /** Name of the value. */
  readonly name: string;
  /** The value in words, read after its name. */
  readonly shown: string;
  /** What the field begins with. */
  readonly start: string;
  readonly inputMode: 'decimal' | 'text';
  readonly disabled: boolean;
  /** Sets the value that was typed, and returns whether it could be read and stands; a refusal is announced. */
  readonly keep: (typed: string) => boolean;
  readonly children: ReactNode;
}

/** What is pressed here is no press on the drawing below. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A value beside what has it. Under a finger, which has no keys to type digits by, a press makes it a field. */
export const ValueChip = ({ name, shown, start, inputMode, disabled, keep, children }: ValueChipProps) => {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  /** A field that goes loses the focus once more. */
  const isOver = useRef(true);
  const open = () => {
    isOver.current = false;
    setTyped(start);
  };
  const close = () => {
    isOver.current = true;
    setTyped(undefined);
    setWrong(false);
  };
  /** The keypads of phones have no key that ends: leaving the field keeps what is in it. */
  const onBlur = () => {
    if (isOver.current) return;
    isOver.current = true;
    keep(typed ?? '');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    if (keep(typed ?? '')) close();
    else setWrong(true);
  };
  const look =
    'inline-flex items-center gap-1.5 rounded-md border-0 bg-inverse px-2.5 py-1.5 text-xs font-semibold whitespace-nowrap text-on-inverse';
  if (typed !== undefined)
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
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={`${name}: ${shown}`}
      onPointerDown={stop}
      onTouchEnd={stop}
      onClick={open}
      className={`${look} pointer-events-none pointer-coarse:pointer-events-auto`}
    >
      {children}
    </button>
  );
};
