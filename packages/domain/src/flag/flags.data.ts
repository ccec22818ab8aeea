/** The toggle sets (FL1). */
export const TOGGLE_SETS = ['DEV', 'NEWPRO', 'PRO'] as const;

/** Every flag by the name that stands for it everywhere, and whether it is on unless a set says otherwise; beside it what its off state shows (FL8). */
export const FLAGS = {
  /** Off: Articles are fetched each time they are needed. */
  ArticleCollectionOptimization: false,
  /** Off: The demonstration of collection filters is not found. */
  collectionFiltersTest: false,
  /** Off: A budget is requested on a page of its own. */
  requestBudgetButtonInFooter: false,
  /** Off: The preview of compositions is not found. */
  composeUrlPreview: false,
  /** Off: Compositions open in their short form, and none is begun. */
  newCompositors: true,
  /** Off: No board is begun: the parts of a toolkit are added as single articles. */
  toolkitListConfigurator: true,
  /** Off: No list of pieces is begun: pieces are added to the project by their codes. */
  bundleListConfigurator: true,
  /** Off: Regular products are added from the page of their model and changed where they are validated. */
  regularProductConfigurator: true,
  /** Off: Scripts of rules run on neither side; exclusions and structure still decide. */
  rules: true,
  /** Off: A remote installation leaves the controls of its lights alone. */
  remoteDriver: false,
  /** Off: Finished articles are offered beside semi-finished ones. */
  avoidPAs: false,
  /** Off: Prices are rounded up to a multiple of 5, as before. */
  newPriceCalculation: true,
  /** Off: Projects are fetched from version 2. */
  projectV3: false,
  /** Off: Orders are fetched from version 2. */
  orderV3: false,
  /** Off: Contacts are fetched from version 2. */
  crmV3: false,
  /** Off: The project of a budget is fetched from its first path. */
  toBudgetV2: false,
  /** Off: Changes make no version of their own. */
  versionUpsert: false,
  /** Off: Projects show the button that duplicates them. */
  hideDuplicateProject: false,
  /** Off: The menu shows orders and invoices to everybody. */
  menuPrivileges: true,
  /** Off: Documents are asked for one product at a time. */
  docsGlobalGenerate: false,
  /** Off: Languages come from the api service. */
  hubLanguages: false,
  /** Off: A company does not change the privileges of its users. */
  companyPrivileges: false,
  /** Off: Users cannot be impersonated. */
  impersonation: false,
  /** Off: Composing pendants are not validated. */
  validateComposingPendants: false,
  /** Off: Scrolling is followed at every step. */
  scrollThrottling: false,
} as const;
