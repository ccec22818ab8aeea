import type { Story, StoryMeta } from '../testing/story';
import { NoImage } from './no-image';

const meta: StoryMeta<typeof NoImage> = { title: 'Foundations/No image', component: NoImage };
export default meta;

type NoImageStory = Story<typeof NoImage>;

export const Sizes: NoImageStory = {
  render: () => (
    <div className="flex items-end gap-5">
      {['size-10', 'size-24', 'h-72 w-96'].map((size) => (
        <div key={size} className={`overflow-hidden rounded-card ${size}`}>
          <NoImage />
        </div>
      ))}
    </div>
  ),
};
