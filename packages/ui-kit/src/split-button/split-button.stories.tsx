import { DownloadIcon } from '../icon/icon';
import { MenuItem } from '../menu/menu';
import type { Story, StoryMeta } from '../testing/story';
import { SplitButton } from './split-button';

const meta: StoryMeta<typeof SplitButton> = {
  title: 'Widgets/Split button',
  component: SplitButton,
  args: {
    children: 'Download the budget',
    icon: <DownloadIcon size={18} />,
    menuLabel: 'More ways to download',
    menu: (
      <>
        <MenuItem>As a spreadsheet</MenuItem>
        <MenuItem>As XML</MenuItem>
        <MenuItem>All technical sheets</MenuItem>
      </>
    ),
  },
};
export default meta;

type SplitStory = Story<typeof SplitButton>;

export const Variants: SplitStory = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <SplitButton {...args} variant="primary" />
      <SplitButton {...args} variant="dark" />
      <SplitButton {...args} />
      <SplitButton {...args} size="sm" />
    </div>
  ),
};
export const Open: SplitStory = { args: { defaultOpen: true } };
export const Loading: SplitStory = { args: { loading: true } };
export const Disabled: SplitStory = { args: { disabled: true } };
export const RightToLeft: SplitStory = { globals: { direction: 'rtl' } };
