import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Dot, type Tone } from '../badge/badge';

export interface AvailabilityBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `success` soon, `warning` slow, `error` not orderable as it is, `neutral` on request. */
  tone: Extract<Tone, 'success' | 'warning' | 'error' | 'neutral'>;
  /** Already worded: "3 weeks", "Minimum 10". */
  label: string;
  /** Second line: the action to take, or the reason. */
  detail?: ReactNode;
}

/** When a line can be on site. The words carry the meaning, the dot only repeats it. */
export const AvailabilityBadge = ({ tone, label, detail, className, ...rest }: AvailabilityBadgeProps) => (
  <span data-tone={tone} {...rest} className={clsx('inline-flex flex-col text-base', className)}>
    <span className="inline-flex items-center gap-1.5">
      <Dot tone={tone} />
      {label}
    </span>
    {detail && <span className={clsx('text-sm', tone === 'error' ? 'font-medium text-attention-text' : 'text-muted')}>{detail}</span>}
  </span>
);
