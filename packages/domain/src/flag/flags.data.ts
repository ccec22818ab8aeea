/** The toggle sets (FL1). */
export const TOGGLE_SETS = ['DEV', 'NEWPRO', 'PRO'] as const;

/** Every flag by the name that stands for it everywhere, whether it is on unless a set says otherwise, and what its off state shows (FL8). */
export const FLAGS = {
  ArticleCollectionOptimization: { on: false, off: 'Articles are fetched each time they are needed.' },
  collectionFiltersTest: { on: false, off: 'The demonstration of collection filters is not found.' },
  requestBudgetButtonInFooter: { on: false, off: 'A budget is requested on a page of its own.' },
  composeUrlPreview: { on: false, off: 'The preview of compositions is not found.' },
  newCompositors: { on: false, off: 'Compositions open in the earlier screens.' },
  toolkitListConfigurator: { on: false, off: 'Toolkits open in the earlier screen.' },
  bundleListConfigurator: { on: false, off: 'Piece lists open in the earlier screen.' },
  regularProductConfigurator: { on: false, off: 'Regular products open in the earlier screen.' },
  rules: { on: true, off: 'Scripts of rules run on neither side; exclusions and structure still decide.' },
  remoteDriver: { on: false, off: 'A remote installation leaves the controls of its lights alone.' },
  avoidPAs: { on: false, off: 'Finished articles are offered beside semi-finished ones.' },
  newPriceCalculation: { on: true, off: 'Prices are rounded up to a multiple of 5, as before.' },
  projectV3: { on: false, off: 'Projects are fetched from version 2.' },
  orderV3: { on: false, off: 'Orders are fetched from version 2.' },
  crmV3: { on: false, off: 'Contacts are fetched from version 2.' },
  toBudgetV2: { on: false, off: 'The project of a budget is fetched from its first path.' },
  versionUpsert: { on: false, off: 'Changes make no version of their own.' },
  hideDuplicateProject: { on: false, off: 'Projects show the button that duplicates them.' },
  menuPrivileges: { on: false, off: 'The menu shows orders and invoices to everybody.' },
  docsGlobalGenerate: { on: false, off: 'Documents are asked for one product at a time.' },
  hubLanguages: { on: false, off: 'Languages come from the api service.' },
  companyPrivileges: { on: false, off: 'A company does not change the privileges of its users.' },
  impersonation: { on: false, off: 'Nobody acts in the name of another.' },
  validateComposingPendants: { on: false, off: 'Composing pendants are not validated.' },
  scrollThrottling: { on: false, off: 'Scrolling is followed at every step.' },
} as const;
