import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { Tooltip } from './tooltip';

const meta: StoryMeta<typeof Tooltip> = {
  title: 'Widgets/Tooltip',
  component: Tooltip,
  args: { content: 'Needs three weeks more', children: <Button>Sage green</Button> },
  decorators: [
    (Content) => (
      <div className="flex justify-center p-16">
        <Content />
      </div>
    ),
  ],
};
export default meta;

type TooltipStory = Story<typeof Tooltip>;

export const Closed: TooltipStory = {};
export const Open: TooltipStory = { args: { defaultOpen: true } };
export const Long: TooltipStory = {
  args: {
    defaultOpen: true,
    content:
      'This finish is lacquered to order. Its lead time counts from the day the sample is approved, and no line can be changed after that.',
  },
};
export const Above: TooltipStory = { args: { defaultOpen: true, side: 'top' } };
export const RightToLeft: TooltipStory = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };
export const LargeText: TooltipStory = { args: { defaultOpen: true }, globals: { text: '200%' } };
