import type { Story, StoryMeta } from '../testing/story';
import { Notice, NoticeAction } from './notice';

const meta: StoryMeta<typeof Notice> = { title: 'Widgets/Notice', component: Notice };
export default meta;

export const Tones: Story<typeof Notice> = {
  render: () => (
    <div className="flex max-w-md flex-col gap-4">
      <Notice title="Two weeks sooner">In black it would be with you in week 49.</Notice>
      <Notice
        tone="attention"
        title="Casambi does not go with the small canopy"
        actions={<NoticeAction effect="+24 € · same week">Take the large canopy</NoticeAction>}
      >
        The driver needs more room.
      </Notice>
      <Notice tone="neutral">Your draft from yesterday was kept.</Notice>
    </div>
  ),
};
