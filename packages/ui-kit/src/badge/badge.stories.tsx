import type { Story, StoryMeta } from '../testing/story';
import { Badge, Tag, type Tone } from './badge';

const meta: StoryMeta<typeof Badge> = { title: 'Widgets/Badge', component: Badge };
export default meta;

const tones: readonly Tone[] = ['neutral', 'accent', 'attention', 'success', 'warning', 'error'];

export const Looks: Story<typeof Badge> = {
  render: () => (
    <div className="flex flex-col gap-4">
      {(['dot', 'soft', 'line'] as const).map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {tone}
            </Badge>
          ))}
        </div>
      ))}
      <div className="flex gap-2">
        <Tag>L1</Tag>
        <Tag>L2</Tag>
      </div>
    </div>
  ),
};
