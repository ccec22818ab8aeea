import type { Story, StoryMeta } from '../testing/story';
import { TextArea } from './text-area';

const meta: StoryMeta<typeof TextArea> = {
  title: 'Widgets/Text area',
  component: TextArea,
  args: { label: 'Comments', className: 'w-[30rem] max-w-full' },
};
export default meta;

type TextAreaStory = Story<typeof TextArea>;

const words =
  'The canopies of the lobby are to be lacquered with the wall. Please send one of them ahead to the painter, the address follows.';

export const Empty: TextAreaStory = { args: { placeholder: 'What we should know', hint: 'Printed on the budget' } };
export const Filled: TextAreaStory = { args: { defaultValue: words } };
export const Full: TextAreaStory = { args: { defaultValue: words, maxLength: words.length } };
export const Required: TextAreaStory = { args: { required: true, error: 'This field is required' } };
export const WithoutCounter: TextAreaStory = { args: { counter: false, rows: 2 } };
export const Disabled: TextAreaStory = { args: { defaultValue: words, disabled: true } };
export const RightToLeft: TextAreaStory = { args: { defaultValue: words, hint: 'Printed on the budget' }, globals: { direction: 'rtl' } };
export const LargeText: TextAreaStory = { args: { defaultValue: words, hint: 'Printed on the budget' }, globals: { text: '200%' } };
