import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface TextButtonProps extends ComponentProps<'button'> {
  /** `quiet` underlines only under the pointer; `attention` is pink, for the way out of a problem. Default `plain`. */
  tone?: 'plain' | 'quiet' | 'attention';
}

const tones = {
  plain: 'text-text underline',
  quiet: 'text-muted hover:text-text hover:underline',
  attention: 'text-attention-text hover:underline',
};

/** A command in a line of text, underlined like a link: "Start over". */
export const TextButton = ({ tone = 'plain', className, ...rest }: TextButtonProps) => (
  <button
    type="button"
    data-tone={tone}
    data-print="hidden"
    {...rest}
    className={clsx(
      'rounded-xs border-0 bg-transparent p-0 text-start text-sm underline-offset-3 disabled:opacity-45 max-md:min-h-6',
      tones[tone],
      className,
    )}
  />
);
