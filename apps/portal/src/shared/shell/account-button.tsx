import type { Account } from '@candil/contract';
import { optionalPart } from '../part/optional-part';
import { useIntent } from '../use-intent';
import { AccountDisc } from './account-disc';

const load = () => import('./account-menu');
const AccountMenu = optionalPart(
  () => load(),
  ({ AccountMenu }) => AccountMenu,
);

/** Button with the signed-in user, which opens their menu. */
export const AccountButton = ({ account }: { account: Account }) => {
  const { isRequested, handlers, onMissing } = useIntent(load);
  const closed = <AccountDisc name={account.name} aria-haspopup="menu" aria-expanded={false} {...handlers} />;
  return isRequested ? <AccountMenu account={account} waiting={closed} onMissing={onMissing} /> : closed;
};
