import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge in px at the usual size of text, default 20; it grows with the text. The stroke stays 1.6 px at 24. */
  size?: number;
  /** Names the icon where no text beside it does; without it the icon is hidden from screen readers. */
  label?: string;
}

/** Icons grow with the reader's size of text, as the words beside them do. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Makes an icon from one path on the 24 grid, drawn with round strokes in the colour of the text. */
export const lineIcon = (path: string, displayName: string) => {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon when the module is read, never while rendering
  const LineIcon = ({ size = 20, label, className, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by aria-label
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={clsx('shrink-0', className)}
    >
      <path d={path} />
    </svg>
  );
  LineIcon.displayName = displayName;
  return LineIcon;
};
