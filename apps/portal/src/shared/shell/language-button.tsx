import { optionalPart } from '../part/optional-part';
import { useIntent } from '../use-intent';
import { LanguageChip } from './language-chip';

const load = () => import('./language-menu');
const LanguageMenu = optionalPart(
  () => load(),
  ({ LanguageMenu }) => LanguageMenu,
);

/** The language shown, as the chip that opens the others. */
export const LanguageButton = () => {
  const { isRequested, handlers, onMissing } = useIntent(load);
  const closed = <LanguageChip aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? <LanguageMenu waiting={closed} onMissing={onMissing} /> : closed;
};
