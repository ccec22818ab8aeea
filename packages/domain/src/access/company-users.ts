import { fail, ok, type Result } from '../result';
import { MANAGE_USER_ACTIONS } from './access.data';

/** Accepts or rejects someone who wants to join a company (AC12). */
export type ManageUserAction = (typeof MANAGE_USER_ACTIONS)[number];

/** The action is neither accept nor reject (AC12). */
export type ManageUserFailure = { readonly code: 'user.action-invalid'; readonly action: unknown };

/** What a registration is to a company: its first user, or a request that its manager decides (AC14). */
export type CompanyEntry = 'firstUser' | 'request';

/** Checks the action on a user of a company; anything but accept and reject is refused with "Invalid action type" (AC12). */
export function parseManageUserAction(action: unknown): Result<ManageUserAction, ManageUserFailure> {
  const found = MANAGE_USER_ACTIONS.find((one) => one === action);
  return found === undefined ? fail({ code: 'user.action-invalid', action }) : ok(found);
}

/** Who registers with a new company is its first user; joining a known one is a request (AC14). */
export function companyEntry({ companyExists }: { readonly companyExists: boolean }): CompanyEntry {
  return companyExists ? 'request' : 'firstUser';
}
