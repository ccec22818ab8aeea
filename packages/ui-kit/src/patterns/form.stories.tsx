import { Alert } from '../alert/alert';
import { Autocomplete } from '../autocomplete/autocomplete';
import { Button, LoadingButton } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { DatePicker } from '../date-picker/date-picker';
import { Dropdown } from '../dropdown/dropdown';
import { QuantitySelector } from '../quantity-selector/quantity-selector';
import { Switch } from '../switch/switch';
import type { Story, StoryMeta } from '../testing/story';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';

const places = [
  { value: 'malaga', label: 'Málaga', description: 'Andalusia, Spain' },
  { value: 'madrid', label: 'Madrid', description: 'Community of Madrid, Spain' },
];
const deliveries = [
  { value: 'together', label: 'Together', description: 'When the last luminaire is ready' },
  { value: 'apart', label: 'Apart', description: 'Each as soon as it is ready' },
];

interface DeliveryFormProps {
  /** As it stands after sending it incomplete. */
  sent?: boolean;
  working?: boolean;
}

/** A form of the kit: one column, label above, hint below, commands at the end. */
const DeliveryForm = ({ sent = false, working = false }: DeliveryFormProps) => {
  const missing = sent ? 'This field is required' : undefined;
  return (
    <form
      aria-label="Delivery"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid max-w-lg gap-5 rounded-card border border-hairline bg-surface p-6"
    >
      {sent && (
        <Alert severity="error" title="Two fields are missing">
          They are marked below. Nothing was sent.
        </Alert>
      )}
      <TextField
        label="Your purchase order number"
        required
        error={missing}
        hint="Printed on every document of this order"
        maxLength={50}
      />
      <Autocomplete label="City" options={places} defaultValue="malaga" required />
      <div className="grid grid-cols-2 gap-5">
        <DatePicker label="Do not ship before" today="2026-11-20" min="2026-11-20" required error={missing} />
        <Dropdown label="Delivery" options={deliveries} defaultValue="together" required />
      </div>
      <div className="flex items-center justify-between">
        <span>Printed delivery notes</span>
        <QuantitySelector label="Printed delivery notes" defaultValue={2} max={9} size="sm" />
      </div>
      <TextArea label="Comments" rows={3} />
      <Switch label="Ring before delivering" defaultChecked />
      <Checkbox label="The goods go to my own address" defaultChecked />
      <div className="flex justify-end gap-2.5 border-t border-hairline pt-5">
        <Button variant="ghost">Back</Button>
        <LoadingButton type="submit" variant="dark" loading={working}>
          Review the order
        </LoadingButton>
      </div>
    </form>
  );
};

const meta: StoryMeta<typeof DeliveryForm> = { title: 'Patterns/Form', component: DeliveryForm };
export default meta;

type FormStory = Story<typeof DeliveryForm>;

export const Filled: FormStory = {};
export const SentIncomplete: FormStory = { args: { sent: true } };
export const Working: FormStory = { args: { working: true } };
export const RightToLeft: FormStory = { globals: { direction: 'rtl' } };
export const LargeText: FormStory = { globals: { text: '200%' } };
