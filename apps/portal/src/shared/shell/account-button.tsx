import type { Account } from '@candil/contract';
import { Suspense } from 'react';
import { lazyPart } from '../part/lazy-part';
import { useIntent } from '../use-intent';
import { AccountDisc } from './account-disc';

const load = () => import('./account-menu');
const AccountMenu = lazyPart(
  () => load(),
  ({ AccountMenu }) => AccountMenu,
);

/** Button with the signed-in user, which opens their menu. */
export const AccountButton = ({ account }: { account: Account }) => {
  const { isRequested, handlers } = useIntent(load);
  const closed = <AccountDisc name={account.name} aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? (
    <Suspense fallback={closed}>
      <AccountMenu account={account} />
    </Suspense>
  ) : (
    closed
  );
};
