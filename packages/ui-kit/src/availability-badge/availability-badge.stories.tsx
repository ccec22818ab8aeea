import { TextButton } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { AvailabilityBadge } from './availability-badge';

const meta: StoryMeta<typeof AvailabilityBadge> = {
  title: 'Widgets/Availability',
  component: AvailabilityBadge,
  args: { tone: 'success', label: '3 weeks' },
};
export default meta;

type BadgeStory = Story<typeof AvailabilityBadge>;

export const Tones: BadgeStory = {
  render: () => (
    <div className="flex flex-wrap items-start gap-10">
      <AvailabilityBadge tone="success" label="2 weeks" detail="Available in 9 days" />
      <AvailabilityBadge tone="warning" label="7 weeks" />
      <AvailabilityBadge tone="neutral" label="On request" />
      <AvailabilityBadge tone="error" label="Minimum 10" detail={<TextButton tone="attention">Add the missing 4</TextButton>} />
    </div>
  ),
};
