import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type KbdProps = ComponentProps<'kbd'>;

/** A key or a chord: ⌘K. */
export const Kbd = ({ className, ...rest }: KbdProps) => (
  <kbd
    {...rest}
    className={clsx(
      'inline-flex h-5 min-w-5 items-center justify-center rounded-xs border border-hairline bg-surface px-1.5 font-sans text-2xs whitespace-nowrap text-muted',
      className,
    )}
  />
);
