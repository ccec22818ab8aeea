import { SearchIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { TextField } from './text-field';

const meta: StoryMeta<typeof TextField> = {
  title: 'Widgets/Text field',
  component: TextField,
  args: { label: 'Project name', className: 'w-80 max-w-full' },
};
export default meta;

type TextFieldStory = Story<typeof TextField>;

export const Empty: TextFieldStory = { args: { placeholder: 'As your client calls it', hint: 'Up to 50 characters', maxLength: 50 } };
export const Filled: TextFieldStory = { args: { defaultValue: 'Hotel Alameda, lobby' } };
export const Required: TextFieldStory = { args: { required: true, hint: 'Shown on the budget' } };
export const MissingValue: TextFieldStory = { args: { required: true, error: 'This field is required' } };
export const Invalid: TextFieldStory = {
  args: { label: 'E-mail', defaultValue: 'ana@alameda', error: 'This is not a complete e-mail address.', hint: 'We write to it once' },
};
export const Password: TextFieldStory = { args: { label: 'Password', type: 'password', defaultValue: 'lantern-42' } };
export const WithUnit: TextFieldStory = { args: { label: 'Height', defaultValue: '140', suffix: 'cm', className: 'w-40' } };
export const Search: TextFieldStory = {
  args: { label: 'Search projects', hideLabel: true, look: 'filled', prefix: <SearchIcon size={18} />, placeholder: 'Search projects' },
};
export const Disabled: TextFieldStory = { args: { defaultValue: 'Hotel Alameda, lobby', disabled: true } };
export const ReadOnly: TextFieldStory = { args: { defaultValue: 'Hotel Alameda, lobby', readOnly: true } };

export const Sizes: TextFieldStory = {
  render: (args) => (
    <div className="flex items-end gap-4">
      <TextField {...args} className="w-52" size="sm" defaultValue="36 px" />
      <TextField {...args} className="w-52" size="md" defaultValue="40 px" />
      <TextField {...args} className="w-52" size="lg" defaultValue="48 px" />
    </div>
  ),
};

export const RightToLeft: TextFieldStory = {
  args: { label: 'Password', type: 'password', defaultValue: 'lantern-42', hint: 'At least ten characters' },
  globals: { direction: 'rtl' },
};
export const LargeText: TextFieldStory = {
  args: { defaultValue: 'Hotel Alameda, lobby', error: 'This name is taken', suffix: 'A' },
  globals: { text: '200%' },
};
