import type { Story, StoryMeta } from '../testing/story';
import { Avatar } from './avatar';

const meta: StoryMeta<typeof Avatar> = { title: 'Widgets/Avatar', component: Avatar, args: { name: 'Ada Llull' } };
export default meta;

export const Sizes: Story<typeof Avatar> = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" tone="neutral" />
    </div>
  ),
};
