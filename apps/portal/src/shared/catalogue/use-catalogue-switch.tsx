import type { Account } from '@candil/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../part/lazy-part';
import { otherCatalogueOf } from './other-catalogue';

const CatalogueSwitch = lazyPart(
  () => import('./catalogue-switch'),
  ({ CatalogueSwitch }) => CatalogueSwitch,
);

/** The switch to the other catalogue: a function that requests it (undefined where the role decides), and the dialog, to be drawn outside any menu. */
export const useCatalogueSwitch = (account: Account): { readonly ask: (() => void) | undefined; readonly dialog: ReactNode } => {
  const [isAsked, setIsAsked] = useState(false);
  const other = otherCatalogueOf(account);
  return {
    ask: other === undefined ? undefined : () => setIsAsked(true),
    dialog: isAsked && other !== undefined && (
      <Suspense>
        <CatalogueSwitch to={other} onClose={() => setIsAsked(false)} />
      </Suspense>
    ),
  };
};
