import { Dropdown, type DropdownOption } from '@candil/ui-kit/dropdown';
import { rememberedFirst } from '../library/remembered-first';
import { useEditorShell } from '../state/editor-shell';
import { later } from '../state/later';

export interface ModelPickerProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Code of the chosen model. */
  readonly value: string;
  /** The values are codes of models. */
  readonly options: readonly DropdownOption[];
  readonly onValueChange: (model: string) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly className?: string;
}

const PlainPicker = ({ options, ...rest }: ModelPickerProps) => {
  const { remembered } = useEditorShell();
  return <Dropdown options={rememberedFirst(options, ({ value }) => value, remembered)} {...rest} />;
};

/** Where it does not arrive, models are picked without marks. */
const MarkedPicker = later(
  () => import('./marked-picker'),
  (parts) => parts.MarkedPicker,
  PlainPicker,
);

/** One of several models, favourites first; each can be marked as one where the user has favourites. */
export const ModelPicker = (props: ModelPickerProps) => {
  const { favouriteMark } = useEditorShell();
  return favouriteMark === undefined || props.disabled ? <PlainPicker {...props} /> : <MarkedPicker {...props} />;
};
