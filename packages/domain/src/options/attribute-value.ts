import type { AttributeType, Selection } from '../attribute';

/** A value of an attribute; that of a pendant height is its whole centimetres in digits. */
export interface AttributeValue {
  /** The attribute. */
  readonly type: AttributeType;
  /** Its value. */
  readonly modifier: string;
}

/** The selection with one value set. */
export function withValue(selection: Selection, { type, modifier }: AttributeValue): Selection {
  // A spread with a computed name costs several times as much, and this is done for every option.
  const changed: { -readonly [K in keyof Selection]: Selection[K] } = Object.assign({}, selection);
  if (type === 'pendantHeight') changed.pendantHeightCm = Number(modifier);
  else changed[type] = modifier;
  return changed;
}

/** The chosen value of an attribute; that of a pendant height in digits. */
export function chosenValue(selection: Selection, type: AttributeType): string | undefined {
  return type === 'pendantHeight' ? selection.pendantHeightCm?.toString() : selection[type];
}
