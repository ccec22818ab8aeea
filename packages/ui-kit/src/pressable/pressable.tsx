import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface PressableProps extends ComponentProps<'button'> {
  /** For one that is on or off; sets `aria-pressed`. */
  pressed?: boolean;
}

/**
 * An unstyled button, for pressable things that do not look like a button, such as a picture, a line of a list or an avatar. Everything else is a
 * Button, IconButton, TextButton or Chip. State: `data-state` (`on`, `off`) where `pressed` is given.
 */
export const Pressable = ({ pressed, className, ...rest }: PressableProps) => (
  <button
    type="button"
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed, 'data-state': pressed ? 'on' : 'off' })}
    {...rest}
    className={clsx('border-0 bg-transparent p-0 text-start text-inherit disabled:opacity-45', className)}
  />
);
