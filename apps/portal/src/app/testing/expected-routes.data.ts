import type { CatalogId } from '@candil/domain';
/** The users, in the order of the columns below: a visitor, then the nine roles of P§6 with the privileges of AC. */
export const ASKING = [
  'nobody',
  'webUser',
  'specifier',
  'distributor',
  'sales',
  'specifier_usa',
  'sales_usa',
  'importer',
  'admin',
  'apiUser',
] as const;
export type Asking = (typeof ASKING)[number];

const PROJECT = ['PROJECT_VIEW', 'PROJECT_REGISTRATION', 'PROJECT_DOWNLOADS'];
const TRADE = [...PROJECT, 'ORDER_VIEW', 'INVOICE_VIEW'];

/** The table of AC, first users aside; the client code belongs to the company. Written from the texts, not from the program. */
export const ROLES_ASKING: Readonly<
  Record<
    Exclude<Asking, 'nobody'>,
    { role: number; status: number; catalogId: CatalogId; privileges: readonly string[]; clientCode: string | null }
  >
> = {
  webUser: { role: 1, status: 2, catalogId: 16, privileges: ['PROJECT_VIEW'], clientCode: null },
  specifier: { role: 2, status: 4, catalogId: 16, privileges: PROJECT, clientCode: null },
  distributor: { role: 3, status: 4, catalogId: 16, privileges: TRADE, clientCode: '430101' },
  sales: { role: 4, status: 4, catalogId: 16, privileges: TRADE, clientCode: '430001' },
  specifier_usa: { role: 6, status: 4, catalogId: 21, privileges: PROJECT, clientCode: null },
  sales_usa: { role: 7, status: 4, catalogId: 21, privileges: TRADE, clientCode: '430002' },
  importer: { role: 8, status: 4, catalogId: 16, privileges: TRADE, clientCode: '430102' },
  admin: { role: 9, status: 4, catalogId: 16, privileges: [...TRADE, 'COMPANY_MANAGE_USER'], clientCode: '430003' },
  apiUser: { role: 10, status: 4, catalogId: 16, privileges: [], clientCode: null },
};

const EVERYBODY = 'E E E E E E E E E E';
const SIGNED_IN = 'H E E E E E E E E E';
const PROJECT_VIEW = 'H E E E E E E E E N';
const BEYOND_WEB_USER = 'H N E E E E E E E N';
const TRADERS = 'H N N E E N E E E N';
const ONLY_ADMIN = 'H N N N N N N N E N';
const ONLY_STAFF = 'H N N N N N N N N N';

/**
 * Every address with the outcome for each kind of user: E enters, H is led home to sign in, N is not authorised, C lacks the client code, Q has
 * to qualify first.
 */
