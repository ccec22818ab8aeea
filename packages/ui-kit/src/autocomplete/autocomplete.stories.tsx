import { FINISHES } from '@candil/catalogue';
import type { Story, StoryMeta } from '../testing/story';
import { Autocomplete } from './autocomplete';

const places = [
  { value: '2514256', label: 'Málaga', description: 'Andalusia, Spain' },
  { value: '3117735', label: 'Madrid', description: 'Community of Madrid, Spain' },
  { value: '2867714', label: 'München', description: 'Bavaria, Germany' },
  { value: '3173435', label: 'Milano', description: 'Lombardy, Italy' },
  { value: '2996944', label: 'Lyon', description: 'Auvergne-Rhône-Alpes, France' },
  { value: '2657896', label: 'Zürich', description: 'No deliveries', disabled: true },
];

const finishes = FINISHES.map(({ code, name, ral }) => ({ value: code, label: name.en, ...(ral && { description: ral }) }));
const hexOf = Object.fromEntries(FINISHES.map(({ code, hex }) => [code, hex]));

/** As many as a maker's whole price list. */
const articles = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `${String(1000 + (index % 9000)).padStart(4, '0')} ${10 + (index % 80)}/${index % 10}Z`,
}));

const meta: StoryMeta<typeof Autocomplete> = {
  title: 'Widgets/Autocomplete',
  component: Autocomplete,
  args: { label: 'City', options: places, className: 'w-80 max-w-full' },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
};
export default meta;

type AutocompleteStory = Story<typeof Autocomplete>;

export const Empty: AutocompleteStory = { args: { placeholder: 'Where is the site?', hint: 'City or municipality' } };
export const Chosen: AutocompleteStory = { args: { defaultValue: '3117735' } };
export const Open: AutocompleteStory = { args: { defaultValue: '3117735', defaultOpen: true } };
export const Loading: AutocompleteStory = { args: { loading: true, filtered: true, options: [], defaultOpen: true } };
export const NoOptions: AutocompleteStory = { args: { filtered: true, options: [], defaultOpen: true } };

export const WithSwatches: AutocompleteStory = {
  args: {
    label: 'Finish',
    options: finishes,
    defaultValue: '31',
    defaultOpen: true,
    renderIcon: ({ value }) => (
      <span data-swatch="" className="size-5 rounded-full border border-hairline" style={{ background: hexOf[value] }} />
    ),
  },
};

export const TenThousand: AutocompleteStory = { args: { label: 'Article', options: articles, defaultOpen: true } };
export const Required: AutocompleteStory = { args: { required: true, error: 'This field is required' } };
export const Disabled: AutocompleteStory = { args: { defaultValue: '3117735', disabled: true } };
export const RightToLeft: AutocompleteStory = { args: { defaultValue: '3117735', defaultOpen: true }, globals: { direction: 'rtl' } };
export const LargeText: AutocompleteStory = { args: { defaultValue: '3117735', defaultOpen: true }, globals: { text: '200%' } };
