export { type DeliveredLine, type Delivery, deliveryDays } from './delivery';
export { type LineValidity, lineValidity, type OrderLineState } from './line-validity';
export { isListedIn, type ListedOrder, type OrderListingFailure, type OrderListingMode, parseOrderListingMode } from './listing-mode';
export { ORDER_LISTING_MODES, ORDER_STATUS } from './order.data';
export {
  changeOrderQuantity,
  type DroppedOrderLine,
  type OrderLine,
  type OrderLineInput,
  type OrderPreview,
  type OrderQuantityFailure,
  previewOrder,
} from './order-preview';
export {
  NO_ORDER_PROGRESS,
  type OrderAnswer,
  type OrderOutcome,
  type OrderProgress,
  type OrderProgressEvent,
  orderOutcome,
  orderProgressAfter,
  pageAfterOrderFailure,
  projectStatusAfterOrder,
} from './order-processing';
export { type OrderStatus, type OrderStatusFailure, orderStatusAfter, parseOrderStatus } from './order-status';
export { checkQuantity, MAX_QUANTITY, type QuantityFailure } from './quantity';
export { type OrderReferenceLine, orderReferenceLine } from './reference-line';
