export const SWITCH_OFFS = {
  AC1: [
    {
      file: 'src/access/access.data.ts',
      find: '2: { privileges: PROJECT_PRIVILEGES, firstUser: true }',
      replace: '2: { privileges: PROJECT_PRIVILEGES, firstUser: false }',
    },
  ],
  AC2: [{ file: 'src/access/privileges.ts', find: 'account.privileges.includes(privilege)', replace: 'true' }],
  AC3: [{ file: 'src/access/privileges.ts', find: 'roles.some((role)', replace: 'roles.every((role)' }],
  AC4: [{ file: 'src/access/privileges.ts', find: 'account.emailConfirmed && ', replace: '' }],
  AC5: [{ file: 'src/access/privileges.ts', find: 'actor.isStaff || actor.status === USER_STATUS.QUALIFIED', replace: 'actor.isStaff' }],
  AC6: [
    { file: 'src/access/privileges.ts', find: 'if (actor.catalogId !== catalogId) return false;', replace: '' },
    { file: 'src/access/access.data.ts', find: 'SALES_ROLES[16], SALES_ROLES[21], ROLES.admin', replace: 'SALES_ROLES[16], ROLES.admin' },
  ],
  AC7: [{ file: 'src/access/user-status.ts', find: 'return status === from ?', replace: 'return true ?' }],
  AC8: [{ file: 'src/access/account-kind.ts', find: 'Object.values(table), value,', replace: 'Object.values(table), Number(value),' }],
  AC9: [{ file: 'src/access/access.data.ts', find: 'LINKEDIN: 3', replace: 'LINKEDIN: 4' }],
  AC10: [{ file: 'src/access/account-kind.ts', find: 'if (ofRole !== undefined) return ofRole;', replace: '' }],
  AC11: [{ file: 'src/access/account-kind.ts', find: 'role === account.roles[0]', replace: 'account.roles.includes(role)' }],
  AC12: [{ file: 'src/access/access.data.ts', find: "'accept', 'reject'", replace: "'accept', 'reject', 'ACCEPT'" }],
  AC13: [{ file: 'src/access/account-kind.ts', find: "if (httpStatus === 404) return 'free';", replace: '' }],
  AC14: [{ file: 'src/access/company-users.ts', find: "companyExists ? 'request' : 'firstUser'", replace: "'firstUser'" }],
  AC15: [{ file: 'src/access/navigation.ts', find: '|| status >= minimumStatus', replace: '|| true' }],
  AC16: [
    {
      file: 'src/access/navigation.ts',
      find: "if (account === 'loading') return { kind: 'wait' };",
      replace: "if (account === 'loading') return { kind: 'show' };",
    },
  ],
  AC17: [
    {
      file: 'src/access/staff-access.ts',
      find: '((request.composingPendants || request.validating) && request.mayWriteProject)',
      replace: 'false',
    },
  ],
  AC18: [{ file: 'src/access/staff-access.ts', find: ' && actor.impersonating !== true', replace: '' }],
  AC19: [{ file: 'src/access/access.data.ts', find: "'PATCH', 'DELETE'", replace: "'PATCH', 'DELETE', 'HEAD'" }],
  AC20: [{ file: 'src/access/access.data.ts', find: "'apihub', 'sync'", replace: "'apihub', 'sync', 'crm'" }],
  AC21: [{ file: 'src/access/staff-access.ts', find: '!flagOn || ', replace: '' }],
};
