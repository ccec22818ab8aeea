import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type ModuleFactory, route } from '../../kernel';
import { buttonsFor, submenuFor } from './menu-service';
import { SUBMENU_TITLES } from './submenu-titles.data';

/** Menus and places of the product, as an account sees them. */
export const menuModule: ModuleFactory = ({ flags }) => ({
  name: 'menu',
  routes: defineRoutes(
    route(endpoints.getSubmenuLinks, async ({ actor, query: { catalogId, lang } }) =>
      ok({
        links: submenuFor(actor, catalogId).map(({ key, href }) => ({ key, href, title: SUBMENU_TITLES[key][lang], external: false })),
      }),
    ),
    route(endpoints.getUserConfigurations, async ({ actor, query }) => ok({ BUTTONS: await buttonsFor(flags, actor, query.siteLocation) })),
  ),
});
