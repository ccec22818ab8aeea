import { Button } from '../button/button';
import { CopyIcon, EditIcon, TrashIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuTrigger,
} from './menu';

const meta: StoryMeta<typeof Menu> = { title: 'Widgets/Menu', component: Menu, parameters: { floats: true } };
export default meta;

type MenuStory = Story<typeof Menu>;

export const Commands: MenuStory = {
  render: () => (
    <Menu defaultOpen>
      <MenuTrigger>
        <Button>More</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem icon={<EditIcon size={18} />} shortcut="F2">
          Rename
        </MenuItem>
        <MenuItem icon={<CopyIcon size={18} />}>Duplicate</MenuItem>
        <MenuSub label="Move to">
          <MenuItem>Dining room</MenuItem>
          <MenuItem>Bar</MenuItem>
        </MenuSub>
        <MenuSeparator />
        <MenuItem icon={<TrashIcon size={18} />} danger>
          Delete
        </MenuItem>
        <MenuItem disabled>Order</MenuItem>
      </MenuContent>
    </Menu>
  ),
};
export const Choices: MenuStory = {
  render: () => (
    <Menu defaultOpen>
      <MenuTrigger>
        <Button>View</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Columns</MenuLabel>
        <MenuCheckboxItem checked>Delivery</MenuCheckboxItem>
        <MenuCheckboxItem checked={false}>Weight</MenuCheckboxItem>
        <MenuSeparator />
        <MenuLabel>Units</MenuLabel>
        <MenuRadioGroup value="cm">
          <MenuRadioItem value="cm">Centimetres</MenuRadioItem>
          <MenuRadioItem value="in">Inches</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  ),
};
export const RightToLeft: MenuStory = { ...Commands, globals: { direction: 'rtl' } };
