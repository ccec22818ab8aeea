import { type CatalogId, ROLES, type RoleId } from '@candil/domain';

/** A further entry of the menu: its target inside the portal, and its audience. Its title stands in the texts. */
export interface SubmenuEntry {
  readonly key: 'qualifications' | 'flags' | 'audit';
  readonly href: string;
  readonly catalogId?: CatalogId;
  readonly roleIds: readonly RoleId[];
}

export const SUBMENU_ENTRIES: readonly SubmenuEntry[] = [
  { key: 'qualifications', href: '/staff/qualifications', catalogId: 16, roleIds: [ROLES.sales, ROLES.admin] },
  { key: 'qualifications', href: '/staff/qualifications', catalogId: 21, roleIds: [ROLES.salesUsa, ROLES.admin] },
  { key: 'flags', href: '/staff/flags', roleIds: [ROLES.admin] },
  { key: 'audit', href: '/staff/audit', roleIds: [ROLES.admin] },
];
