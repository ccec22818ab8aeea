/**
 * Kinds of entries of the audit trail, grouped for the filters of administrators. A kind that is not listed here cannot be recorded, which
 * ensures that each has its words in every language.
 */
export const AUDIT_KINDS = {
  signIn: ['login.succeeded', 'login.failed', 'logout', 'refresh-token-reused', 'session.ended', 'sessions.ended'],
  account: ['account.registered', 'registration.completed', 'email.confirmed', 'password.reset-asked', 'password.set', 'identity.linked'],
  rights: [
    'role.changed',
    'privileges.changed',
    'client-code.changed',
    'qualification.asked',
    'qualification.accepted',
    'qualification.refused',
    'user.invited',
    'user.reactivated',
    'user.deactivated',
  ],
  company: ['company.created', 'company.changed', 'company.joined', 'company.join-asked', 'company.join-accepted', 'company.join-rejected'],
  trade: ['budget.requested'],
  acting: ['impersonation.started', 'impersonation.ended', 'impersonation.write'],
  settings: ['flag.changed', 'audit.exported'],
} as const;

export type AuditGroup = keyof typeof AUDIT_KINDS;
export type AuditKind = (typeof AUDIT_KINDS)[AuditGroup][number];
export const AUDIT_GROUPS = Object.keys(AUDIT_KINDS) as AuditGroup[];
