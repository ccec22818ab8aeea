import { GridIcon, ListIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { SegmentedControl } from './segmented-control';

const meta: StoryMeta<typeof SegmentedControl> = {
  title: 'Widgets/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Units',
    segments: [
      { value: 'cm', label: 'Centimetres' },
      { value: 'in', label: 'Inches' },
      { value: 'mm', label: 'Millimetres', disabled: true },
    ],
  },
};
export default meta;

type SegmentedStory = Story<typeof SegmentedControl>;

export const Words: SegmentedStory = {};
export const Icons: SegmentedStory = {
  args: {
    label: 'View',
    segments: [
      { value: 'grid', label: 'Grid', icon: <GridIcon size={18} /> },
      { value: 'list', label: 'List', icon: <ListIcon size={18} /> },
    ],
  },
};
export const RightToLeft: SegmentedStory = { globals: { direction: 'rtl' } };
