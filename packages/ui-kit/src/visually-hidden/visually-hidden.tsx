import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the given child element instead of adding a span. */
  asChild?: boolean;
}

/** Text for screen readers only; it stays in the reading order. */
export const VisuallyHidden = ({ asChild, className, ...rest }: VisuallyHiddenProps) => {
  const Root = asChild ? Slot : 'span';
  return <Root {...rest} className={clsx('sr-only', className)} />;
};
