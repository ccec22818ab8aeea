import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { Popover } from './popover';

const meta: StoryMeta<typeof Popover> = {
  title: 'Widgets/Popover',
  component: Popover,
  args: {
    trigger: <Button>Delivery</Button>,
    defaultOpen: true,
    title: 'Week 51',
    children: <p className="m-0 max-w-60">All lines leave together; the slowest is Nau 120 with 7 weeks.</p>,
  },
};
export default meta;

type PopoverStory = Story<typeof Popover>;

export const Open: PopoverStory = {};
export const WithCross: PopoverStory = { args: { closeButton: true } };
