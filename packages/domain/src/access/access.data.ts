import type { CatalogId } from '../catalogue';
/** Role ids as accounts carry them (AC1). */
export const ROLES = {
  webUser: 1,
  specifier: 2,
  distributor: 3,
  sales: 4,
  specifierUsa: 6,
  salesUsa: 7,
  importer: 8,
  admin: 9,
  apiUser: 10,
} as const;

/** Permissions that an account may hold beyond access to its own data (AC1). */
export const PRIVILEGES = [
  'PROJECT_VIEW',
  'PROJECT_REGISTRATION',
  'PROJECT_DOWNLOADS',
  'ORDER_VIEW',
  'INVOICE_VIEW',
  'COMPANY_MANAGE_USER',
] as const;

/** Status of a user; AC7 lists the transitions. */
export const USER_STATUS = { DELETED: 0, REGISTER_NOT_COMPLETED: 1, WEB_USER: 2, TRADE_LEAD: 3, QUALIFIED: 4 } as const;

const PROJECT_PRIVILEGES = ['PROJECT_VIEW', 'PROJECT_REGISTRATION', 'PROJECT_DOWNLOADS'] as const;
const TRADE_PRIVILEGES = [...PROJECT_PRIVILEGES, 'ORDER_VIEW', 'INVOICE_VIEW'] as const;

/** Privileges that each role starts with; the first user of a company adds COMPANY_MANAGE_USER where `firstUser` says so (AC1). */
export const DEFAULT_PRIVILEGES = {
  1: { privileges: ['PROJECT_VIEW'], firstUser: false },
  2: { privileges: PROJECT_PRIVILEGES, firstUser: true },
  3: { privileges: TRADE_PRIVILEGES, firstUser: true },
  4: { privileges: TRADE_PRIVILEGES, firstUser: false },
  6: { privileges: PROJECT_PRIVILEGES, firstUser: true },
  7: { privileges: TRADE_PRIVILEGES, firstUser: false },
  8: { privileges: TRADE_PRIVILEGES, firstUser: true },
  9: { privileges: PRIVILEGES, firstUser: false },
  10: { privileges: [], firstUser: false },
} as const;

/** Ways of registration (AC9). */
export const REGISTRATION_TYPES = { EMAIL: 1, FACEBOOK: 2, LINKEDIN: 3 } as const;

/** Kinds of account owner (AC9). */
export const USER_TYPES = { NONE: 0, PARTICULAR: 1, PROFESSIONAL: 2 } as const;

/** The two answers to someone who wants to join a company (AC12). */
export const MANAGE_USER_ACTIONS = ['accept', 'reject'] as const;

/** The sales role of each catalogue (AC6). */
export const SALES_ROLES = { 16: ROLES.sales, 21: ROLES.salesUsa } as const satisfies Readonly<Record<CatalogId, number>>;

/** Roles that look after the clients of the maker: the sales of both catalogues, and the administrators. */
export const CLIENT_STAFF_ROLES: readonly (typeof ROLES)[keyof typeof ROLES][] = [SALES_ROLES[16], SALES_ROLES[21], ROLES.admin];

/** The catalogue in which a role works; the other roles work in either (AC10). */
export const CATALOG_OF_ROLE: Readonly<Partial<Record<number, CatalogId>>> = { [SALES_ROLES[16]]: 16, [SALES_ROLES[21]]: 21 };

/** The only methods of calls (AC19). */
export const CALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The services behind the platform's domain (AC20). */
export const SERVICE_NAMES = ['api', 'static', 'domain', 'apihub', 'sync'] as const;

/** The pages of internal staff alone (AC17). */
export const STAFF_PAGES = [
  'studio',
  'compositor/generatePreviews',
  'compositor/generatePdf',
  'technicalinfo',
  'productsheet',
  'sandbox',
  'compositor/v2',
  'compositor/_demo',
] as const;
