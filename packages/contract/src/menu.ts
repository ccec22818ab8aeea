import { ROLES } from '@candil/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { catalogIdInQuery, isoLanguage } from './wire-values';

/** The places of the product that ask which actions they show (P§9). */
export const SITE_LOCATIONS = ['AddToProject', 'Menu', 'Configurator', 'ProjectDetails', 'MyProjects', 'ProductSheet'] as const;
export type SiteLocation = (typeof SITE_LOCATIONS)[number];

/** Actions that a place may show. */
export const BUTTONS = [
  'ADD_PRODUCT',
  'CREATE_PROJECT',
  'DELETE_PROJECT',
  'DUPLICATE_PROJECT',
  'EDIT_PROJECT_NAME',
  'GENERATE_BUDGET',
  'INVOICES',
  'NEW_ORDER',
  'ORDERS',
  'PASTE_LIST',
  'PROJECTS',
  'REQUEST_BUDGET',
] as const;
export type ButtonKey = (typeof BUTTONS)[number];

export const submenuLink = z.object({
  key: z.string(),
  title: z.string(),
  /** A path of the portal, or an address of the maker's website. */
  href: z.string(),
  external: z.boolean(),
});
export type SubmenuLink = z.output<typeof submenuLink>;

export const getSubmenuLinks = endpoint('getSubmenuLinks', {
  summary: 'Further entries of the menu by catalogue and role; the role is that of the account, whatever is asked for',
  method: 'GET',
  path: '/submenu-links',
  query: z.object({
    catalogId: catalogIdInQuery,
    role: z.optional(z.pipe(z.coerce.number<number | string>(), z.enum(ROLES))),
    lang: z._default(isoLanguage, 'en'),
  }),
  response: z.object({ links: z.array(submenuLink) }),
  access: 'signed-in',
});

export const getUserConfigurations = endpoint('getUserConfigurations', {
  summary: 'Which actions a place of the product shows to the account',
  method: 'GET',
  path: '/user-configurations',
  query: z.object({ siteLocation: z.enum(SITE_LOCATIONS) }),
  response: z.object({ BUTTONS: z.array(z.enum(BUTTONS)) }),
  access: 'signed-in',
});
