import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { ErrorState } from './error-state';

const meta: StoryMeta<typeof ErrorState> = {
  title: 'Widgets/Error state',
  component: ErrorState,
  args: {
    title: 'The project could not be loaded',
    description: 'The connection was lost. Nothing you entered is gone.',
    onRetry: () => undefined,
    reference: 'req-7c1e40',
  },
};
export default meta;

type StateStory = Story<typeof ErrorState>;

export const Retry: StateStory = { args: { action: <Button variant="ghost">All projects</Button> } };
export const Retrying: StateStory = { args: { retrying: true } };
