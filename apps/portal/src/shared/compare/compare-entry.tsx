import { useSyncExternalStore } from 'react';
import { optionalPart } from '../part/optional-part';
import { useAccount } from '../session/use-session';
import { readKept, subscribeKept } from './kept-comparison';

const TrayButton = optionalPart(
  () => import('./tray-button'),
  ({ TrayButton }) => TrayButton,
);

/** Link to the variants kept for comparison, shown as soon as there are any. */
export const CompareEntry = () => {
  const { userId } = useAccount();
  const hasKept = useSyncExternalStore(subscribeKept, () => readKept(userId) !== null);
  return hasKept && <TrayButton />;
};
