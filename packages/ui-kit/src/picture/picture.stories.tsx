import type { Story, StoryMeta } from '../testing/story';
import { Picture } from './picture';

const meta: StoryMeta<typeof Picture> = { title: 'Widgets/Picture', component: Picture };
export default meta;

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"%3E%3Cpath d="M30 0v22M16 40a14 14 0 0 1 28 0z" fill="%238a4a35" stroke="%238c8c84"/%3E%3C/svg%3E';

export const Frames: Story<typeof Picture> = {
  render: () => (
    <div className="flex items-start gap-5">
      <Picture src={drawn} alt="Alba 33 in terra" className="w-40" />
      <Picture src={drawn} alt="Alba 33 in terra, whole" ratio={1.6} fit="contain" className="w-64" />
      <Picture alt="Not pictured yet" className="w-40" />
    </div>
  ),
};
