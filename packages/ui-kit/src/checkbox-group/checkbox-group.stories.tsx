import type { Story, StoryMeta } from '../testing/story';
import { CheckboxGroup } from './checkbox-group';

const meta: StoryMeta<typeof CheckboxGroup> = {
  title: 'Widgets/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Files of the luminaire',
    allLabel: 'All files',
    defaultValue: ['sheet'],
    options: [
      { value: 'sheet', label: 'Technical sheet', description: 'PDF, 1.2 MB' },
      { value: 'light', label: 'Photometry', description: 'IES and EULUMDAT' },
      { value: 'model', label: '3D model' },
      { value: 'bim', label: 'BIM object', disabled: true },
    ],
  },
};
export default meta;

type GroupStory = Story<typeof CheckboxGroup>;

export const Some: GroupStory = {};
export const All: GroupStory = { args: { defaultValue: ['sheet', 'light', 'model'] } };
export const Invalid: GroupStory = { args: { defaultValue: [], error: 'Choose at least one file' } };
