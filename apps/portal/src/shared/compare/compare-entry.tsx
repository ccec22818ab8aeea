import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../part/lazy-part';
import { useAccount } from '../session/use-session';
import { readKept, subscribeKept } from './kept-comparison';

const TrayButton = lazyPart(
  () => import('./tray-button'),
  ({ TrayButton }) => TrayButton,
);

/** Link to the variants kept for comparison, shown as soon as there are any. */
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
