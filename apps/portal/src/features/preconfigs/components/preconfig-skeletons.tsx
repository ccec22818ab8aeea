import { Skeleton } from '@candil/ui-kit/skeleton';

export const preconfigGrid = 'm-0 grid list-none gap-5 p-0 md:grid-cols-2 lg:grid-cols-3 lg:gap-6';

/** The shape of the list while it travels. */
export const PreconfigSkeletons = () => (
  <div aria-busy className={preconfigGrid}>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="overflow-hidden rounded-card border border-hairline">
        <div className="aspect-4/3">
          <Skeleton width="100%" height="100%" />
        </div>
        <div className="p-5">
          <Skeleton width="60%" height={28} />
          <Skeleton width="100%" height={120} className="mt-2" />
        </div>
      </div>
    ))}
  </div>
);
