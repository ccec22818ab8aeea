import { UploadIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { FileButton } from './file-button';

const meta: StoryMeta<typeof FileButton> = {
  title: 'Widgets/File button',
  component: FileButton,
  args: { children: 'Choose a list', icon: <UploadIcon size={18} />, accept: '.csv,.xlsx', onFiles: () => undefined },
};
export default meta;

type FileStory = Story<typeof FileButton>;

export const Ready: FileStory = {};
export const Reading: FileStory = { args: { loading: true } };
