import type { Result } from '../result';
import { memberOf } from '../untrusted';
import { MANAGE_USER_ACTIONS } from './access.data';

/** Accepts or rejects someone who wants to join a company (AC12). */
export type ManageUserAction = (typeof MANAGE_USER_ACTIONS)[number];

/** The action is neither accept nor reject (AC12). */
export type ManageUserFailure = { readonly code: 'user.action-invalid'; readonly action: unknown };

/** Effect of a registration on a company: its first user, or a request that its manager decides (AC14). */
export type CompanyEntry = 'firstUser' | 'request';

/** Checks the action on a user of a company; anything but accept and reject is refused with "Invalid action type" (AC12). */
export function parseManageUserAction(action: unknown): Result<ManageUserAction, ManageUserFailure> {
  return memberOf(MANAGE_USER_ACTIONS, action, { code: 'user.action-invalid', action });
}

/** Decides how a registration enters a company: as first user of a new one, or by a request to join a known one (AC14). */
export function companyEntry({ companyExists }: { readonly companyExists: boolean }): CompanyEntry {
  return companyExists ? 'request' : 'firstUser';
}
