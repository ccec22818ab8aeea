import { formatReference, parseReference, type ReferenceParts } from '@candil/domain';
import { IconButton } from '../button/button';
import { CopyIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { ReferenceCodeField, type ReferenceCodeFieldProps } from './reference-code-field';

const start: ReferenceParts = { model: '0820', dash: false, color: '42', temperature: '2', control: 'A', installation: '10' };

/** The parts of the domain, as they are shown. */
const segments = ({ model, color, temperature, control, installation }: ReferenceParts) => [
  { key: 'model', text: model, label: `Model ${model}` },
  { key: 'color', text: color, label: `Finish ${color}`, before: ' ' },
  { key: 'temperature', text: temperature ?? '·', label: 'Colour temperature', before: '/', missing: temperature === undefined },
  { key: 'control', text: control ?? '·', label: 'Control', missing: control === undefined },
  { key: 'installation', text: installation ?? '··', label: 'Installation', before: '_', missing: installation === undefined },
];
const parse = (text: string) => {
  const parts = parseReference(text);
  return parts.ok ? parts : { ok: false as const, message: `“${text}” is no reference. A whole one is 0820 42/2A_10.` };
};
const Field = (props: Partial<ReferenceCodeFieldProps<ReferenceParts>>) => (
  <ReferenceCodeField
    label="Reference"
    defaultValue={start}
    parse={parse}
    format={formatReference}
    segments={segments}
    className="max-w-md"
    {...props}
  />
);

const meta: StoryMeta<typeof Field> = { title: 'Widgets/Reference code', component: Field };
export default meta;

type ReferenceStory = Story<typeof Field>;

export const Whole: ReferenceStory = { args: { actions: <IconButton label="Copy" icon={<CopyIcon size={16} />} size="sm" /> } };
export const StillToChoose: ReferenceStory = {
  args: { defaultValue: { model: '0820', dash: false, color: '42' }, hint: 'Type or paste a code to fill the form' },
};
export const Cells: ReferenceStory = {
  args: {
    look: 'cells',
    defaultValue: { model: '0820', dash: false, color: '42' },
    segments: (parts) => segments(parts).map((segment) => ({ ...segment, caption: segment.missing ? `${segment.label}?` : segment.label })),
  },
};
