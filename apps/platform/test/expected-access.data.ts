import type { EndpointName } from '@candil/contract';

/** The nine roles of the specification (P§6), and nobody. */
export const WHO = [
  'nobody',
  'webUser',
  'specifier',
  'specifierUsa',
  'distributor',
  'importer',
  'sales',
  'salesUsa',
  'admin',
  'apiUser',
] as const;
export type Who = (typeof WHO)[number];

const everyone = WHO;
const signedIn: readonly Who[] = WHO.filter((who) => who !== 'nobody');
/** By hand from the table of roles and privileges (decisions, AC): never taken from what the service decides by. */
const projectView: readonly Who[] = ['webUser', 'specifier', 'specifierUsa', 'distributor', 'importer', 'sales', 'salesUsa', 'admin'];
const orderView: readonly Who[] = ['distributor', 'importer', 'sales', 'salesUsa', 'admin'];

/** Sales and administrators look after accounts; of which catalogue is decided behind the door. */
const salesAndAdmin: readonly Who[] = ['sales', 'salesUsa', 'admin'];
/** Managing the users of a company is of its first user, whom no role makes, and of administrators. */
const admin: readonly Who[] = ['admin'];
/** For internal staff alone, which no role makes: the addresses of these people are of no domain of ours. */
const nobodyHere: readonly Who[] = [];

/** Who gets past the door of each call; whose thing it is about is decided behind it. */
export const ADMITTED = {
  getAccount: signedIn,
  updateLanguage: signedIn,
  updateCatalogue: signedIn,
  completeRegistration: signedIn,
  login: everyone,
  refresh: everyone,
  logout: everyone,
  getCatalogues: everyone,
  getEmbedOffer: everyone,
  getEmbedPreset: everyone,
  listLanguages: everyone,
  listHubLanguages: everyone,
  getTranslations: everyone,
  getCollections: signedIn,
  listModelsByFamily: signedIn,
  getVariations: signedIn,
  findReferences: signedIn,
  searchArticles: signedIn,
  searchModels: signedIn,
  getTechnicalInfo: signedIn,
  getTechnicalInfoByModel: signedIn,
  getSpotlightInfo: signedIn,
  getModelAttachments: signedIn,
  getApplicationLocation: signedIn,
  getDecisionTree: signedIn,
  getLayer: signedIn,
  listPreconfigs: signedIn,
  getPreconfig: signedIn,
  getPriceBasis: signedIn,
  getEditorOffer: signedIn,
  getPieceOffer: signedIn,
  getBoardOffer: signedIn,
  priceProducts: signedIn,
  getAvailability: signedIn,
  listProjects: projectView,
  createProject: projectView,
  getProject: projectView,
  getProjectV3: projectView,
  getProjectSheet: projectView,
  renameProject: projectView,
  deleteProject: projectView,
  addProducts: projectView,
  updateProduct: projectView,
  changeProducts: projectView,
  previewProductChanges: projectView,
  getProjectProposals: projectView,
  validateProducts: projectView,
  deleteProduct: projectView,
  removeProducts: projectView,
  restoreProduct: projectView,
  cloneProduct: projectView,
  getConfiguration: projectView,
  addConfiguration: projectView,
  updateConfiguration: projectView,
  generateCreationCode: projectView,
  putProductPicture: projectView,
  getProductPicture: projectView,
  getConfig: signedIn,
  getProductConfig: projectView,
  previewPaste: signedIn,
  previewPastedFile: signedIn,
  generateOrder: projectView,
  getProjectOrder: projectView,
  processOrder: projectView,
  getOrder: orderView,
  reorder: orderView,
  getOrderV3: orderView,
  getOrderByProject: orderView,
  listOrders: orderView,
  getProjectForBudget: projectView,
  getProjectToBudget: projectView,
  listBudgets: projectView,
  listOpenBudgets: projectView,
  createBudget: projectView,
  getBudget: projectView,
  getBudgetDocument: projectView,
  getBudgetRequestInfo: projectView,
  requestBudget: projectView,
  requestBudgetUsa: projectView,
  validateConfiguration: signedIn,
  priceConfiguration: signedIn,
  explainOptions: signedIn,
  makeBillOfMaterials: signedIn,
  getFlags: everyone,
  listFlagSettings: admin,
  updateFlag: admin,
  listAudit: admin,
  exportAudit: admin,
  getSupportTypes: everyone,
  getSupportSubjects: everyone,
  requestSupport: everyone,
  /** A visitor with a request for support; other files need a session, behind the door. */
  uploadTempFile: everyone,
  downloadStoredFile: signedIn,
  getSubmenuLinks: signedIn,
  getUserConfigurations: signedIn,
  listProviders: everyone,
  reportError: everyone,
  validateEmail: everyone,
  register: everyone,
  confirmEmail: everyone,
  resendConfirmation: everyone,
  requestPasswordReset: everyone,
  describePasswordLink: everyone,
  setPassword: everyone,
  changePassword: signedIn,
  askQualification: signedIn,
  getOwnQualification: signedIn,
  listQualificationRequests: salesAndAdmin,
  decideQualification: salesAndAdmin,
  getCountries: everyone,
  getLevel2Places: everyone,
  getLevel3Places: everyone,
  getProfessions: everyone,
  getBusinessActivityTypes: everyone,
  getCompanyTypes: everyone,
  getProjectTypes: everyone,
  getClientIp: everyone,
  getDefaultValuesByIp: everyone,
  listMails: everyone,
  getMail: everyone,
  listCompanyUsers: admin,
  inviteUser: admin,
  manageJoinRequest: admin,
  updateUserPrivileges: admin,
  deactivateUser: admin,
  getProfile: signedIn,
  updateAboutYou: signedIn,
  updateAboutCompany: admin,
  listSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  findAccount: salesAndAdmin,
  searchAccounts: salesAndAdmin,
  updateRole: salesAndAdmin,
  updateClientCodeOf: salesAndAdmin,
  updateClientCode: admin,
  getContact: salesAndAdmin,
  getContactV3: salesAndAdmin,
  getContactByEmail: salesAndAdmin,
  updateContactRole: salesAndAdmin,
  startImpersonation: nobodyHere,
  endImpersonation: signedIn,
} as const satisfies Partial<Record<EndpointName, readonly Who[]>>;

