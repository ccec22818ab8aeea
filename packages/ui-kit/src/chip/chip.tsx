import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { ChevronDownIcon, CloseIcon } from '../icon/icon';
import { useKitTexts } from '../kit-texts/kit-texts';

export interface ChipProps extends ComponentProps<'button'> {
  icon?: ReactNode;
  /** For a filter that is on or off; sets `aria-pressed`. Undefined = no filter, or one that starts from `defaultPressed`. */
  pressed?: boolean;
  /** Makes it a filter that keeps by itself whether it is on. */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  /** Heights 28 (default) and 32 px. */
  size?: 'sm' | 'md';
  /** Shows the small chevron: the chip opens something. */
  opens?: boolean;
  /** Turns it into text with a cross that removes it; the chip itself is then no button. */
  onRemove?: () => void;
  /** Name of the cross, such as "Remove filter Brass". */
  removeLabel?: string;
}

const look =
  'inline-flex shrink-0 items-center gap-1.5 rounded-full border border-hairline bg-surface px-3 text-sm whitespace-nowrap text-text';

const heights = { sm: 'h-7', md: 'h-8' };

/** A pill that acts: opens a menu ("Version 3 of 3"), toggles a filter, or shows one that can be taken away. State: `data-state` (`on`, `off`) of a filter. */
export const Chip = ({
  icon,
  size = 'sm',
  pressed,
  defaultPressed,
  onPressedChange,
  opens = false,
  onRemove,
  removeLabel,
  className,
  onClick,
  children,
  ...rest
}: ChipProps) => {
  const texts = useKitTexts();
  const [isPressed, press] = useControlled(pressed, defaultPressed ?? false, onPressedChange);
  const isFilter = pressed !== undefined || defaultPressed !== undefined;
  if (onRemove)
    return (
      <span className={clsx(look, heights[size], 'pe-1', className)}>
        {icon}
        {children}
        <button
          type="button"
          {...rest}
          aria-label={removeLabel ?? texts.clear}
          onClick={onRemove}
          className="flex size-5 items-center justify-center rounded-full border-0 bg-transparent text-muted hover:bg-sunken hover:text-text"
        >
          <CloseIcon size={14} />
        </button>
      </span>
    );
  return (
    <button
      type="button"
      {...(isFilter ? { 'aria-pressed': isPressed, 'data-state': isPressed ? 'on' : 'off' } : {})}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (isFilter && !event.defaultPrevented) press(!isPressed);
      }}
      className={clsx(
        look,
        heights[size],
        'transition-colors hover:border-text disabled:opacity-45',
        'aria-[pressed=true]:border-transparent aria-[pressed=true]:bg-inverse aria-[pressed=true]:text-on-inverse',
        className,
      )}
    >
      {icon}
      {children}
      {opens && <ChevronDownIcon size={14} className="-me-0.5 text-muted" />}
    </button>
  );
};
