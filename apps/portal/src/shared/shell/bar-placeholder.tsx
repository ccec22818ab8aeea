import { Skeleton } from '@candil/ui-kit';
import { Bar } from './bar';

/** The bar while it is not known who looks at it. */
export const BarPlaceholder = () => (
  <Bar>
    <span className="grow" />
    <Skeleton shape="circle" width={34} height={34} />
  </Bar>
);
