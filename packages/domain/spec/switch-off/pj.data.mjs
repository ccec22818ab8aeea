export const SWITCH_OFFS = {
  PJ1: [
    { file: 'src/project/project-status.ts', find: 'status === PROJECT_STATUS.EDITION ?', replace: 'status !== PROJECT_STATUS.DELETED ?' },
  ],
  PJ2: [{ file: 'src/project/project-status.ts', find: "return ['DUPLICATE',", replace: "return ['EDIT', 'DUPLICATE'," }],
  PJ3: [{ file: 'src/project/project-access.ts', find: 'write: full &&', replace: 'write: false &&' }],
  PJ4: [{ file: 'src/project/project-access.ts', find: 'actor.userId === project.thirdPartyId', replace: 'false' }],
  PJ5: [{ file: 'src/project/project-access.ts', find: "? 'order' : 'project'", replace: "? 'order' : 'order'" }],
  PJ6: [{ file: 'src/project/project-access.ts', find: 'return `10/', replace: 'return `' }],
  PJ7: [{ file: 'src/project/project-access.ts', find: " && hasPrivilege(actor, 'PROJECT_VIEW')", replace: '' }],
};
