import type { Account } from '@candil/contract';
import type { ReactNode } from 'react';
import { optionalPart } from '../part/optional-part';
import { useAskedPart } from '../part/use-asked-part';
import { otherCatalogueOf } from './other-catalogue';

const CatalogueSwitch = optionalPart(
  () => import('./catalogue-switch'),
  ({ CatalogueSwitch }) => CatalogueSwitch,
);

/** The switch to the other catalogue: a function that requests it (undefined where the role decides), and the dialog, to be drawn outside any menu. */
export const useCatalogueSwitch = (account: Account): { readonly ask: (() => void) | undefined; readonly dialog: ReactNode } => {
  const { asked, ask, close, onMissing } = useAskedPart();
  const other = otherCatalogueOf(account);
  return {
    ask: other === undefined ? undefined : () => ask(true),
    dialog: asked && other !== undefined && <CatalogueSwitch to={other} onClose={close} onMissing={onMissing} />,
  };
};
