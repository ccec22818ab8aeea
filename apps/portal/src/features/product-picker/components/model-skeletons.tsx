import { Skeleton } from '@candil/ui-kit/skeleton';
import { modelGrid } from './results';

/** The shape of a list of models while it travels. */
export const ModelSkeletons = () => (
  <div aria-busy>
    <div className="mb-5 flex h-10 items-center">
      <Skeleton width={120} height={24} />
    </div>
    <div className={modelGrid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-hairline">
          <div className="aspect-square">
            <Skeleton width="100%" height="100%" />
          </div>
          <div className="p-5">
            <Skeleton width="60%" height={24} />
            <Skeleton width="100%" height={170} className="mt-2" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
