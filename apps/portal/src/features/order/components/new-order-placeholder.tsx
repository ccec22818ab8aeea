import { Card } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';

const LINES = [1, 2, 3];

/** The place of the review before it is there. */
export const NewOrderPlaceholder = () => (
  <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6" aria-busy>
    <Card>
      {LINES.map((line) => (
        <div key={line} className="flex items-center gap-4 py-3">
          <Skeleton width={64} height={64} className="rounded-control!" />
          <div className="grow">
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="text" width="25%" className="mt-2" />
          </div>
          <Skeleton width={90} height={20} />
        </div>
      ))}
    </Card>
    <Card>
      <Skeleton shape="text" width="40%" />
      <Skeleton width="80%" height={40} className="mt-2" />
      <Skeleton width="100%" height={110} className="mt-5" />
    </Card>
  </div>
);
