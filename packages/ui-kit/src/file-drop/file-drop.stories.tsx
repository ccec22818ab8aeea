import { createFormat } from '@candil/i18n';
import type { Story, StoryMeta } from '../testing/story';
import { FileDrop, type SendFile, type Upload, useUploads } from './file-drop';

const format = createFormat({ language: 'en', catalogId: 16 });
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const uploads: readonly Upload[] = [
  { id: '1', file: file('alba-33.ies', 48_000), state: 'done' },
  { id: '2', file: file('ceiling plan, first floor.dwg', 2_400_000), state: 'sending', progress: 0.62 },
  { id: '3', file: file('render.png', 900_000), state: 'sending' },
  { id: '4', file: file('survey.zip', 5_200_000), state: 'failed' },
];

const meta: StoryMeta<typeof FileDrop> = {
  title: 'Widgets/File drop',
  component: FileDrop,
  args: {
    label: 'Drop drawings here, or choose files',
    hint: 'PDF, DWG or IES, up to 25 MB each',
    accept: '.pdf,.dwg,.ies',
    multiple: true,
    maxBytes: 25_000_000,
    onFiles: () => undefined,
    refusalMessage: ({ name }, why) => (why === 'size' ? `${name} is larger than 25 MB` : `${name} is no PDF, DWG or IES`),
    formatSize: format.fileSize,
  },
};
export default meta;

type FileDropStory = Story<typeof FileDrop>;

/** Half a second a file; nothing is sent anywhere. */
const pretend: SendFile = async (_, { signal, onProgress }) => {
  for (let share = 0.1; share <= 1 && !signal.aborted; share += 0.1) {
    onProgress(share);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const Sending = () => {
  const list = useUploads(pretend);
  return (
    <FileDrop
      label="Drop drawings here, or choose files"
      multiple
      onFiles={list.add}
      uploads={list.uploads}
      onRemove={list.remove}
      onRetry={list.retry}
      refusalMessage={({ name }) => name}
      formatSize={format.fileSize}
    />
  );
};

export const Waiting: FileDropStory = {};
export const OnTheirWay: FileDropStory = { args: { uploads, onRemove: () => undefined, onRetry: () => undefined } };
export const Refused: FileDropStory = { args: { error: 'survey.zip is no PDF, DWG or IES' } };
export const Disabled: FileDropStory = { args: { disabled: true } };
export const Live: FileDropStory = { render: () => <Sending /> };
