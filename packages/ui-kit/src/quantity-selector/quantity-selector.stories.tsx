import type { Story, StoryMeta } from '../testing/story';
import { QuantitySelector } from './quantity-selector';

const meta: StoryMeta<typeof QuantitySelector> = {
  title: 'Widgets/Quantity selector',
  component: QuantitySelector,
  args: { label: 'Quantity of Alba 33' },
};
export default meta;

type QuantityStory = Story<typeof QuantitySelector>;

export const Plain: QuantityStory = { args: { defaultValue: 12 } };
export const AtItsMinimum: QuantityStory = { args: { defaultValue: 1 } };
export const AtItsMaximum: QuantityStory = { args: { defaultValue: 40, max: 40, message: 'At most 40 of one order' } };
export const UnderTheMinimumOrder: QuantityStory = {
  args: { defaultValue: 4, min: 1, invalid: true, message: 'Sold from 10 pieces' },
};
export const Reporting: QuantityStory = {
  args: { defaultValue: 60, max: 40, bounds: 'report', message: 'At most 40: the value is kept and reported as maxValue' },
};
export const Halves: QuantityStory = { args: { label: 'Metres of track', defaultValue: 2.5, min: 0.5, step: 0.5 } };
export const Bounded: QuantityStory = { args: { label: 'Quantity of Alba 33', defaultValue: 12, min: 10, max: 40 } };
export const Wide: QuantityStory = { args: { defaultValue: 98765 } };
export const Disabled: QuantityStory = { args: { defaultValue: 12, disabled: true } };
export const Small: QuantityStory = { args: { defaultValue: 12, size: 'sm' } };
export const RightToLeft: QuantityStory = { args: { defaultValue: 12, message: 'Sold from 10 pieces' }, globals: { direction: 'rtl' } };
export const LargeText: QuantityStory = { args: { defaultValue: 12, message: 'Sold from 10 pieces' }, globals: { text: '200%' } };
