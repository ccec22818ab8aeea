import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, iconButtonLook } from './button-look';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name of the command; also its tooltip unless `title` is given. */
  label: string;
  icon: ReactNode;
  /** Default `ghost`. */
  variant?: ButtonVariant;
  /** Squares of 32, 40 (default) and 48 px. */
  size?: ButtonSize;
}

/** A command shown by an icon alone; the label names it for everyone who does not see the icon. */
export const IconButton = ({ label, icon, variant = 'ghost', size = 'md', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    data-print="hidden"
    {...rest}
    className={clsx(iconButtonLook({ variant, size }), className)}
  >
    {icon}
  </button>
);
