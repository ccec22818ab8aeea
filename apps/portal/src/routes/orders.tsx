import type { RouteModule } from '../app/route-module';
import { OrdersScreen, prefetchOrders } from '../features/order';

/** The orders the account may see. */
export const loader: RouteModule['loader'] = ({ request }, portal) => {
  prefetchOrders(portal, new URL(request.url).searchParams);
  return null;
};

export const Component = () => <OrdersScreen />;
