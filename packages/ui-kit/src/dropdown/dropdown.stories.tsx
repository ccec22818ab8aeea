import { FINISHES } from '@candil/catalogue';
import type { Story, StoryMeta } from '../testing/story';
import { Dropdown } from './dropdown';

const professions = [
  { value: 'architect', label: 'Architect' },
  { value: 'lighting', label: 'Lighting designer', description: 'Plans light for others' },
  { value: 'installer', label: 'Installer' },
  { value: 'distributor', label: 'Distributor', disabled: true },
];
const finishes = FINISHES.map(({ code, name, hex }) => ({
  value: code,
  label: name.en,
  icon: <span data-swatch="" className="size-5 rounded-full border border-hairline" style={{ background: hex }} />,
}));

const meta: StoryMeta<typeof Dropdown> = {
  title: 'Widgets/Dropdown',
  component: Dropdown,
  args: { label: 'Profession', options: professions, placeholder: 'Choose', className: 'w-72 max-w-full' },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};
export default meta;

type DropdownStory = Story<typeof Dropdown>;

export const Empty: DropdownStory = { args: { hint: 'As on your card' } };
export const Chosen: DropdownStory = { args: { defaultValue: 'lighting' } };
export const Open: DropdownStory = { args: { defaultValue: 'lighting', defaultOpen: true } };
export const WithSwatches: DropdownStory = { args: { label: 'Finish', options: finishes, defaultValue: '31', defaultOpen: true } };
export const Required: DropdownStory = { args: { required: true, error: 'This field is required' } };
export const Demanded: DropdownStory = { args: { required: true } };
export const NoOptions: DropdownStory = { args: { options: [], defaultOpen: true } };
export const Disabled: DropdownStory = { args: { defaultValue: 'installer', disabled: true } };

export const Sizes: DropdownStory = {
  render: (args) => (
    <div className="flex items-end gap-4">
      <Dropdown {...args} className="w-44" label="Sort by" hideLabel size="sm" defaultValue="installer" />
      <Dropdown {...args} className="w-52" size="md" defaultValue="installer" />
      <Dropdown {...args} className="w-52" size="lg" defaultValue="installer" />
    </div>
  ),
};

export const RightToLeft: DropdownStory = { args: { defaultValue: 'lighting', defaultOpen: true }, globals: { direction: 'rtl' } };
export const LargeText: DropdownStory = { args: { defaultValue: 'lighting', defaultOpen: true }, globals: { text: '200%' } };
