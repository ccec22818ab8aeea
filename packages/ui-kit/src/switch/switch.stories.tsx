import type { Story, StoryMeta } from '../testing/story';
import { Switch } from './switch';

const meta: StoryMeta<typeof Switch> = { title: 'Widgets/Toggle switch', component: Switch, args: { label: 'Show net prices' } };
export default meta;

type SwitchStory = Story<typeof Switch>;

export const Off: SwitchStory = {};
export const On: SwitchStory = { args: { defaultChecked: true } };

export const Disabled: SwitchStory = {
  render: () => (
    <div className="flex gap-8">
      <Switch label="Off for this project" disabled />
      <Switch label="On for this project" disabled defaultChecked />
    </div>
  ),
};

export const HiddenLabel: SwitchStory = { args: { hideLabel: true, defaultChecked: true } };

export const InAList: SwitchStory = {
  render: () => (
    <div className="flex max-w-sm flex-col divide-y divide-hairline rounded-card border border-hairline bg-surface px-4">
      {['Orders', 'Quotes about to expire', 'New collections'].map((label, index) => (
        <Switch key={label} label={label} defaultChecked={index < 2} className="flex-row-reverse justify-between py-3" />
      ))}
    </div>
  ),
};

export const RightToLeft: SwitchStory = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
export const LargeText: SwitchStory = { args: { defaultChecked: true }, globals: { text: '200%' } };
