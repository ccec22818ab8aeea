import type { Story, StoryMeta } from '../testing/story';
import { Slider } from './slider';

const meta: StoryMeta<typeof Slider> = {
  title: 'Widgets/Slider',
  component: Slider,
  args: { label: 'Pendant height', min: 30, max: 400, defaultValue: 190, formatValue: (value) => `${value} cm`, className: 'max-w-md' },
};
export default meta;

type SliderStory = Story<typeof Slider>;

export const Plain: SliderStory = {};
export const Disabled: SliderStory = { args: { disabled: true } };
export const RightToLeft: SliderStory = { globals: { direction: 'rtl' } };
