import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { NoImage } from '../no-image/no-image';
import { Skeleton } from '../skeleton/skeleton';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  /** Without it, or when it cannot be loaded, the no-image graphic stands there. */
  src?: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Width divided by height; the frame keeps it from the start. Default 1. */
  ratio?: number;
  /** `cover` (default) fills the frame, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** Loads at once and with priority: for the one large picture in the first view. */
  priority?: boolean;
}

/** A picture in a frame of fixed ratio, so that nothing jumps. `className` goes to the frame; `ref` and all other attributes go to the img. */
export const Picture = ({ src, alt, ratio = 1, fit = 'cover', priority = false, className, onLoad, onError, ...rest }: PictureProps) => {
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>();
  const state = outcome && outcome.src === src ? outcome.state : 'loading';
  return (
    <div className={clsx('relative overflow-hidden rounded-card bg-sunken', className)} style={{ aspectRatio: ratio }}>
      {src === undefined || state === 'failed' ? (
        <NoImage label={alt} className="absolute inset-0" />
      ) : (
        <>
          {state === 'loading' && (
            // Far below the window a lazy picture loads only after scrolling there: until then it does not shimmer.
            <div className="absolute inset-0 [content-visibility:auto]">
              <Skeleton shape="fill" />
            </div>
          )}
          <img
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            {...rest}
            src={src}
            alt={alt}
            onLoad={(event) => {
              setOutcome({ src, state: 'loaded' });
              onLoad?.(event);
            }}
            onError={(event) => {
              setOutcome({ src, state: 'failed' });
              onError?.(event);
            }}
            className={clsx(
              'absolute inset-0 size-full transition-opacity duration-200',
              fit === 'cover' ? 'object-cover' : 'object-contain',
              state === 'loading' && 'opacity-0',
            )}
          />
        </>
      )}
    </div>
  );
};
