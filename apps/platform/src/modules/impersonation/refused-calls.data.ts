import type { EndpointName } from '@candil/contract';

/**
 * Calls that impersonation does not allow: orders, personal data and the granting of rights. Each is
 * refused before its body is read.
 */
export const REFUSED_CALLS: readonly EndpointName[] = [
  'processOrder',
  'changePassword',
  'completeRegistration',
  'updateLanguage',
  'addFavouriteModel',
  'removeFavouriteModel',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'startImpersonation',
  'inviteUser',
  'manageJoinRequest',
  'updateUserPrivileges',
  'deactivateUser',
];

/**
 * Changes that visitors may make too, so their access check reads no session: sent by an account acting as another,
 * they are in the other's name.
 */
export const VISITORS_CHANGES: readonly EndpointName[] = ['requestSupport', 'uploadTempFile'];
