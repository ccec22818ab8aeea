import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { DatePicker } from '../date-picker/date-picker';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Modal } from '../modal/modal';
import { QuantitySelector } from '../quantity-selector/quantity-selector';
import type { Story, StoryMeta } from '../testing/story';
import { TextField } from '../text-field/text-field';

const meta: StoryMeta<typeof Alert> = { title: 'Patterns/Errors', component: Alert };
export default meta;

type ErrorsStory = Story<typeof Alert>;

export const AtTheField: ErrorsStory = {
  render: () => (
    <div className="grid max-w-sm gap-6">
      <TextField label="E-mail" defaultValue="ana@alameda" error="This is not a complete e-mail address." />
      <DatePicker
        label="On site by"
        today="2026-11-20"
        defaultValue="2026-11-21"
        error="The works need four weeks: from 18 December 2026."
      />
      <QuantitySelector label="Quantity of Alba 33" defaultValue={4} invalid message="Sold from 10 pieces" />
    </div>
  ),
};

export const InTheFlow: ErrorsStory = {
  render: () => (
    <Alert severity="error" title="The price list did not arrive" action={<Button size="sm">Try again</Button>} className="max-w-2xl">
      Your lines are kept. Prices shown are those of this morning.
    </Alert>
  ),
};

export const InPlaceOfTheContent: ErrorsStory = {
  render: () => (
    <div className="grid grid-cols-2 gap-6">
      <ErrorState title="Orders could not be loaded" onRetry={() => undefined} />
      <EmptyState title="No order yet" action={<Button variant="primary">Go to your projects</Button>} />
    </div>
  ),
};

export const OverThePage: ErrorsStory = {
  render: () => (
    <Modal
      defaultOpen
      title="The project was changed elsewhere"
      description="Somebody saved version 4 while you were editing version 3."
      footer={
        <>
          <Button variant="ghost">Show version 4</Button>
          <Button variant="dark">Keep mine as version 5</Button>
        </>
      }
    >
      Nothing you typed is lost, whichever you choose.
    </Modal>
  ),
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};
