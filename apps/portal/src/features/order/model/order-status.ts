import type { Order } from '@candil/contract';
import type { Tone } from '@candil/ui-kit/badge';

export type OrderStatus = Order['status'];

/** 1 pending, 2 confirmed, 3 production, 4 finished. */
export const ORDER_STATUSES: readonly OrderStatus[] = [1, 2, 3, 4];

const TONES: Record<OrderStatus, Tone> = { 1: 'neutral', 2: 'accent', 3: 'warning', 4: 'success' };

export const orderTone = (status: OrderStatus): Tone => TONES[status];
