import type { FlagEffect, FlagOwner } from '@candil/contract';
import type { FlagName } from '@candil/domain';

/** Owner of each flag, and its effect today. Its purpose and the effect of its off state are in the texts, `eproject:flags`. */
export const FLAG_FACTS: Readonly<Record<FlagName, { readonly owner: FlagOwner; readonly effect: FlagEffect }>> = {
  ArticleCollectionOptimization: { owner: 'catalogue', effect: 'portal' },
  collectionFiltersTest: { owner: 'catalogue', effect: 'none-yet' },
  requestBudgetButtonInFooter: { owner: 'commerce', effect: 'portal' },
  composeUrlPreview: { owner: 'configurators', effect: 'none-yet' },
  newCompositors: { owner: 'configurators', effect: 'portal' },
  toolkitListConfigurator: { owner: 'configurators', effect: 'portal' },
  bundleListConfigurator: { owner: 'configurators', effect: 'portal' },
  regularProductConfigurator: { owner: 'configurators', effect: 'portal' },
  rules: { owner: 'configurators', effect: 'both' },
  remoteDriver: { owner: 'configurators', effect: 'service' },
  avoidPAs: { owner: 'configurators', effect: 'portal' },
  newPriceCalculation: { owner: 'commerce', effect: 'both' },
  projectV3: { owner: 'projects', effect: 'portal' },
  orderV3: { owner: 'commerce', effect: 'portal' },
  crmV3: { owner: 'access', effect: 'portal' },
  toBudgetV2: { owner: 'commerce', effect: 'portal' },
  versionUpsert: { owner: 'projects', effect: 'none-yet' },
  hideDuplicateProject: { owner: 'projects', effect: 'none-yet' },
  menuPrivileges: { owner: 'access', effect: 'both' },
  docsGlobalGenerate: { owner: 'documents', effect: 'none-yet' },
  hubLanguages: { owner: 'catalogue', effect: 'portal' },
  companyPrivileges: { owner: 'access', effect: 'service' },
  impersonation: { owner: 'access', effect: 'service' },
  validateComposingPendants: { owner: 'configurators', effect: 'portal' },
  scrollThrottling: { owner: 'projects', effect: 'portal' },
};
