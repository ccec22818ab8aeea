import type { ApiFailure } from '@candil/api-client';
import { refusedOrderResult } from '@candil/api-client/react';

/** Refusals that the order page answers itself; everything else goes the common way. */
export type Refusal = 'changed' | 'noClientCode' | 'forbidden';

/** Codes for the `handles` of placing an order. */
export const HANDLED_REFUSALS = ['version.conflict', 'order.line-invalid', 'NO_CLIENT_CODE', 'access.denied', 'project.not-found'];

/** Reads a refusal: the two special results of P§4 stay on the page, a changed project asks for another review. */
export const refusalOf = (failure: Pick<ApiFailure, 'code' | 'ErrorCode'>): Refusal | undefined => {
  if (failure.code === 'version.conflict' || failure.code === 'order.line-invalid') return 'changed';
  const result = refusedOrderResult(failure as ApiFailure);
  if (result?.status === 403) return 'forbidden';
  return result?.status === 200 ? 'noClientCode' : undefined;
};
