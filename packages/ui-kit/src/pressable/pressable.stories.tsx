import { Avatar } from '../avatar/avatar';
import type { Story, StoryMeta } from '../testing/story';
import { Pressable } from './pressable';

const meta: StoryMeta<typeof Pressable> = { title: 'Widgets/Pressable', component: Pressable };
export default meta;

type PressableStory = Story<typeof Pressable>;

export const Kinds: PressableStory = {
  render: () => (
    <div className="flex items-center gap-8">
      <Pressable aria-label="Account of Ada Llull" className="rounded-full">
        <Avatar name="Ada Llull" decorative />
      </Pressable>
      <Pressable pressed className="rounded-control p-2! aria-pressed:bg-accent-soft">
        <span className="block font-medium">Terra</span>
        <span className="block text-sm text-muted">RAL 8004</span>
      </Pressable>
      <Pressable disabled>Not now</Pressable>
    </div>
  ),
};
