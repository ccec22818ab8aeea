import { FINISHES, SECOND_FINISHES } from '@candil/catalogue';
import type { Story, StoryMeta } from '../testing/story';
import { SwatchGroup } from './swatch-group';

const options = FINISHES.map(({ code, name, hex }) => ({ value: code, label: name.en, color: hex }));

const meta: StoryMeta<typeof SwatchGroup> = {
  title: 'Widgets/Swatches',
  component: SwatchGroup,
  args: { label: 'Finish', defaultValue: '31', options, className: 'max-w-md' },
};
export default meta;

type SwatchStory = Story<typeof SwatchGroup>;

export const Finishes: SwatchStory = {};
export const Incompatible: SwatchStory = {
  args: {
    options: options.map((option, at) => (at % 4 === 1 ? { ...option, incompatible: 'Not with the opal diffuser' } : option)),
    onIncompatibleSelect: () => undefined,
  },
};
export const TwoFinishes: SwatchStory = {
  args: {
    label: 'Body and diffuser',
    defaultValue: '11-90',
    options: options.slice(0, 6).flatMap((option) =>
      SECOND_FINISHES.map(({ code, name, hex }) => ({
        ...option,
        value: `${option.value}-${code}`,
        label: `${option.label}, ${name.en}`,
        secondColor: hex,
      })),
    ),
  },
};
export const Small: SwatchStory = { args: { size: 'sm', hideLabel: true } };
export const RightToLeft: SwatchStory = { globals: { direction: 'rtl' } };
