import { type FlagName, isFlagOn } from '@candil/domain';
import type { Actor } from '../../kernel';

/**
 * Whether a flag is on for an account: the one place where the service decides it. Nothing is stored about flags, so each is what it
 * starts with (FL1).
 */
export const isFlagOnFor = ({ email, accountId }: Actor, name: FlagName): boolean =>
  isFlagOn(name, {}, { set: 'PRO', email, userId: accountId });
