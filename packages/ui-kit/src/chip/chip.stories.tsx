import { GlobeIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { Chip } from './chip';

const meta: StoryMeta<typeof Chip> = { title: 'Widgets/Chip', component: Chip, args: { children: 'Brass' } };
export default meta;

type ChipStory = Story<typeof Chip>;

export const Kinds: ChipStory = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Chip defaultPressed>Pendant</Chip>
      <Chip defaultPressed={false}>Wall</Chip>
      <Chip opens>Version 3 of 3</Chip>
      <Chip icon={<GlobeIcon size={14} />} size="md" opens>
        English
      </Chip>
      <Chip onRemove={() => undefined} removeLabel="Remove filter Brass">
        Brass
      </Chip>
      <Chip disabled>Outdoor</Chip>
    </div>
  ),
};
