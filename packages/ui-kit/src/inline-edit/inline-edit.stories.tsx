import type { Story, StoryMeta } from '../testing/story';
import { InlineEdit } from './inline-edit';

const meta: StoryMeta<typeof InlineEdit> = {
  title: 'Widgets/Inline edit',
  component: InlineEdit,
  args: { label: 'Edit the name', defaultValue: 'Casa Llull' },
};
export default meta;

type EditStory = Story<typeof InlineEdit>;

export const Plain: EditStory = {};
export const Heading: EditStory = { args: { level: 1, className: 'text-2xl font-semibold' } };
export const ReadOnly: EditStory = { args: { readOnly: true } };
export const Editing: EditStory = { play: ({ canvasElement }) => canvasElement.querySelector('button')?.click() };
