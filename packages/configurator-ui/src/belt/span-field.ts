import type { TypedField } from '@candil/configurator';

const FIELDS: ReadonlySet<TypedField> = new Set(['slack', 'sag', 'length']);
/** Returns whether a field is one of a span; such fields stand in the bar of the span. */
export const isSpanField = (field: TypedField): boolean => FIELDS.has(field);
