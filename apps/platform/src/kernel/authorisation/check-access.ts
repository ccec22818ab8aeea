import type { Access } from '@candil/contract';
import type { Failure } from '../failures/failure';
import type { Actor } from './actor';

/** Why this actor may not call a route of this access; undefined = may. */
export const accessFailure = (access: Access, actor: Actor | undefined): Failure | undefined => {
  if (access === 'public') return undefined;
  if (actor === undefined) return { code: 'session.missing' };
  if (access === 'signed-in') return undefined;
  return actor.privileges.includes(access.privilege) ? undefined : { code: 'access.denied' };
};
