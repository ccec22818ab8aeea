import { type CatalogId, type IsoLanguage, ROLES, type RoleId, USER_STATUS, type UserStatus } from '@candil/domain';

/** One password for every sample account; they exist only where sample data was asked for. */
export const SAMPLE_PASSWORD = 'candil-2026';

export interface SampleCompany {
  readonly id: string;
  readonly name: string;
  readonly typeDescription: string;
  readonly crmId: string | null;
  readonly clientCode: string | null;
  readonly catalogId: CatalogId;
  /** Discount in hundredths of a percent by product category. */
  readonly discounts: Readonly<Record<number, number>>;
}

export interface SampleAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: IsoLanguage;
  readonly catalogId: CatalogId;
  readonly roleId: RoleId;
  readonly status: UserStatus;
  readonly companyId: string | null;
  readonly isFirstUser: boolean;
  /** Purpose of the account, as printed at start. */
  readonly purpose: string;
}

const companyId = (number: number): string => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
const accountId = (number: number): string => `00000000-0000-4000-8000-0000000002${String(number).padStart(2, '0')}`;

/** Product categories of the catalogue that a discount is agreed for. */
const EVERY_CATEGORY = [1, 2, 3, 4, 5, 6, 7] as const;
const flat = (percentHundredths: number): Record<number, number> => Object.fromEntries(EVERY_CATEGORY.map((id) => [id, percentHundredths]));

const LLUM_I_FORMA = companyId(1);
const ATELIER_NORD = companyId(2);
const HARBOR_LIGHTING = companyId(3);
const CANDIL_SALES = companyId(4);
const CANDIL_AMERICA = companyId(5);
const LICHTIMPORT = companyId(6);
const STUDIO_OMBRA = companyId(7);
const LUZ_DEL_SUR = companyId(8);

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  {
    id: LLUM_I_FORMA,
    name: 'Llum i Forma',
    typeDescription: 'Distributor',
    crmId: 'CRM-1001',
    clientCode: '430101',
    catalogId: 16,
    discounts: flat(3500),
  },
  {
    id: ATELIER_NORD,
    name: 'Atelier Nord',
    typeDescription: 'Specifier',
    crmId: 'CRM-1002',
    clientCode: null,
    catalogId: 16,
    discounts: {},
  },
  {
    id: HARBOR_LIGHTING,
    name: 'Harbor Lighting Supply',
    typeDescription: 'Distributor',
    crmId: 'CRM-2001',
    clientCode: '430901',
    catalogId: 21,
    discounts: flat(4000),
  },
  { id: CANDIL_SALES, name: 'Candil', typeDescription: 'Maker', crmId: null, clientCode: '430001', catalogId: 16, discounts: {} },
  { id: CANDIL_AMERICA, name: 'Candil America', typeDescription: 'Maker', crmId: null, clientCode: '430002', catalogId: 21, discounts: {} },
  {
    id: LICHTIMPORT,
    name: 'Lichtimport Rhein',
    typeDescription: 'Importer',
    crmId: 'CRM-1003',
    clientCode: '430301',
    catalogId: 16,
    discounts: flat(4500),
  },
  {
    id: STUDIO_OMBRA,
    name: 'Studio Ombra',
    typeDescription: 'Distributor',
    crmId: 'CRM-1004',
    clientCode: null,
    catalogId: 16,
    discounts: flat(2000),
  },
  {
    id: LUZ_DEL_SUR,
    name: 'Luz del Sur',
    typeDescription: 'Distributor',
    crmId: 'CRM-1005',
    clientCode: '430102',
    catalogId: 16,
    discounts: flat(3000),
  },
];

const qualified = { status: USER_STATUS.QUALIFIED, isFirstUser: false } as const;
const at = (name: string): string => `${name}@candil.example`;

export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    id: accountId(1),
    email: at('distributor'),
    name: 'Marta Soler',
    language: 'es',
    catalogId: 16,
    roleId: ROLES.distributor,
    companyId: LLUM_I_FORMA,
    ...qualified,
    isFirstUser: true,
    purpose: 'orders in euros, 35 % discount',
  },
  {
    id: accountId(2),
    email: at('specifier'),
    name: 'Jonas Falk',
    language: 'en',
    catalogId: 16,
    roleId: ROLES.specifier,
    companyId: ATELIER_NORD,
    ...qualified,
    isFirstUser: true,
    purpose: 'specifies; may not see orders',
  },
  {
    id: accountId(3),
    email: at('distributor.us'),
    name: 'Grace Whitman',
    language: 'us',
    catalogId: 21,
    roleId: ROLES.distributor,
    companyId: HARBOR_LIGHTING,
    ...qualified,
    isFirstUser: true,
    purpose: 'orders in dollars from catalogue 21',
  },
  {
    id: accountId(4),
    email: at('sales'),
    name: 'Pau Ferrer',
    language: 'es',
    catalogId: 16,
    roleId: ROLES.sales,
    companyId: CANDIL_SALES,
    ...qualified,
    purpose: 'sales of catalogue 16',
  },
  {
    id: accountId(5),
    email: at('sales.us'),
    name: 'Ellen Brooks',
    language: 'us',
    catalogId: 21,
    roleId: ROLES.salesUsa,
    companyId: CANDIL_AMERICA,
    ...qualified,
    purpose: 'sales of catalogue 21',
  },
  {
    id: accountId(6),
    email: at('admin'),
    name: 'Nuria Vidal',
    language: 'en',
    catalogId: 16,
    roleId: ROLES.admin,
    companyId: CANDIL_SALES,
    ...qualified,
    purpose: 'administrates',
  },
  {
    id: accountId(7),
    email: at('importer'),
    name: 'Klaus Brenner',
    language: 'de',
    catalogId: 16,
    roleId: ROLES.importer,
    companyId: LICHTIMPORT,
    ...qualified,
    isFirstUser: true,
    purpose: 'imports, German',
  },
  {
    id: accountId(8),
    email: at('noclient'),
    name: 'Chiara Conti',
    language: 'it',
    catalogId: 16,
    roleId: ROLES.distributor,
    companyId: STUDIO_OMBRA,
    ...qualified,
    isFirstUser: true,
    purpose: 'has no client code: cannot order',
  },
  {
    id: accountId(9),
    email: at('webuser'),
    name: 'Léa Martin',
    language: 'fr',
    catalogId: 16,
    roleId: ROLES.webUser,
    companyId: null,
    status: USER_STATUS.WEB_USER,
    isFirstUser: false,
    purpose: 'not qualified: gross prices only',
  },
  {
    id: accountId(10),
    email: at('other'),
    name: 'Diego Ramos',
    language: 'es',
    catalogId: 16,
    roleId: ROLES.distributor,
    companyId: LUZ_DEL_SUR,
    ...qualified,
    isFirstUser: true,
    purpose: 'another company',
  },
  {
    id: accountId(11),
    email: at('applicant'),
    name: 'Inés Calvo',
    language: 'es',
    catalogId: 16,
    roleId: ROLES.webUser,
    companyId: null,
    status: USER_STATUS.TRADE_LEAD,
    isFirstUser: false,
    purpose: 'has asked sales to be qualified',
  },
  {
    id: accountId(12),
    email: at('applicant.us'),
    name: 'Walter Reyes',
    language: 'us',
    catalogId: 21,
    roleId: ROLES.webUser,
    companyId: null,
    status: USER_STATUS.TRADE_LEAD,
    isFirstUser: false,
    purpose: 'has asked sales.us to be qualified',
  },
];
