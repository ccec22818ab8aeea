import { Skeleton } from '@candil/ui-kit/skeleton';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The table before its projects are there. */
export const ProjectTablePlaceholder = () => (
  <div className="rounded-card border border-hairline bg-surface">
    {PLACES.map((place) => (
      <div key={place} className="flex items-center gap-4 border-b border-hairline-soft px-4 py-3 last:border-0">
        <Skeleton width={44} height={44} />
        <Skeleton shape="text" width="30%" />
        <Skeleton shape="text" width="12%" className="ml-auto" />
      </div>
    ))}
  </div>
);
