import type { Story, StoryMeta } from '../testing/story';
import { Stepper } from './stepper';

const meta: StoryMeta<typeof Stepper> = {
  title: 'Widgets/Stepper',
  component: Stepper,
  args: {
    label: 'Order in three steps',
    value: 1,
    steps: [{ label: 'Lines' }, { label: 'Delivery' }, { label: 'Review' }],
  },
};
export default meta;

type StepperStory = Story<typeof Stepper>;

const described = [
  { label: 'Lines', description: '14 luminaires' },
  { label: 'Delivery', description: 'Together or apart' },
  { label: 'Review', description: 'Prices are final here' },
] as const;
const back = () => undefined;

export const First: StepperStory = {};
export const Second: StepperStory = { args: { value: 2 } };
export const Third: StepperStory = { args: { value: 3 } };
export const WithWaysBack: StepperStory = { args: { value: 3, onStepSelect: back } };
export const Described: StepperStory = { args: { value: 2, steps: described, onStepSelect: back } };
export const RightToLeft: StepperStory = { args: { value: 2, steps: described }, globals: { direction: 'rtl' } };
export const LargeText: StepperStory = { args: { value: 2 }, globals: { text: '200%' } };
