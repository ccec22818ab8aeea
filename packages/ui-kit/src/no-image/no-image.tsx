import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useKitTexts } from '../kit-texts/kit-texts';

export interface NoImageProps extends ComponentProps<'div'> {
  /** Default from the kit texts; an empty text makes it decoration. */
  label?: string;
}

/** The default product picture: a pendant in outline where no image is available (C§9). Fills its frame. */
export const NoImage = ({ label, className, ...rest }: NoImageProps) => {
  const texts = useKitTexts();
  const name = label ?? texts.noImage;
  return (
    <div
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...rest}
      className={clsx('flex size-full items-center justify-center bg-sunken text-faint', className)}
    >
      <svg
        viewBox="0 0 96 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="h-full max-h-32 w-full max-w-32"
        aria-hidden
      >
        <path d="M48 0v36M45 36h6l1.5 6h-9zM28 64c0-14 8-22 20-22s20 8 20 22z" />
        <path d="M28 64h40M42 64a6 6 0 0 0 12 0" />
        <path d="M34 72l-5 9M48 75v10M62 72l5 9" strokeDasharray="1.5 3.5" />
      </svg>
    </div>
  );
};
