import type { Story, StoryMeta } from '../testing/story';
import { type DateLocale, DatePicker } from './date-picker';

const meta: StoryMeta<typeof DatePicker> = {
  title: 'Widgets/Date picker',
  component: DatePicker,
  args: { label: 'On site by', today: '2026-11-20', className: 'w-72 max-w-full' },
};
export default meta;

type DatePickerStory = Story<typeof DatePicker>;

const floor = { parameters: { docs: { story: { inline: false, height: '480px' } } } };

export const Empty: DatePickerStory = { args: { hint: 'Deliveries leave the works on weekdays.' } };
export const Chosen: DatePickerStory = { args: { defaultValue: '2026-12-04' } };
export const Open: DatePickerStory = { args: { defaultValue: '2026-12-04', defaultOpen: true }, ...floor };
export const Today: DatePickerStory = { args: { defaultOpen: true }, ...floor };

export const Bounds: DatePickerStory = {
  args: {
    label: 'Do not ship before',
    defaultValue: '2026-12-09',
    min: '2026-12-03',
    max: '2027-02-26',
    hint: 'From 3 December 2026 to 26 February 2027',
    defaultOpen: true,
  },
  ...floor,
};

const languages: readonly [DateLocale, string][] = [
  ['de', 'Liefertermin'],
  ['fr', 'Livraison le'],
  ['it', 'Consegna il'],
  ['en', 'Delivery on'],
  ['es', 'Entrega el'],
  ['us', 'Ship on'],
];

export const Languages: DatePickerStory = {
  render: (args) => (
    <div className="grid grid-cols-3 gap-6">
      {languages.map(([locale, label]) => (
        <DatePicker key={locale} {...args} className="" label={`${label} (${locale})`} locale={locale} defaultValue="2026-12-04" />
      ))}
    </div>
  ),
};

export const German: DatePickerStory = {
  args: { locale: 'de', label: 'Liefertermin', defaultValue: '2026-12-04', defaultOpen: true },
  ...floor,
};
export const UnitedStates: DatePickerStory = { args: { locale: 'us', defaultValue: '2026-12-04', defaultOpen: true }, ...floor };
export const Required: DatePickerStory = { args: { required: true, error: 'This field is required' } };
export const Wrong: DatePickerStory = { args: { defaultValue: '2026-12-04', error: 'The works are closed on that day.' } };
export const Demanded: DatePickerStory = { args: { required: true, min: '2026-11-20', max: '2027-12-31' } };
export const Disabled: DatePickerStory = { args: { defaultValue: '2026-12-04', disabled: true } };
export const ReadOnly: DatePickerStory = { args: { defaultValue: '2026-12-04', readOnly: true } };

export const RightToLeft: DatePickerStory = {
  args: { defaultValue: '2026-12-04', defaultOpen: true },
  globals: { direction: 'rtl' },
  ...floor,
};
export const LargeText: DatePickerStory = {
  args: { defaultValue: '2026-12-04', required: true, error: 'The works are closed on that day.' },
  globals: { text: '200%' },
};
