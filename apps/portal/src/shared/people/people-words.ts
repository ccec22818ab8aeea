import { ROLES, USER_STATUS } from '@candil/domain';

type RoleKey = `people.role.${(typeof ROLES)[keyof typeof ROLES]}`;
type StateKey = `people.state.${Exclude<(typeof USER_STATUS)[keyof typeof USER_STATUS], 0>}`;

/** Key of a role's name in `eproject`; undefined for a role that is unknown here. */
export const roleKey = (rolId: number): RoleKey | undefined => {
  const role = Object.values(ROLES).find((known) => known === rolId);
  return role === undefined ? undefined : `people.role.${role}`;
};

/** Key of the words for a person's state; undefined for a deleted one, or for a state that is unknown here. */
export const stateKey = (status: number): StateKey | undefined => {
  const state = Object.values(USER_STATUS).find((known) => known === status);
  return state === undefined || state === USER_STATUS.DELETED ? undefined : `people.state.${state}`;
};
