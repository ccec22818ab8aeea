export { NewOrderScreen } from './components/new-order-screen';
export { OrderScreen } from './components/order-screen';
export { OrdersScreen } from './components/orders-screen';
export { prefetchOrder, prefetchOrders } from './model/order-options';
export { readOrderId } from './model/read-order-id';
