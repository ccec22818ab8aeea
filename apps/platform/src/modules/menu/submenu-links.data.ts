import { type CatalogId, ROLES, type RoleId, SALES_ROLES } from '@candil/domain';

/** A further entry of the menu: its target inside the portal, and its audience. Its title stands in the texts. */
export interface SubmenuEntry {
  readonly key: 'qualifications' | 'flags' | 'audit';
  readonly href: string;
  readonly catalogId?: CatalogId;
  readonly roleIds: readonly RoleId[];
}

export const SUBMENU_ENTRIES: readonly SubmenuEntry[] = [
  { key: 'qualifications', href: '/staff/qualifications', catalogId: 16, roleIds: [SALES_ROLES[16], ROLES.admin] },
  { key: 'qualifications', href: '/staff/qualifications', catalogId: 21, roleIds: [SALES_ROLES[21], ROLES.admin] },
  { key: 'flags', href: '/staff/flags', roleIds: [ROLES.admin] },
  { key: 'audit', href: '/staff/audit', roleIds: [ROLES.admin] },
];
