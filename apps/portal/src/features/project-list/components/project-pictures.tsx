import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';

interface ProjectPicturesProps {
  readonly images: readonly string[];
  readonly className?: string;
  /** In the first view of the page. */
  readonly priority?: boolean;
}

/** Shape of the pictures, and of the place kept for them. */
export const PICTURES_SHAPE = 'aspect-5/4 sm:aspect-5/3';

/** One large picture of a project; from three products on, the second and third beside it where there is room. */
export const ProjectPictures = ({ images, className, priority = false }: ProjectPicturesProps) => {
  const [first, ...others] = images;
  const beside = others.length >= 2 ? others.slice(0, 2) : [];
  return (
    <div className={clsx('flex gap-0.5 overflow-hidden rounded-card bg-ground', PICTURES_SHAPE, className)}>
      <FillingPicture src={first} priority={priority} className="grow basis-2/3" />
      {beside.length > 0 && (
        <div className="flex basis-1/3 flex-col gap-0.5 max-sm:hidden">
          {beside.map((src) => (
            <FillingPicture key={src} src={src} className="grow" />
          ))}
        </div>
      )}
    </div>
  );
};

const FillingPicture = ({ src, priority = false, className }: { src: string | undefined; priority?: boolean; className: string }) => (
  <div className={clsx('relative min-h-0 min-w-0', className)}>
    <Picture src={src} alt="" priority={priority} className="absolute! inset-0 aspect-auto! rounded-none!" />
  </div>
);
