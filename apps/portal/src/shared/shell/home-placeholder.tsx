import { Skeleton } from '@candil/ui-kit/skeleton';

const PLACES = [1, 2, 3, 4];

/** The home page before its code and its projects are there, in its measures. */
export const HomePlaceholder = () => (
  <div aria-busy className="mx-auto w-full max-w-[90rem] px-4 pt-6 pb-16 md:px-7 md:pt-10 lg:px-14">
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-5 md:mb-9">
      <div>
        <Skeleton width={260} height={44} />
        <Skeleton width={140} height={20} className="mt-2" />
      </div>
      <Skeleton width={150} height={48} />
    </div>
    <Skeleton width={120} height={24} className="mb-4" />
    <div className="grid grid-cols-1 gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {PLACES.map((place) => (
        <Skeleton key={place} className="rounded-card!" style={{ width: '100%', height: 'auto', aspectRatio: 5 / 3 }} />
      ))}
    </div>
  </div>
);
