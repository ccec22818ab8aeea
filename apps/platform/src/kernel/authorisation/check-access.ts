import type { Access } from '@candil/contract';
import type { Failure } from '../failures/failure';
import type { Actor } from './actor';

/** Returns the reason this actor may not call a route of this access; undefined = may. */
export const accessFailure = (access: Access, actor: Actor | undefined): Failure | undefined => {
  if (access === 'public') return undefined;
  if (actor === undefined) return { code: 'session.missing' };
  if (access === 'signed-in') return undefined;
  return isAdmitted(access, actor) ? undefined : { code: 'access.denied' };
};

const isAdmitted = (access: Exclude<Access, 'public' | 'signed-in'>, actor: Actor): boolean => {
  if (access === 'internal-staff') return actor.isInternalStaff;
  return 'privilege' in access ? actor.privileges.includes(access.privilege) : access.anyRole.includes(actor.roleId);
};
