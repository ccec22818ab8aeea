import { Button } from '../button/button';
import { PlusIcon, SearchIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { EmptyState } from './empty-state';

const meta: StoryMeta<typeof EmptyState> = {
  title: 'Widgets/Empty state',
  component: EmptyState,
  args: {
    title: 'No projects yet',
    description: 'A project holds the luminaires of one place, with their prices and delivery.',
    action: (
      <Button variant="primary" icon={<PlusIcon size={18} />}>
        New project
      </Button>
    ),
  },
};
export default meta;

type StateStory = Story<typeof EmptyState>;

export const First: StateStory = {};
export const NothingFound: StateStory = {
  args: {
    icon: <SearchIcon size={26} />,
    title: 'Nothing fits',
    description: 'Take away a filter to see more.',
    action: <Button>Clear all filters</Button>,
  },
};
