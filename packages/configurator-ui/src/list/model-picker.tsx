import { Dropdown } from '@candil/ui-kit/dropdown';
import { rememberedFirst } from '../library/remembered-first';
import { useEditorShell } from '../state/editor-shell';
import { later } from '../state/later';
import type { ModelPickerProps } from './model-picker-props';

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
