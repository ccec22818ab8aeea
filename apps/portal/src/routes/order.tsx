import { useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { OrderScreen, prefetchOrder, readOrderId } from '../features/order';
import { Component as NotFound } from './not-found';

/** A placed order. */
export const loader: RouteModule['loader'] = ({ params }, portal) => {
  const orderId = readOrderId(params.orderId);
  if (orderId !== undefined) prefetchOrder(portal, orderId);
  return null;
};

export const Component = () => {
  const orderId = readOrderId(useParams().orderId);
  return orderId === undefined ? <NotFound /> : <OrderScreen key={orderId} orderId={orderId} />;
};
