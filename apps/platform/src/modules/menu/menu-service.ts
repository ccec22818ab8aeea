import type { ButtonKey, SiteLocation } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import type { Actor, Flags } from '../../kernel';
import { BUTTON_RULES, type ButtonRule } from './buttons.data';
import { SUBMENU_ENTRIES, type SubmenuEntry } from './submenu-links.data';

/** Further entries of the menu for an account in a catalogue. */
export const submenuFor = ({ roleId }: Actor, catalogId: CatalogId): readonly SubmenuEntry[] =>
  SUBMENU_ENTRIES.filter((entry) => (entry.catalogId === undefined || entry.catalogId === catalogId) && entry.roleIds.includes(roleId));

const isShown = async (flags: Flags, actor: Actor, { privilege, onlyWith }: ButtonRule): Promise<boolean> => {
  if (privilege === undefined || actor.privileges.includes(privilege)) return true;
  return onlyWith !== undefined && !(await flags.isOnFor(actor, onlyWith));
};

/** The actions a place shows to an account. */
export const buttonsFor = async (flags: Flags, actor: Actor, place: SiteLocation): Promise<ButtonKey[]> => {
  const shown = await Promise.all(BUTTON_RULES[place].map(async (rule) => ((await isShown(flags, actor, rule)) ? [rule.key] : [])));
  return shown.flat();
};
