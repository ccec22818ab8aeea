import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { Alert } from './alert';

const meta: StoryMeta<typeof Alert> = { title: 'Widgets/Alert', component: Alert, args: { className: 'max-w-2xl' } };
export default meta;

type AlertStory = Story<typeof Alert>;

export const Success: AlertStory = {
  args: { severity: 'success', title: 'Quote 2026-0412 is issued', children: 'It is valid until 20 December 2026.' },
};
export const Warning: AlertStory = {
  args: {
    severity: 'warning',
    title: 'Two luminaires are no longer built',
    children: 'Terra is sold until 31 December 2026. Sage green is on site three weeks sooner.',
    action: <Button size="sm">Show them</Button>,
  },
};
export const Failure: AlertStory = {
  name: 'Error',
  args: {
    severity: 'error',
    title: 'The order was not placed',
    children: 'Nothing was sent. The price of line 4 has changed since you opened the page.',
    action: (
      <>
        <Button size="sm" variant="dark">
          Show the new price
        </Button>
        <Button size="sm" variant="ghost">
          Not now
        </Button>
      </>
    ),
  },
};
export const Closable: AlertStory = { args: { severity: 'success', closable: true, children: 'Saved as version 3.' } };
export const TitleAlone: AlertStory = { args: { severity: 'warning', title: 'Prices are those of October.', closable: true } };
export const TextAlone: AlertStory = { args: { severity: 'error', children: 'This file is larger than 10 MB.' } };
export const RightToLeft: AlertStory = {
  args: { severity: 'warning', closable: true, title: 'Two luminaires are no longer built' },
  globals: { direction: 'rtl' },
};
export const LargeText: AlertStory = {
  args: { severity: 'success', closable: true, title: 'Quote 2026-0412 is issued', children: 'It is valid until 20 December 2026.' },
  globals: { text: '200%' },
};
