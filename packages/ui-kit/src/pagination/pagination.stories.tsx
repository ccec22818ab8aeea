import type { Story, StoryMeta } from '../testing/story';
import { Pagination } from './pagination';

const meta: StoryMeta<typeof Pagination> = {
  title: 'Widgets/Pagination',
  component: Pagination,
  args: { label: 'Pages of orders', pageCount: 12 },
};
export default meta;

type PageStory = Story<typeof Pagination>;

export const First: PageStory = {};
export const Middle: PageStory = { args: { defaultPage: 6 } };
export const Last: PageStory = { args: { defaultPage: 12 } };
export const Few: PageStory = { args: { pageCount: 3, defaultPage: 2 } };
export const RightToLeft: PageStory = { args: { defaultPage: 6 }, globals: { direction: 'rtl' } };
