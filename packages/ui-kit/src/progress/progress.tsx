import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface ProgressValueProps {
  /** Accessible name: "Sending drawings.zip". */
  label: string;
  /** From 0 to 1; undefined = indeterminate. */
  value?: number | undefined;
  /** The value in words; default a whole percentage. */
  valueText?: string;
  tone?: 'neutral' | 'success' | 'error';
}

const stateOf = (value: number | undefined) => {
  if (value === undefined) return 'indeterminate';
  return value >= 1 ? 'complete' : 'loading';
};

const clamped = (value: number) => Math.max(0, Math.min(1, value));

const ariaOf = ({ label, value, valueText }: ProgressValueProps) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': value === undefined ? undefined : Math.round(clamped(value) * 100),
  'aria-valuetext': valueText,
  'data-state': stateOf(value),
});

export interface ProgressBarProps extends ProgressValueProps, Omit<ComponentProps<'div'>, 'children' | 'role'> {}

const barTone = { neutral: 'bg-text', success: 'bg-success', error: 'bg-error' };

/** Progress as a line. State: `data-state` is `indeterminate`, `loading` or `complete`; `data-tone`. */
export const ProgressBar = ({ label, value, valueText, tone = 'neutral', className, ...rest }: ProgressBarProps) => (
  <div
    {...ariaOf({ label, value, ...(valueText === undefined ? {} : { valueText }) })}
    data-tone={tone}
    {...rest}
    className={clsx('h-1.5 w-full overflow-hidden rounded-full bg-hairline', className)}
  >
    <div
      className={clsx(
        'h-full rounded-full transition-[width] duration-150 forced-colors:bg-[Highlight]',
        barTone[tone],
        value === undefined && 'animate-progress',
      )}
      style={{ width: value === undefined ? '40%' : `${clamped(value) * 100}%` }}
    />
  </div>
);

export interface ProgressRingProps extends ProgressValueProps, Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Diameter in px, default 20. */
  size?: number;
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;
const ringTone = { neutral: 'text-text', success: 'text-success', error: 'text-error' };

/** Progress as a ring in the size of an icon. Same state attributes as ProgressBar. */
export const ProgressRing = ({ label, value, valueText, tone = 'neutral', size = 20, className, ...rest }: ProgressRingProps) => (
  <span
    {...ariaOf({ label, value, ...(valueText === undefined ? {} : { valueText }) })}
    data-tone={tone}
    {...rest}
    className={clsx('inline-flex shrink-0', ringTone[tone], className)}
  >
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      aria-hidden
      className={clsx('-rotate-90', value === undefined && 'animate-ring')}
    >
      <circle cx="12" cy="12" r={RADIUS} className="text-hairline" stroke="currentColor" />
      <circle
        cx="12"
        cy="12"
        r={RADIUS}
        strokeLinecap="round"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - clamped(value ?? 0.3))}
        className="transition-[stroke-dashoffset] duration-150"
      />
    </svg>
  </span>
);
