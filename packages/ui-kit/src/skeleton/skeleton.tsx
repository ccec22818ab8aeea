import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** One sweep of the shimmer in ms (C§9). */
export const SKELETON_MS = 1200;

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is one line in the size of the surrounding text; `fill` covers the positioned frame around it. */
  shape?: 'block' | 'text' | 'circle' | 'fill';
  /** CSS sizes; numbers are px. Give both, so that the layout stays still. */
  width?: number | string;
  height?: number | string;
}

const shapes = { block: 'rounded-control', text: 'my-[0.2em] rounded-xs', circle: 'rounded-full', fill: 'absolute inset-0' };

/** Stands where content will be, in its size. Hidden from screen readers: say "loading" once on the region (`aria-busy`). */
export const Skeleton = ({ shape = 'block', width, height, className, style, ...rest }: SkeletonProps) => (
  <span
    aria-hidden
    data-skeleton=""
    data-shape={shape}
    {...rest}
    style={{ width, height: height ?? (shape === 'text' ? '0.9em' : undefined), ...style }}
    className={clsx(
      'block animate-skeleton bg-skeleton bg-[linear-gradient(100deg,transparent_30%,var(--color-skeleton-shine)_50%,transparent_70%)] bg-[length:200%_100%]',
      shapes[shape],
      className,
    )}
  />
);

export interface SkeletonTextProps extends ComponentProps<'span'> {
  /** Default 3; the last one is shorter. */
  lines?: number;
}

/** A paragraph of skeleton lines. */
export const SkeletonText = ({ lines = 3, className, ...rest }: SkeletonTextProps) => (
  <span aria-hidden {...rest} className={clsx('block', className)}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
      <Skeleton key={line} shape="text" width={lines > 1 && line === lines - 1 ? '60%' : '100%'} />
    ))}
  </span>
);