export const EXPECTED_ACCESS: readonly (readonly [path: string, outcomes: string])[] = [
  ['/', EVERYBODY],
  ['/professional-area', EVERYBODY],
  ['/projects', PROJECT_VIEW],
  ['/collection-filter-demo', SIGNED_IN],
  ['/create-project', SIGNED_IN],
  ['/create-project/select-collection', SIGNED_IN],
  ['/create-project/select-collection/110', SIGNED_IN],
  ['/add-product/110', SIGNED_IN],
  ['/add-product/110/2', SIGNED_IN],
  ['/add-product/110/2/0820', SIGNED_IN],
  ['/add-product-v2/110/2/0820', SIGNED_IN],
  ['/compare?code=082042%2F2A_10', SIGNED_IN],
  ['/preconfigs-list/110', SIGNED_IN],
  ['/preconfigs-list/110/2', SIGNED_IN],
  ['/add-preconfig/7', SIGNED_IN],
  ['/preconfigs/ToolkitListConfigurator', SIGNED_IN],
  ['/new-product/ToolkitListConfigurator?subFamily=130&applicationLocation=2&catalog=16&activeTab=1', SIGNED_IN],
  ['/new-product/BundleListConfigurator', SIGNED_IN],
  ['/new-product/RegularConfigurator', SIGNED_IN],
  ['/new-product/crea-configurator?preconfigId=7', SIGNED_IN],
  ['/new-product/crea-configurator/0820', SIGNED_IN],
  ['/new-product/sticks-nodrawing-configurator', SIGNED_IN],
  ['/new-product/sticks-drawing-configurator?preconfigId=7', SIGNED_IN],
  ['/new-product/plusminus-nodrawing-configurator', SIGNED_IN],
  ['/new-product/plusminus-drawing-configurator?preconfigId=7', SIGNED_IN],
  ['/sticks-nodrawing-configurator', SIGNED_IN],
  ['/sticks-drawing-configurator', SIGNED_IN],
  ['/plusminus-nodrawing-configurator', SIGNED_IN],
  ['/plusminus-drawing-configurator', SIGNED_IN],
  ['/plusminus-drawing-configurator/product/a1b2', SIGNED_IN],
  ['/project/p', PROJECT_VIEW],
  ['/project/p/add-product', PROJECT_VIEW],
  ['/project/p/add-product/select-collection', PROJECT_VIEW],
  ['/project/p/add-product/select-collection/110', PROJECT_VIEW],
  ['/project/p/add-product/ToolkitListConfigurator', PROJECT_VIEW],
  ['/project/p/add-product/BundleListConfigurator', PROJECT_VIEW],
  ['/project/p/add-product/RegularConfigurator', PROJECT_VIEW],
  ['/project/p/add-product/crea-configurator', PROJECT_VIEW],
  ['/project/p/add-product/crea-configurator/0820', PROJECT_VIEW],
  ['/project/p/add-product/sticks-nodrawing-configurator', PROJECT_VIEW],
  ['/project/p/add-product/sticks-drawing-configurator', PROJECT_VIEW],
  ['/project/p/add-product/plusminus-nodrawing-configurator', PROJECT_VIEW],
  ['/project/p/add-product/plusminus-drawing-configurator', PROJECT_VIEW],
  ['/project/p/product/q/express-configurator', PROJECT_VIEW],
  ['/project/p/product/q/export', PROJECT_VIEW],
  ['/project/p/product/q/ToolkitListConfigurator', PROJECT_VIEW],
  ['/project/p/product/q/BundleListConfigurator', PROJECT_VIEW],
  ['/project/p/product/q/RegularConfigurator', PROJECT_VIEW],
  ['/project/p/product/q/crea-configurator/edit', PROJECT_VIEW],
  ['/project/p/product/q/sticks-nodrawing-configurator/EDIT', PROJECT_VIEW],
  ['/project/p/product/q/sticks-drawing-configurator/EXPORT', PROJECT_VIEW],
  ['/project/p/product/q/plusminus-nodrawing-configurator/VIEW', PROJECT_VIEW],
  ['/project/p/product/q/plusminus-drawing-configurator/VALIDATE', PROJECT_VIEW],
  ['/validate/p/q', PROJECT_VIEW],
  ['/project/p/request-budget', 'H Q E E E E E E E E'],
  ['/project/p/usa-request-budget', SIGNED_IN],
  ['/project/p/generate-budget', SIGNED_IN],
  ['/q/B2026-00042', SIGNED_IN],
  ['/project/p/registration-usa', SIGNED_IN],
  ['/project/p/registration', SIGNED_IN],
  ['/project/p/budget-quotation-usa', BEYOND_WEB_USER],
  ['/project/p/new-order', 'H C C E E C E E E N'],
  ['/project/p/downloads', BEYOND_WEB_USER],
  ['/project/p/technical-downloads', BEYOND_WEB_USER],
  ['/project/p/export-3d', BEYOND_WEB_USER],
  ['/services/download', SIGNED_IN],
  ['/orders', TRADERS],
  ['/order/12', TRADERS],
  ['/invoices', TRADERS],
  ['/my-profile', SIGNED_IN],
  ['/users-management', ONLY_ADMIN],
  ['/password-reset', EVERYBODY],
  ['/confirm-email', EVERYBODY],
  ['/new-register', EVERYBODY],
  ['/de/new-register', EVERYBODY],
  ['/privacy', EVERYBODY],
  ['/shared-project', EVERYBODY],
  ['/outbox', EVERYBODY],
  ['/staff/qualifications', 'H N N N E N E N E N'],
  ['/staff/accounts', 'H N N N E N E N E N'],
  ['/staff/flags', ONLY_ADMIN],
  ['/staff/audit', ONLY_ADMIN],
  ['/product-admin', ONLY_ADMIN],
  ['/product-admin/compose', ONLY_ADMIN],
  ['/product-admin/EditRule', ONLY_ADMIN],
  ['/studio', ONLY_STAFF],
  ['/compositor', ONLY_STAFF],
  ['/compositor/generatePreviews', ONLY_STAFF],
  ['/compositor/generatePdf', ONLY_STAFF],
  ['/technicalinfo', ONLY_STAFF],
  ['/productsheet', ONLY_STAFF],
  ['/sandbox', ONLY_STAFF],
  ['/compositor/v2', ONLY_STAFF],
  ['/compositor/_demo', ONLY_STAFF],
  ['/preview/compose', SIGNED_IN],
  ['/error-403', EVERYBODY],
  ['/not-authorised', EVERYBODY],
  ['/nowhere', EVERYBODY],
];

/** Addresses that open to more people than their row says, because of their query. */
export const EXPECTED_BY_QUERY: readonly (readonly [path: string, outcomes: string])[] = [
  ['/compositor?projectId=p&family=225&catalog=16', PROJECT_VIEW],
  ['/compositor?projectId=p&configId=c&family=225&catalog=16&validating=true&productId=q', PROJECT_VIEW],
  ['/compositor?validating=true', ONLY_STAFF],
];

/** Redirects of addresses, with the query they were requested with. */
export const EXPECTED_REDIRECTS: readonly (readonly [path: string, to: string, state?: object])[] = [
  ['/create-project', '/create-project/select-collection'],
  ['/project/p/add-product', '/project/p/add-product/select-collection'],
  ['/new-register', '/en/new-register'],
  ['/sticks-nodrawing-configurator', '/new-product/sticks-nodrawing-configurator', { allowCurrentProjects: true }],
  ['/sticks-drawing-configurator', '/new-product/sticks-drawing-configurator', { allowCurrentProjects: true }],
  ['/plusminus-nodrawing-configurator', '/new-product/plusminus-nodrawing-configurator', { allowCurrentProjects: true }],
  ['/plusminus-drawing-configurator', '/new-product/plusminus-drawing-configurator', { allowCurrentProjects: true }],
];

/** Addresses that exist only while a flag is on, or off. */
export const EXPECTED_FLAGS: readonly (readonly [path: string, flag: string, state: 'on' | 'off'])[] = [
  ['/collection-filter-demo', 'collectionFiltersTest', 'on'],
  ['/project/p/request-budget', 'requestBudgetButtonInFooter', 'off'],
  ['/new-product/BundleListConfigurator', 'bundleListConfigurator', 'on'],
  ['/project/p/add-product/BundleListConfigurator', 'bundleListConfigurator', 'on'],
  ['/preview/compose', 'composeUrlPreview', 'on'],
];
