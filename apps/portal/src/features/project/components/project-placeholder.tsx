import { Card } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';

const ROWS = [1, 2, 3];

/** The place of a project before it is there. */
export const ProjectPlaceholder = () => (
  <div aria-busy>
    <Skeleton shape="text" width={160} />
    <Skeleton width={320} height={40} className="mt-3 mb-6 max-w-full" />
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-6">
      <div>
        <Skeleton width="100%" height={58} className="mb-4 rounded-card!" />
        <Card>
          {ROWS.map((row) => (
            <div key={row} className="flex items-center gap-4 py-3">
              <Skeleton width={64} height={64} className="rounded-control!" />
              <div className="grow">
                <Skeleton shape="text" width="40%" />
                <Skeleton shape="text" width="25%" className="mt-2" />
              </div>
              <Skeleton width={90} height={20} />
            </div>
          ))}
        </Card>
      </div>
      <Card>
        <Skeleton shape="text" width="40%" />
        <Skeleton width="80%" height={40} className="mt-2" />
        <Skeleton width="100%" height={140} className="mt-5" />
      </Card>
    </div>
  </div>
);
