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
  PJ8: [{ file: 'src/project/project.data.ts', find: "'CREATION', 'COMPOSING_PENDANTS'", replace: "'CREATION', 'TOOLKIT'" }],
  PJ9: [{ file: 'src/project/project.data.ts', find: 'DEFAULT_PRODUCT_QUANTITY = 1', replace: 'DEFAULT_PRODUCT_QUANTITY = 2' }],
  PJ10: [
    {
      file: 'src/project/project-copy.ts',
      find: 'status: PROJECT_STATUS.EDITION, catalogId });',
      replace: 'status: PROJECT_STATUS.EDITION, catalogId: 16 });',
    },
  ],
  PJ11: [{ file: 'src/project/project.data.ts', find: 'PROJECTS_AFTER_DUPLICATE = 4', replace: 'PROJECTS_AFTER_DUPLICATE = 10' }],
  PJ12: [
    {
      file: 'src/project/project-copy.ts',
      find: "checkText(request.title, 'projectVersionTitle')",
      replace: "checkText(request.title, 'projectTitle')",
    },
  ],
  PJ13: [{ file: 'src/project/project-paths.ts', find: "projectPath(result) : '/'", replace: "'/' : '/'" }],
  PJ14: [{ file: 'src/project/project-paths.ts', find: 'projectPath(redirectTo) : undefined', replace: 'undefined : undefined' }],
  PJ15: [{ file: 'src/project/project-paths.ts', find: 'pathSegment(projectId)', replace: 'projectId' }],
  PJ16: [{ file: 'src/project/project-sort.ts', find: 'ascending(b.updatedAt, a.updatedAt) || ascending(a.id, b.id);', replace: '0;' }],
  PJ17: [{ file: 'src/project/project-import.ts', find: ' || httpStatus === 400', replace: '' }],
  PJ18: [
    {
      file: 'src/project/project-list.ts',
      find: 'return [event, ...list];',
      replace: 'return [...list];',
    },
  ],
  PJ19: [{ file: 'src/project/project-list.ts', find: "status === 'loading' ? event : status", replace: 'event' }],
  PJ20: [{ file: 'src/project/project-status.ts', find: ' || !flags.hideDuplicateProject', replace: ' || true' }],
  PJ21: [{ file: 'src/untrusted/path-segment.ts', find: 'text.toWellFormed()', replace: 'text' }],
  PJ22: [{ file: 'src/project/line-offers.ts', find: 'offer.totalMinor < best.totalMinor', replace: 'offer.totalMinor > best.totalMinor' }],
  PJ23: [{ file: 'src/project/line-offers.ts', find: '...days.filter((each) => each < last), ', replace: '' }],
  PJ24: [{ file: 'src/project/line-offers.ts', find: 'savingMinor > 0 &&', replace: 'savingMinor >= 0 &&' }],
  PJ25: [{ file: 'src/project/validation-state.ts', find: "if (isBlocked) return 'blocked';\n", replace: '' }],
  PJ26: [{ file: 'src/project/validation-state.ts', find: 'stored !== undefined && ', replace: '' }],
};
