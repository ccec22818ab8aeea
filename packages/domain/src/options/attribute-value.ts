import type { AttributeType, Selection } from '../attribute';

/** A value of an attribute; that of a pendant height is its whole centimetres in digits. */
export interface AttributeValue {
  readonly type: AttributeType;
  readonly modifier: string;
}

/** The selection with one value set. */
export function withValue(selection: Selection, { type, modifier }: AttributeValue): Selection {
  return type === 'pendantHeight' ? { ...selection, pendantHeightCm: Number(modifier) } : { ...selection, [type]: modifier };
}

/** The chosen value of an attribute; that of a pendant height in digits. */
export function chosenValue(selection: Selection, type: AttributeType): string | undefined {
  return type === 'pendantHeight' ? selection.pendantHeightCm?.toString() : selection[type];
}
