import { optionalPart } from '../../shared/part/optional-part';
import { useOfferAgain } from '../../shared/part/use-offer-again';
import type { Palette } from './use-command-palette';

const PaletteDialog = optionalPart(
  () => import('./palette-dialog'),
  ({ PaletteDialog }) => PaletteDialog,
);

/** Search over everything; fetched when it is first opened. */
export const CommandPalette = ({ palette: { isOpen, open, close } }: { readonly palette: Palette }) => {
  const offerAgain = useOfferAgain(isOpen);
  const onMissing = () => {
    close();
    offerAgain(open);
  };
  return isOpen && <PaletteDialog onClose={close} onMissing={onMissing} />;
};
