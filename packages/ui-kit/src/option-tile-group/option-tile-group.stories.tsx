import type { Story, StoryMeta } from '../testing/story';
import { OptionTileGroup } from './option-tile-group';

const meta: StoryMeta<typeof OptionTileGroup> = {
  title: 'Widgets/Option tiles',
  component: OptionTileGroup,
  args: {
    label: 'Control',
    valueLabel: 'DALI-2',
    defaultValue: 'A',
    className: 'max-w-2xl',
    options: [
      { value: 'A', label: 'DALI-2', code: 'A', leadTime: { tone: 'success', label: '3 weeks' } },
      { value: 'Z', label: 'Casambi', code: 'Z', price: '+18 €', leadTime: { tone: 'warning', label: '7 weeks' } },
      { value: 'B', label: 'Phase', code: 'B', price: '−12 €', leadTime: { tone: 'success', label: '3 weeks' } },
      { value: 'M', label: 'No driver', code: 'M', incompatible: 'Needs a built-in canopy' },
      { value: '0', label: 'On request', code: '0', disabled: true },
    ],
  },
};
export default meta;

type TileStory = Story<typeof OptionTileGroup>;

export const Compact: TileStory = {};
export const Rich: TileStory = { args: { look: 'rich' } };
export const Swatches: TileStory = {
  args: {
    look: 'rich',
    label: 'Finish',
    valueLabel: 'Terra',
    defaultValue: '31',
    options: [
      { value: '31', label: 'Terra', code: '31', swatch: 'var(--finish-31, #8a4a35)' },
      { value: '42', label: 'Sage green', code: '42', swatch: 'var(--finish-42, #4d5a46)', incompatible: 'Not in size 33' },
      { value: '23', label: 'Brass', code: '23', swatch: 'var(--finish-23, #c39a5b)', price: '+64 €' },
    ],
  },
};
export const SwatchesInWords: TileStory = {
  args: {
    ...Swatches.args,
    look: 'swatches',
    options: [
      { value: '31', label: 'Terra', swatch: '#8a4a35', price: 'chosen', leadTime: { tone: 'success', label: '3 weeks' } },
      { value: '62', label: 'Oxide red', swatch: '#7b2f25', leadTime: { tone: 'warning', label: '6 weeks' }, note: 'min. 10 pcs' },
      { value: '23', label: 'Brass', swatch: '#c39a5b', price: '+64 €', leadTime: { tone: 'warning', label: '7 weeks' } },
    ],
  },
};
export const None: TileStory = { args: { defaultValue: null, valueLabel: 'still to choose' } };
export const RightToLeft: TileStory = { args: { look: 'rich' }, globals: { direction: 'rtl' } };