/** Whose a thing is, seen from who asks for it. */
export const OWNERS = ['own', 'same-company', 'other-company', 'other-catalogue'] as const;
export type Owner = (typeof OWNERS)[number];
type Reach = Readonly<Record<Who, readonly Owner[]>>;

const ours = ['own', 'same-company'] as const;

/** Who reaches whose projects and budgets (decisions, PJ): `other-company` is of catalogue 16, `other-catalogue` of 21. */
export const REACHES_PROJECTS: Reach = {
  nobody: [],
  webUser: ours,
  specifier: ours,
  specifierUsa: ours,
  distributor: ours,
  importer: ours,
  sales: [...ours, 'other-company'],
  salesUsa: [...ours, 'other-catalogue'],
  admin: OWNERS,
  apiUser: [],
};

/** Who reaches whose orders: as projects, for those who may see orders at all. */
export const REACHES_ORDERS: Reach = { ...REACHES_PROJECTS, webUser: [], specifier: [], specifierUsa: [] };

/** Who finds whose account: sales those of their catalogue, administrators all; the door keeps the others out. */
export const REACHES_ACCOUNTS: Reach = {
  nobody: [],
  webUser: [],
  specifier: [],
  specifierUsa: [],
  distributor: [],
  importer: [],
  sales: [...ours, 'other-company'],
  salesUsa: [...ours, 'other-catalogue'],
  admin: OWNERS,
  apiUser: [],
};
