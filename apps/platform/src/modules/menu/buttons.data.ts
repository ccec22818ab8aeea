import type { ButtonKey, SiteLocation } from '@candil/contract';
import type { FlagName, Privilege } from '@candil/domain';

/** An action of a place, with the condition for showing it there. */
export interface ButtonRule {
  readonly key: ButtonKey;
  readonly privilege?: Privilege;
  /** The privilege counts only while this flag is on. */
  readonly onlyWith?: FlagName;
}

const VIEW = { privilege: 'PROJECT_VIEW' } as const;

/**
 * Actions that the places of the product show (P§7, user configurations by site location); an action that the product
 * does not have is not named.
 */
export const BUTTON_RULES: Readonly<Record<SiteLocation, readonly ButtonRule[]>> = {
  AddToProject: [
    { key: 'ADD_PRODUCT', ...VIEW },
    { key: 'CREATE_PROJECT', ...VIEW },
  ],
  Menu: [
    { key: 'PROJECTS', ...VIEW },
    { key: 'ORDERS', privilege: 'ORDER_VIEW', onlyWith: 'menuPrivileges' },
  ],
  Configurator: [{ key: 'ADD_PRODUCT', ...VIEW }],
  ProjectDetails: [
    { key: 'ADD_PRODUCT', ...VIEW },
    { key: 'PASTE_LIST', ...VIEW },
    { key: 'EDIT_PROJECT_NAME', ...VIEW },
    { key: 'DELETE_PROJECT', ...VIEW },
    { key: 'REQUEST_BUDGET', ...VIEW },
    { key: 'GENERATE_BUDGET', ...VIEW },
    { key: 'NEW_ORDER', ...VIEW },
  ],
  MyProjects: [
    { key: 'CREATE_PROJECT', ...VIEW },
    { key: 'PASTE_LIST', ...VIEW },
    { key: 'EDIT_PROJECT_NAME', ...VIEW },
    { key: 'DELETE_PROJECT', ...VIEW },
  ],
  ProductSheet: [{ key: 'ADD_PRODUCT', ...VIEW }],
};
