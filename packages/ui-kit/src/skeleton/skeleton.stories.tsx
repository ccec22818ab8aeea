import type { Story, StoryMeta } from '../testing/story';
import { Skeleton, SkeletonText } from './skeleton';

const meta: StoryMeta<typeof Skeleton> = { title: 'Widgets/Skeleton loader', component: Skeleton };
export default meta;

type SkeletonStory = Story<typeof Skeleton>;

export const Shapes: SkeletonStory = {
  render: () => (
    <div className="flex items-center gap-6">
      <Skeleton width={120} height={80} />
      <Skeleton shape="circle" width={48} height={48} />
      <span className="w-64">
        <Skeleton shape="text" width="70%" />
        <Skeleton shape="text" width="40%" />
      </span>
      <span className="relative size-24 overflow-hidden rounded-card">
        <Skeleton shape="fill" />
      </span>
    </div>
  ),
};

export const Paragraph: SkeletonStory = { render: () => <SkeletonText lines={4} className="max-w-md" /> };

export const ListOfProjects: SkeletonStory = {
  render: () => (
    <div aria-busy="true" className="grid grid-cols-3 gap-4">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="rounded-card border border-hairline bg-surface p-4">
          <Skeleton width="100%" height={120} className="mb-4" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  ),
};
