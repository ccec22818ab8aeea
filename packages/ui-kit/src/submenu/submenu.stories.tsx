import { LampIcon, ProjectIcon, UsersIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { Submenu, SubmenuLink } from './submenu';

const links = (
  <>
    <SubmenuLink href="#collections" description="Every family with its models">
      Collections
    </SubmenuLink>
    <SubmenuLink href="#edit" description="Rooms lit by our luminaires" current>
      The edit
    </SubmenuLink>
    <SubmenuLink href="#by-your-side" description="How we work with you">
      By your side
    </SubmenuLink>
    <SubmenuLink href="#where">Where to buy</SubmenuLink>
  </>
);

const meta: StoryMeta<typeof Submenu> = {
  title: 'Widgets/Submenu',
  component: Submenu,
  args: { label: 'Discover', children: links },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};
export default meta;

type SubmenuStory = Story<typeof Submenu>;

export const Closed: SubmenuStory = {};
export const Open: SubmenuStory = { args: { defaultOpen: true } };

export const WithIcons: SubmenuStory = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <SubmenuLink href="#collections" icon={<LampIcon />} description="Every family with its models">
          Collections
        </SubmenuLink>
        <SubmenuLink href="#projects" icon={<ProjectIcon />} current>
          Projects
        </SubmenuLink>
        <SubmenuLink asChild icon={<UsersIcon />} description="Who may order">
          <a href="#users">Company users</a>
        </SubmenuLink>
      </>
    ),
  },
};

export const InANavigation: SubmenuStory = {
  render: (args) => (
    <nav aria-label="Main" className="flex items-center gap-1 border-b border-hairline pb-2">
      <a href="#projects" className="px-3 text-base font-medium text-text no-underline">
        Projects
      </a>
      <Submenu {...args} />
      <Submenu {...args} label="Support" />
    </nav>
  ),
};

export const RightToLeft: SubmenuStory = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };
export const LargeText: SubmenuStory = { args: { defaultOpen: true }, globals: { text: '200%' } };
