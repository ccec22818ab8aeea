import { Card } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';

/** The place of a request before its project is there. */
export const RequestPlaceholder = () => (
  <div aria-busy className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
    <Card className="flex flex-col gap-6">
      <Skeleton width="100%" height={180} />
      <Skeleton width="100%" height={140} className="rounded-card!" />
      <Skeleton width="100%" height={64} />
    </Card>
    <Card>
      <Skeleton shape="text" width="40%" />
      <Skeleton width="100%" height={180} className="mt-4" />
    </Card>
  </div>
);
