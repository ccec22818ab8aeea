import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../part/lazy-part';
import { useAccount } from '../session/use-session';
import { readKept, subscribeKept } from './kept-comparison';

const TrayButton = lazyPart(
  () => import('./tray-button'),
  ({ TrayButton }) => TrayButton,
);

/** The way to what is kept to be compared, there as soon as something is. */
export const CompareEntry = () => {
  const { userId } = useAccount();
  const hasKept = useSyncExternalStore(subscribeKept, () => readKept(userId) !== null);
  if (!hasKept) return null;
  return (
    <Suspense>
      <TrayButton />
    </Suspense>
  );
};
