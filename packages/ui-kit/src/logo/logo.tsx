import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface LogoProps extends ComponentProps<'span'> {
  /** Height of the word's letters as a font size in px; default 20. */
  size?: number;
  /** Default "Candil"; empty when a link around it has the name. */
  label?: string;
}

/** The word candil with its lamp: a lima dot that glows. */
export const Logo = ({ size = 20, label = 'Candil', className, style, ...rest }: LogoProps) => (
  <span
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
    style={{ fontSize: size, ...style }}
    className={clsx('inline-flex items-baseline leading-none font-bold tracking-[-0.04em] text-text select-none', className)}
  >
    <span aria-hidden>candil</span>
    <span
      aria-hidden
      data-dot=""
      className="ms-[0.16em] size-[0.42em] self-center rounded-full bg-lima shadow-[0_0_0_0.16em_rgb(207_232_74/0.38),0_0_0.6em_0.1em_rgb(207_232_74/0.5)]"
      style={{ translate: '0 0.12em' }}
    />
  </span>
);
