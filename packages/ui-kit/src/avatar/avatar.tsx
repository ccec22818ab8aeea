import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { initialsOf } from './initials';

export interface AvatarProps extends ComponentProps<'span'> {
  /** The person's full name; it names the avatar unless `decorative`. */
  name: string;
  /** Default: of the first and last word of the name. */
  initials?: string;
  /** Diameters 28, 36 (default) and 48 px. */
  size?: 'sm' | 'md' | 'lg';
  tone?: 'accent' | 'neutral';
  /** The name already stands beside it. */
  decorative?: boolean;
}

const sizes = { sm: 'size-7 text-2xs', md: 'size-9 text-sm', lg: 'size-12 text-md' };

/** A person as initials in a disc. */
export const Avatar = ({ name, initials, size = 'md', tone = 'accent', decorative = false, className, ...rest }: AvatarProps) => (
  <span
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    {...rest}
    className={clsx(
      'inline-flex shrink-0 items-center justify-center rounded-full font-semibold select-none',
      tone === 'accent' ? 'bg-accent text-on-accent' : 'bg-sunken text-text',
      sizes[size],
      className,
    )}
  >
    {initials ?? initialsOf(name)}
  </span>
);
