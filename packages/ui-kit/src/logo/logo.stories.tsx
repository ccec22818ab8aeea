import { Kbd } from '../kbd/kbd';
import { SpinnerDots } from '../spinner-dots/spinner-dots';
import type { Story, StoryMeta } from '../testing/story';
import { Logo } from './logo';

const meta: StoryMeta<typeof Logo> = { title: 'Foundations/Small things', component: Logo };
export default meta;

export const Together: Story<typeof Logo> = {
  render: () => (
    <div className="flex items-center gap-10">
      <Logo size={28} />
      <span className="flex items-center gap-1.5">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </span>
      <SpinnerDots label="Loading" />
    </div>
  ),
};
