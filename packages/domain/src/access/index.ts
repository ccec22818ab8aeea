export {
  CALL_METHODS,
  CLIENT_STAFF_ROLES,
  MANAGE_USER_ACTIONS,
  PRIVILEGES,
  REGISTRATION_TYPES,
  ROLES,
  SALES_ROLES,
  SERVICE_NAMES,
  USER_STATUS,
  USER_TYPES,
} from './access.data';
export {
  type AccountCodeFailure,
  analyticsRole,
  catalogOfAccount,
  emailAvailability,
  parseAccountCode,
  type RegistrationType,
  type UserType,
} from './account-kind';
export { type CompanyEntry, companyEntry, type ManageUserAction, type ManageUserFailure, parseManageUserAction } from './company-users';
export { type GateDecision, type GuardDecision, type GuardedRoute, guardRoute, type KnownAccount, navigationGate } from './navigation';
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
export { type CallFailure, type CallMethod, parseCallMethod, parseServiceName, type ServiceName } from './service-call';
export {
  mayImpersonate,
  menuEntries,
  opensCompositor,
  opensNewOrder,
  opensProductAdmin,
  opensStaffPage,
  type PageActor,
} from './staff-access';
export { type UserEvent, type UserStatus, type UserStatusFailure, userStatusAfter } from './user-status';
