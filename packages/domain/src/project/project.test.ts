import { describe, expect, it } from 'vitest';
import { ROLES } from '../access';
import { importedOwnerId, PROJECT_STATUS, type ProjectActor, pageAfterOrder, projectAccess, projectActions, projectOperations } from '.';

const { DELETED, EDITION, ORDER } = PROJECT_STATUS;
const project = { ownerId: 'u1', ownerCompanyId: 'c1', thirdPartyId: 'u2', salesPersonId: 'u3', status: EDITION };
const actor = (userId: string, more: Partial<ProjectActor> = {}): ProjectActor => ({
  userId,
  companyId: 'c9',
  roles: [ROLES.specifier],
  privileges: ['PROJECT_VIEW'],
  ...more,
});

const WRITERS = [
  actor('u1', { privileges: [] }),
  actor('u4', { companyId: 'c1' }),
  actor('u3', { roles: [ROLES.sales], privileges: [] }),
  actor('u5', { roles: [ROLES.admin], privileges: [] }),
];
const FULL = { read: true, write: true, order: true };
const NOTHING = { read: false, write: false, order: false };

describe('project status', () => {
  it('PJ1 renames and deletes in EDITION only', () => {
    expect(PROJECT_STATUS).toEqual({ DELETED: 0, EDITION: 1, ORDER: 2 });
    expect([DELETED, EDITION, ORDER].map(projectActions)).toEqual([[], ['EDIT_PROJECT_NAME', 'DELETE_PROJECT'], []]);
  });

  it('PJ2 leaves copies and downloads to an ordered project, nothing to a deleted one', () => {
    expect([DELETED, EDITION, ORDER].map(projectOperations)).toEqual([
      [],
      ['EDIT', 'ORDER', 'DUPLICATE', 'VERSION', 'FORK', 'DOWNLOAD'],
      ['DUPLICATE', 'VERSION', 'FORK', 'DOWNLOAD'],
    ]);
    expect([ORDER, DELETED].map((status) => projectAccess(actor('u1'), { ...project, status }))).toEqual([
      { read: true, write: false, order: false },
      NOTHING,
    ]);
  });
});

describe('project access', () => {
  it.each(WRITERS)('PJ3 gives everything to user $userId', (writer) => {
    expect(projectAccess(writer, project)).toEqual(FULL);
  });

  it('PJ4 lets the assigned third party read and order', () => {
    expect(projectAccess(actor('u2'), project)).toEqual({ read: true, write: false, order: true });
  });

  it('PJ7 gives nothing to anyone else', () => {
    const { ownerCompanyId, thirdPartyId, salesPersonId, ...bare } = project;
    const withoutCompany = { userId: 'u8', roles: [], privileges: ['PROJECT_VIEW'] };
    expect([
      projectAccess(actor('u9'), project),
      projectAccess(actor('u4', { companyId: 'c1', privileges: [] }), project),
      projectAccess(actor('u9', { roles: [ROLES.sales] }), project),
      projectAccess(withoutCompany, bare),
    ]).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
  });

  it('PJ5 lands on the order only with ORDER_VIEW', () => {
    expect([pageAfterOrder({ privileges: ['ORDER_VIEW'] }), pageAfterOrder({ privileges: ['PROJECT_VIEW'] })]).toEqual([
      'order',
      'project',
    ]);
  });

  it('PJ6 marks the owner of an imported project', () => {
    expect(importedOwnerId('C0042')).toBe('10/C0042');
  });
});
