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
  AC6: [{ file: 'src/access/privileges.ts', find: 'if (actor.catalogId !== catalogId) return false;', replace: '' }],
  AC7: [{ file: 'src/access/user-status.ts', find: 'return status === from ?', replace: 'return true ?' }],
};
