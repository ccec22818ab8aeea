import type { Story, StoryMeta } from '../testing/story';
import { Breadcrumb } from './breadcrumb';

const meta: StoryMeta<typeof Breadcrumb> = {
  title: 'Widgets/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [{ label: 'Projects', href: '#projects' }, { label: 'Casa Llull', href: '#llull' }, { label: 'Dining room' }],
  },
};
export default meta;

type BreadcrumbStory = Story<typeof Breadcrumb>;

export const Three: BreadcrumbStory = {};
export const RightToLeft: BreadcrumbStory = { globals: { direction: 'rtl' } };
