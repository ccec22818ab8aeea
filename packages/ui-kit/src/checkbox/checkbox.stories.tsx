import type { Story, StoryMeta } from '../testing/story';
import { Checkbox } from './checkbox';

const meta: StoryMeta<typeof Checkbox> = { title: 'Widgets/Checkbox', component: Checkbox, args: { label: 'Send all lines together' } };
export default meta;

type CheckboxStory = Story<typeof Checkbox>;

export const States: CheckboxStory = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <Checkbox label="Not checked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some of many" indeterminate />
      <Checkbox label="With a second line" description="What follows from it" defaultChecked />
      <Checkbox label="Wrong" error />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </div>
  ),
};
