import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'attention' | 'success' | 'warning' | 'error';

/** Background of a dot in that tone. */
export const dotTone: Record<Tone, string> = {
  neutral: 'bg-faint',
  accent: 'bg-accent',
  attention: 'bg-attention',
  success: 'bg-success',
  warning: 'bg-warning',
  error: 'bg-error',
};

const softTone: Record<Tone, string> = {
  neutral: 'border-transparent bg-sunken text-text',
  accent: 'border-transparent bg-accent-soft text-text',
  attention: 'border-transparent bg-attention-soft text-attention-text',
  success: 'border-transparent bg-success-soft text-success-text',
  warning: 'border-transparent bg-warning-soft text-warning-text',
  error: 'border-transparent bg-error-soft text-error-text',
};

const lineTone: Record<Tone, string> = {
  neutral: 'border-hairline bg-surface text-text',
  accent: 'border-hairline bg-surface text-text',
  attention: 'border-attention bg-surface text-attention-text',
  success: 'border-hairline bg-surface text-success-text',
  warning: 'border-hairline bg-surface text-warning-text',
  error: 'border-error bg-surface text-error-text',
};

export interface DotProps extends ComponentProps<'span'> {
  tone?: Tone;
}

/** A coloured dot of 8 px; never the only bearer of a meaning. */
export const Dot = ({ tone = 'neutral', className, ...rest }: DotProps) => (
  <span aria-hidden data-dot="" {...rest} className={clsx('inline-block size-2 shrink-0 rounded-full', dotTone[tone], className)} />
);

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  /** `dot` (default): white pill, dot in the tone. `soft`: filled. `line`: outlined in the tone. */
  look?: 'dot' | 'soft' | 'line';
  icon?: ReactNode;
}

/** A state in a pill: "In edition", "Expires Friday". Not a control; for that see Chip. */
export const Badge = ({ tone = 'neutral', look = 'dot', icon, className, children, ...rest }: BadgeProps) => (
  <span
    data-tone={tone}
    {...rest}
    className={clsx(
      'inline-flex h-7 max-w-full items-center gap-2 rounded-full border px-3 text-sm whitespace-nowrap',
      look === 'dot' ? 'border-hairline bg-surface text-text' : look === 'soft' ? softTone[tone] : lineTone[tone],
      className,
    )}
  >
    {look === 'dot' && <Dot tone={tone} />}
    {icon}
    {children}
  </span>
);

export type TagProps = ComponentProps<'span'>;

/** A small square tag for a mark such as L1. */
export const Tag = ({ className, ...rest }: TagProps) => (
  <span
    {...rest}
    className={clsx(
      'inline-flex h-5 min-w-5 items-center justify-center rounded-sm bg-sunken px-1.5 text-xs font-semibold text-text',
      className,
    )}
  />
);
