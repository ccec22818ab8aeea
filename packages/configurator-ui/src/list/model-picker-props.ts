import type { DropdownOption } from '@candil/ui-kit/dropdown';

/** Props of a choice of one of several models. */
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
