import { clsx } from 'clsx';
import type { Showpiece } from './showpieces.data';

interface LitPictureProps {
  readonly piece: Showpiece;
  readonly isLit: boolean;
  /** Address of the pictures. */
  readonly images: string;
  /** Width on the screen, as `sizes` of an image. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className: string;
}

/** A luminaire by day, and by night with its light on; one fades into the other. */
export const LitPicture = ({ piece, isLit, images, sizes, priority = false, className }: LitPictureProps) => {
  const picture = (mood: 'day' | 'night') => {
    const base = `${images}/${piece.model}/${piece.finish}-${mood}`;
    const isShown = isLit === (mood === 'night');
    return (
      <img
        key={mood}
        src={`${base}.webp`}
        srcSet={`${base}-400.webp 400w, ${base}.webp 800w`}
        sizes={sizes}
        alt=""
        width={800}
        height={800}
        decoding="async"
        fetchPriority={priority && mood === 'night' ? 'high' : 'low'}
        loading={mood === 'night' ? 'eager' : 'lazy'}
        className={clsx(
          'absolute inset-0 size-full object-cover transition-opacity duration-700 ease-out',
          isShown ? 'opacity-100' : 'opacity-0',
        )}
      />
    );
  };
  return (
    <div className={clsx('relative overflow-hidden rounded-card bg-sunken', className)}>
      {picture('day')}
      {picture('night')}
    </div>
  );
};
