import type { EndpointName } from '@candil/contract';
import type { RequestFor } from '../request';

/** The query string of an endpoint, as a caller writes it. */
export type QueryOf<Name extends EndpointName> = NonNullable<RequestFor<Name>['query']>;

/** Keys of everything cached; a shorter key names all that start with it: `['projects']` every page of the list. */
export const queryKeys = {
  account: () => ['account'] as const,
  collections: (query?: QueryOf<'getCollections'>) => ['collections', ...present(query)] as const,
  models: (query?: QueryOf<'listModelsByFamily'>) => ['models', ...present(query)] as const,
  variations: (query?: QueryOf<'getVariations'>) => ['variations', ...present(query)] as const,
  priceBasis: (query?: QueryOf<'getPriceBasis'>) => ['price-basis', ...present(query)] as const,
  editorOffer: (query?: QueryOf<'getEditorOffer'>) => ['editor-offer', ...present(query)] as const,
  pieceOffer: (...of: readonly unknown[]) => ['piece-offer', ...of] as const,
  boardOffer: (...of: readonly unknown[]) => ['board-offer', ...of] as const,
  articleSearch: (query?: QueryOf<'searchArticles'>) => ['article-search', ...present(query)] as const,
  modelSearch: (query?: QueryOf<'searchModels'>) => ['model-search', ...present(query)] as const,
  technicalInfo: (query?: QueryOf<'getTechnicalInfo'>) => ['technical-info', ...present(query)] as const,
  modelInfo: (query?: QueryOf<'getTechnicalInfoByModel'>) => ['model-info', ...present(query)] as const,
  spotlight: (query?: QueryOf<'getSpotlightInfo'>) => ['spotlight', ...present(query)] as const,
  decisionTree: (id?: string, query?: QueryOf<'getDecisionTree'>) => ['decision-tree', ...present(id), ...present(query)] as const,
  layer: (layer?: string, query?: QueryOf<'getLayer'>) => ['layer', ...present(layer), ...present(query)] as const,
  preconfigs: (query?: QueryOf<'listPreconfigs'>) => ['preconfigs', ...present(query)] as const,
  preconfig: (id?: string, query?: QueryOf<'getPreconfig'>) => ['preconfig', ...present(id), ...present(query)] as const,
  projects: (query?: QueryOf<'listProjects'>) => ['projects', ...present(query)] as const,
  project: (projectId?: string, query?: QueryOf<'getProject'>) => ['project', ...present(projectId), ...present(query)] as const,
  config: (id: string, query?: QueryOf<'getConfig'>) => ['config', id, ...present(query)] as const,
  configuration: (projectId?: string, productId?: string, query?: QueryOf<'getConfiguration'>) =>
    ['configuration', ...present(projectId), ...present(productId), ...present(query)] as const,
  comparison: (...of: readonly unknown[]) => ['comparison', ...of] as const,
  productChanges: (...of: readonly unknown[]) => ['product-changes', ...of] as const,
  rememberedModels: () => ['remembered-models'] as const,
  homeVisit: (query?: QueryOf<'visitHome'>) => ['home-visit', ...present(query)] as const,
  projectShare: (projectId: string) => ['project-share', projectId] as const,
  sharedProject: (...of: readonly unknown[]) => ['shared-project', ...of] as const,
  projectProposals: (projectId?: string, query?: QueryOf<'getProjectProposals'>) =>
    ['project-proposals', ...present(projectId), ...present(query)] as const,
  orderPreview: (projectId?: string, lang?: string) => ['order-preview', ...present(projectId), ...present(lang)] as const,
  orders: (query?: QueryOf<'listOrders'>) => ['orders', ...present(query)] as const,
  order: (orderId?: number, query?: QueryOf<'getOrder'>) => ['order', ...present(orderId), ...present(query)] as const,
  projectForBudget: (projectId?: string, query?: QueryOf<'getProjectForBudget'>) =>
    ['project-for-budget', ...present(projectId), ...present(query)] as const,
  budgets: (projectId?: string, query?: QueryOf<'listBudgets'>) => ['budgets', ...present(projectId), ...present(query)] as const,
  budgetRequestInfo: (projectId?: string, query?: QueryOf<'getBudgetRequestInfo'>) =>
    ['budget-request-info', ...present(projectId), ...present(query)] as const,
  openBudgets: (query?: QueryOf<'listOpenBudgets'>) => ['open-budgets', ...present(query)] as const,
  budgetByNumber: (budgetNumber?: string) => ['budget-by-number', ...present(budgetNumber)] as const,
  budget: (budgetId?: string, query?: QueryOf<'getBudget'>) => ['budget', ...present(budgetId), ...present(query)] as const,
  languages: (lang?: string, fromHub?: boolean) => ['languages', ...present(lang), ...present(fromHub)] as const,
  translations: (query?: QueryOf<'getTranslations'>) => ['translations', ...present(query)] as const,
  flagSettings: () => ['flag-settings'] as const,
  audit: (query?: QueryOf<'listAudit'>) => ['audit', ...present(query)] as const,
  userConfigurations: (query?: QueryOf<'getUserConfigurations'>) => ['user-configurations', ...present(query)] as const,
  submenuLinks: (query?: QueryOf<'getSubmenuLinks'>) => ['submenu-links', ...present(query)] as const,
  companyUsers: () => ['company-users'] as const,
  profile: () => ['profile'] as const,
  sessions: () => ['sessions'] as const,
  staffAccounts: (query?: QueryOf<'searchAccounts'>) => ['staff-accounts', ...present(query)] as const,
  staffAccount: (email?: string) => ['staff-account', ...present(email)] as const,
  contact: (contactId?: string, version3?: boolean) => ['contact', ...present(contactId), ...present(version3)] as const,
  places: (...of: readonly unknown[]) => ['places', ...of] as const,
  choices: (...of: readonly unknown[]) => ['choices', ...of] as const,
} as const;

function present<Part>(part: Part | undefined): [] | [Part] {
  return part === undefined ? [] : [part];
}
