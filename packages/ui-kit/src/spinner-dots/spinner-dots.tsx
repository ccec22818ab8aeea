import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface SpinnerDotsProps extends ComponentProps<'span'> {
  /** Diameter of one dot in px. */
  size?: number;
  /** Announced once; without it the dots are decoration. */
  label?: string;
}

const delays = ['0ms', '160ms', '320ms'];

/** Three dots pulsing in 1.25 s (C§9), in the colour of the surrounding text. */
export const SpinnerDots = ({ size = 6, label, className, ...rest }: SpinnerDotsProps) => (
  <span
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
    className={clsx('inline-flex items-center gap-1', className)}
  >
    {delays.map((delay) => (
      <span
        key={delay}
        data-dot=""
        className="animate-dot rounded-full bg-current forced-colors:bg-[CanvasText]"
        style={{ width: size, height: size, animationDelay: delay }}
      />
    ))}
  </span>
);
