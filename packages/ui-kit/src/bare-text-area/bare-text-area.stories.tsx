import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { BareTextArea } from './bare-text-area';

const meta: StoryMeta<typeof BareTextArea> = {
  title: 'Widgets/Bare text area',
  component: BareTextArea,
  args: { label: 'Reference codes' },
};
export default meta;

export const InABar: Story<typeof BareTextArea> = {
  render: (args) => (
    <div className="flex max-w-xl items-center gap-2 rounded-card border border-hairline bg-surface p-2 ps-4">
      <BareTextArea {...args} placeholder="Type or paste references" className="grow font-mono text-sm" />
      <Button>Add</Button>
    </div>
  ),
};
