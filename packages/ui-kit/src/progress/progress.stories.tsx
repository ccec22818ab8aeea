import type { Story, StoryMeta } from '../testing/story';
import { ProgressBar, ProgressRing } from './progress';

const meta: StoryMeta<typeof ProgressBar> = { title: 'Widgets/Progress', component: ProgressBar, args: { label: 'Sending', value: 0.4 } };
export default meta;

type ProgressStory = Story<typeof ProgressBar>;

export const Bars: ProgressStory = {
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Sending" value={0.4} />
      <ProgressBar label="Done" value={1} tone="success" />
      <ProgressBar label="Failed" value={0.7} tone="error" />
      <ProgressBar label="Reading" />
    </div>
  ),
};
export const Rings: ProgressStory = {
  render: () => (
    <div className="flex items-center gap-5">
      <ProgressRing label="Sending" value={0.25} />
      <ProgressRing label="Sending" value={0.6} size={32} />
      <ProgressRing label="Done" value={1} tone="success" size={32} />
      <ProgressRing label="Failed" value={0.4} tone="error" size={32} />
      <ProgressRing label="Reading" size={32} />
    </div>
  ),
};
