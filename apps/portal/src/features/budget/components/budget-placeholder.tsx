import { Card } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';

/** The place of form and document before they are there. */
export const BudgetPlaceholder = () => (
  <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(28rem,36rem)] lg:gap-6" aria-busy>
    <div className="flex flex-col gap-5">
      <Card>
        <Skeleton width="30%" height={22} />
        <Skeleton width="100%" height={40} className="mt-5" />
        <Skeleton width="100%" height={72} className="mt-5" />
      </Card>
      <Card>
        <Skeleton width="30%" height={22} />
        {[1, 2, 3].map((line) => (
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
    </div>
    <Skeleton width="100%" height={640} className="max-lg:hidden" />
  </div>
);
