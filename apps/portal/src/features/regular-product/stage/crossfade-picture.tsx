import { NoImage } from '@candil/ui-kit/no-image';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';
import { useState } from 'react';

interface CrossfadePictureProps {
  readonly src: string | undefined;
  readonly alt: string;
  readonly onFailed?: ((src: string) => void) | undefined;
  readonly className?: string;
  /** Without a ground of its own while it loads. */
  readonly isBare?: boolean;
}

/** A picture that stays until the next one is there and then gives way to it softly. */
export const CrossfadePicture = ({ src, alt, onFailed, className, isBare = false }: CrossfadePictureProps) => {
  // The two latest that arrived, the newer on top.
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<string>();
  const isMissing = src === undefined || failed === src;
  const layers = src === undefined ? [] : [...arrived.filter((known) => known !== src), src];
  return (
    <div className={clsx('relative overflow-hidden', !isBare && 'bg-sunken', className)}>
      {isMissing && <NoImage label={alt} className="absolute inset-0" />}
      {!isMissing && !isBare && arrived.length === 0 && (
        <div className="absolute inset-0">
          <Skeleton width="100%" height="100%" />
        </div>
      )}
      {!isMissing &&
        layers.map((layer) => (
          <img
            key={layer}
            src={layer}
            alt={layer === src ? alt : ''}
            fetchPriority="high"
            decoding="async"
            draggable={false}
            onLoad={() => setArrived((known) => [...known.filter((other) => other !== layer), layer].slice(-2))}
            onError={() => {
              setFailed(layer);
              onFailed?.(layer);
            }}
            className={clsx(
              'absolute inset-0 size-full object-cover transition-opacity duration-300 ease-out motion-reduce:transition-none',
              !arrived.includes(layer) && 'opacity-0',
            )}
          />
        ))}
    </div>
  );
};
