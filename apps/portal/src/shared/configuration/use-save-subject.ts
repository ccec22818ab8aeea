import { newIdempotencyKey } from '@candil/api-client';
import { useState } from 'react';

/**
 * The subject of the saves of one editor, for their `meta`: the opened product, else what the editor is about to make. A save that succeeds
 * takes the place of one that waits to be tried again: that one would make another product.
 */
export const useSaveSubject = (productId: string | undefined): string => {
  const [own] = useState(newIdempotencyKey);
  return productId ?? own;
};
