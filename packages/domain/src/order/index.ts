export { type LineValidity, lineValidity, type OrderLineState } from './line-validity';
export { checkQuantity, MAX_QUANTITY, type QuantityFailure } from './quantity';
