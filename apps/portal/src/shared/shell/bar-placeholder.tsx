import { Logo } from '@candil/ui-kit/logo';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { Bar } from './bar';

/** The bar before the account is known. */
export const BarPlaceholder = () => (
  <Bar mark={<Logo className="py-2" />}>
    <span className="grow" />
    <Skeleton shape="circle" width={36} height={36} />
  </Bar>
);
