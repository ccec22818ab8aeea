import { TextButton } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { PriceSteps, PriceStepsTable } from './price-steps';

const rows = [
  { id: 'base', label: 'Alba 33', detail: '0820', amount: '398,00 €', running: '398,00 €' },
  { id: 'finish', label: 'Terra', detail: '31', amount: '+0,00 €', running: '398,00 €' },
  { id: 'control', label: 'DALI-2', detail: 'A', amount: '+46,00 €', running: '444,00 €' },
  { id: 'wire', label: 'Long wire, 300 cm', amount: '+18,00 €', running: '462,00 €' },
  { id: 'discount', label: 'Your discount', detail: '30 %', amount: '−138,60 €', running: '323,40 €' },
];
const total = { label: 'Net, each', amount: '323,40 €' };

const meta: StoryMeta<typeof PriceSteps> = {
  title: 'Widgets/Price with its steps',
  component: PriceSteps,
  args: { trigger: <TextButton>Why this price</TextButton>, title: 'Why this price', rows, total, note: 'Price list 2026, rate 04' },
};
export default meta;

type PriceStory = Story<typeof PriceSteps>;

export const Open: PriceStory = { args: { defaultOpen: true } };
export const Closed: PriceStory = {};
export const Table: PriceStory = {
  render: () => <PriceStepsTable label="Why this price" rows={rows} total={total} className="max-w-sm" />,
};
