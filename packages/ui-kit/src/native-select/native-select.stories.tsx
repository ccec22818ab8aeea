import type { Story, StoryMeta } from '../testing/story';
import { NativeSelect } from './native-select';

const meta: StoryMeta<typeof NativeSelect> = {
  title: 'Widgets/Native select',
  component: NativeSelect,
  args: {
    label: 'Order',
    options: [
      { value: 'name', label: 'By name' },
      { value: 'price', label: 'By price' },
      { value: 'light', label: 'By light output' },
    ],
  },
};
export default meta;

type SelectStory = Story<typeof NativeSelect>;

export const Pill: SelectStory = {};
export const Field: SelectStory = { args: { look: 'field', showLabel: true, className: 'w-64' } };
export const Disabled: SelectStory = { args: { disabled: true } };
export const RightToLeft: SelectStory = { globals: { direction: 'rtl' } };
