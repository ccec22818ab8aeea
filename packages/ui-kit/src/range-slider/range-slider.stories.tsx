import type { Story, StoryMeta } from '../testing/story';
import { RangeSlider } from './range-slider';

const meta: StoryMeta<typeof RangeSlider> = {
  title: 'Widgets/Range slider',
  component: RangeSlider,
  args: {
    label: 'Light output',
    min: 0,
    max: 4000,
    step: 100,
    defaultValue: [900, 2600],
    thumbLabels: ['at least', 'at most'],
    formatValue: (value) => `${value} lm`,
    className: 'max-w-md',
  },
};
export default meta;

type SliderStory = Story<typeof RangeSlider>;

export const Both: SliderStory = {};
export const Limited: SliderStory = { args: { limits: [600, 3200] } };
export const UpTo: SliderStory = { args: { thumbs: 'upper', defaultValue: [0, 1800], valueLabel: ([, most]) => `up to ${most} lm` } };
export const Disabled: SliderStory = { args: { disabled: true } };
export const RightToLeft: SliderStory = { args: { limits: [600, 3200] }, globals: { direction: 'rtl' } };
