import { Skeleton } from '@candil/ui-kit/skeleton';

/** Placeholder for the fields of a view. */
export const ViewPlaceholder = () => (
  <div className="flex flex-col gap-5" aria-hidden>
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={48} />
  </div>
);
