import { NoImage } from '@candil/ui-kit/no-image';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';
import { useState } from 'react';

interface CrossfadePictureProps {
  readonly src: string | undefined;
  readonly alt: string;
  readonly onFailed?: ((src: string) => void) | undefined;
}

/** A picture, square but on phones, that stays until the next one is there and then gives way to it softly. */
export const CrossfadePicture = ({ src, alt, onFailed }: CrossfadePictureProps) => {
  // The two latest that arrived, the newer on top.
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<string>();
  const isMissing = src === undefined || failed === src;
  const layers = src === undefined ? [] : [...arrived.filter((known) => known !== src), src];
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken md:aspect-square">
      {isMissing && <NoImage label={alt} className="absolute inset-0" />}
      {!isMissing && arrived.length === 0 && (
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
