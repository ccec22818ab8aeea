import { formatFeetAndInches, formatMetricLength, parseLength } from '@candil/domain';
import type { Story, StoryMeta } from '../testing/story';
import { NumberUnitField } from './number-unit-field';

const marks = { decimal: '.', group: ',' };
const isImperial = (unit: string) => unit === 'ft-in';

/** The lengths of the domain: centimetres inside, read and written as people do. */
const parse = (text: string, unit: string) => {
  const hasUnit = /[a-z'"′″]/i.test(text);
  const length = parseLength(unit === 'm' && !hasUnit ? `${text} m` : text, isImperial(unit) ? 'imperial' : 'metric');
  return length.ok ? length : { ok: false as const, message: `“${text}” is no length. Write 190, 1.9 m or 6′ 3″.` };
};
const format = (centimetres: number, unit: string) => {
  if (isImperial(unit)) return formatFeetAndInches(centimetres);
  return unit === 'm' ? String(centimetres / 100) : formatMetricLength(Math.min(centimetres, 99.9), marks) && String(centimetres);
};

const meta: StoryMeta<typeof NumberUnitField> = {
  title: 'Widgets/Number with unit',
  component: NumberUnitField,
  args: {
    label: 'Pendant height',
    defaultValue: 190,
    units: [
      { value: 'cm', label: 'cm' },
      { value: 'm', label: 'm' },
      { value: 'ft-in', label: 'ft-in' },
    ],
    unitLabel: 'Unit of the height',
    parse,
    format,
    min: 30,
    max: 400,
    step: 5,
    rangeMessage: (unit) => `From ${format(30, unit)} to ${format(400, unit)}`,
    className: 'w-64',
  },
};
export default meta;

type FieldStory = Story<typeof NumberUnitField>;

export const Centimetres: FieldStory = { args: { hint: 'Canopy to lower edge' } };
export const Metres: FieldStory = { args: { defaultUnit: 'm' } };
export const FeetAndInches: FieldStory = { args: { defaultUnit: 'ft-in', defaultValue: 213.36 } };
export const OneUnit: FieldStory = { args: { units: [{ value: 'cm', label: 'cm' }] } };
export const Invalid: FieldStory = { args: { error: 'At most 180 cm under this ceiling.' } };
export const Disabled: FieldStory = { args: { disabled: true } };
export const RightToLeft: FieldStory = { globals: { direction: 'rtl' } };
