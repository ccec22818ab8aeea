import type { Story, StoryMeta } from '../testing/story';
import { RadioGroup } from './radio-group';

const meta: StoryMeta<typeof RadioGroup> = {
  title: 'Widgets/Radio group',
  component: RadioGroup,
  args: {
    label: 'Delivery',
    defaultValue: 'together',
    options: [
      { value: 'together', label: 'All together', description: 'When the last line is ready, week 51' },
      { value: 'parts', label: 'In parts', description: 'Each line when it is ready' },
      { value: 'pickup', label: 'Collected at the works', disabled: true },
    ],
  },
};
export default meta;

type RadioStory = Story<typeof RadioGroup>;

export const Chosen: RadioStory = {};
export const None: RadioStory = { args: { defaultValue: null, required: true, hint: 'Can be changed until the order is confirmed' } };
export const Invalid: RadioStory = { args: { defaultValue: null, error: 'Say how it is to be delivered' } };
export const InALine: RadioStory = {
  args: {
    orientation: 'horizontal',
    options: [
      { value: 'together', label: 'Metric' },
      { value: 'us', label: 'Imperial' },
    ],
    label: 'Units',
  },
};
export const RightToLeft: RadioStory = { globals: { direction: 'rtl' } };
