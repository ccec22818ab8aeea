import { Skeleton } from '@candil/ui-kit/skeleton';

/** Where the fields of a view will stand. */
export const ViewPlaceholder = () => (
  <div className="flex flex-col gap-5" aria-hidden>
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={48} />
  </div>
);
