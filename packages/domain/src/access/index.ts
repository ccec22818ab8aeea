export { DEFAULT_PRIVILEGES, PRIVILEGES, ROLES, USER_STATUS } from './access.data';
export {
  decidesQualifications,
  defaultPrivileges,
  hasAnyRole,
  hasPrivilege,
  isInternalStaff,
  type Privilege,
  type RoleId,
  type RoleName,
  seesNetPrices,
} from './privileges';
export { type UserEvent, type UserStatus, type UserStatusFailure, userStatusAfter } from './user-status';
