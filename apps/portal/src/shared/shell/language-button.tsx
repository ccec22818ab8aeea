import { Suspense } from 'react';
import { lazyPart } from '../part/lazy-part';
import { useIntent } from '../use-intent';
import { LanguageChip } from './language-chip';

const load = () => import('./language-menu');
const LanguageMenu = lazyPart(
  () => load(),
  ({ LanguageMenu }) => LanguageMenu,
);

/** The language shown, as the chip that opens the others. */
export const LanguageButton = () => {
  const { isRequested, handlers } = useIntent(load);
  const closed = <LanguageChip aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? (
    <Suspense fallback={closed}>
      <LanguageMenu />
    </Suspense>
  ) : (
    closed
  );
};
