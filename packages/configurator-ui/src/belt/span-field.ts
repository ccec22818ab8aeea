import type { TypedField } from '@candil/configurator';

const FIELDS: ReadonlySet<TypedField> = new Set(['slack', 'sag', 'length']);
/** Whether a value is one of a span, which stands in the bar of the span. */
export const isSpanField = (field: TypedField): boolean => FIELDS.has(field);
