import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';
import { pictureSources } from './picture-sources';

interface LuminairePictureProps {
  readonly day: string;
  /** Null where it gives no light. */
  readonly night: string | null;
  readonly ratio?: number;
  /** Width of the drawn picture, as in the `sizes` of an img. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A luminaire by day that lights up under pointer and focus of its `group`, and in the dark theme. Decoration: the name stands beside it. */
export const LuminairePicture = ({ day, night, ratio = 1, sizes, priority = false, className }: LuminairePictureProps) => (
  <div className={clsx('relative overflow-hidden', className)}>
    <Picture
      src={day}
      {...pictureSources(day, sizes)}
      alt=""
      ratio={ratio}
      priority={priority}
      className="w-full rounded-none! transition-transform duration-500 ease-out group-hover:scale-[1.015] motion-reduce:transition-none"
    />
    {night !== null && (
      <img
        src={night}
        {...pictureSources(night, sizes)}
        alt=""
        loading="lazy"
        decoding="async"
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
        className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-500 ease-in-out group-focus-within:opacity-100 group-hover:opacity-100 motion-reduce:duration-0 dark:opacity-100"
      />
    )}
  </div>
);
