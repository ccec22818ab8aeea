import { fail, ok, type Result } from '../result';
import { USER_STATUS } from './access.data';

/** 0 deleted – 4 qualified. */
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** Events that move a user from one status to another (AC7). */
export type UserEvent = 'emailConfirmed' | 'qualificationAsked' | 'qualificationAccepted' | 'qualificationRefused' | 'deleted';

/** The event is not possible in that status (AC7). */
export type UserStatusFailure = { readonly code: 'user.status-refused'; readonly status: UserStatus; readonly event: UserEvent };

const { DELETED, REGISTER_NOT_COMPLETED, WEB_USER, TRADE_LEAD, QUALIFIED } = USER_STATUS;

const TRANSITIONS: Readonly<Record<Exclude<UserEvent, 'deleted'>, readonly [from: UserStatus, to: UserStatus]>> = {
  emailConfirmed: [REGISTER_NOT_COMPLETED, WEB_USER],
  qualificationAsked: [WEB_USER, TRADE_LEAD],
  qualificationAccepted: [TRADE_LEAD, QUALIFIED],
  qualificationRefused: [TRADE_LEAD, WEB_USER],
};

/** The status after an event; deleting is possible from any, everything else only from its one status (AC7). */
export function userStatusAfter(status: UserStatus, event: UserEvent): Result<UserStatus, UserStatusFailure> {
  if (event === 'deleted') return ok(DELETED);
  const [from, to] = TRANSITIONS[event];
  return status === from ? ok(to) : fail({ code: 'user.status-refused', status, event });
}
