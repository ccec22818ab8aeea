export { accountQuery, loginMutation, logoutMutation, updateCatalogueMutation, updateLanguageMutation } from './queries/account-queries';
export { auditQuery, exportAuditMutation } from './queries/audit-queries';
export {
  decisionTreeQuery,
  layerQuery,
  modelInfoQuery,
  modelSearchQuery,
  preconfigQuery,
  preconfigsQuery,
  spotlightQuery,
  technicalInfoQuery,
} from './queries/browse-queries';
export {
  budgetByNumberQuery,
  budgetDocumentMutation,
  budgetQuery,
  budgetsQuery,
  createBudgetMutation,
  openBudgetsQuery,
  projectForBudgetQuery,
} from './queries/budget-queries';
export { budgetRequestInfoQuery, requestBudgetMutation } from './queries/budget-request-queries';
export {
  articleSearchQuery,
  collectionsQuery,
  comparisonQuery,
  modelsQuery,
  priceBasisQuery,
  variationsQuery,
} from './queries/catalogue-queries';
export {
  companyUsersQuery,
  deactivateUserMutation,
  inviteUserMutation,
  manageJoinRequestMutation,
  updateUserPrivilegesMutation,
} from './queries/company-queries';
export {
  addConfigurationMutation,
  boardOfferQuery,
  configQuery,
  configurationQuery,
  editorOfferQuery,
  generateCreationCodeMutation,
  pieceOfferQuery,
  putProductPictureMutation,
  updateConfigurationMutation,
} from './queries/configuration-queries';
export { flagSettingsQuery, submenuLinksQuery, updateFlagMutation, userConfigurationsQuery } from './queries/flag-queries';
export { languagesQuery, translationsQuery } from './queries/language-queries';
export {
  forgetDeliveryAddressMutation,
  orderDocumentMutation,
  orderPreviewQuery,
  orderQuery,
  ordersQuery,
  processOrderMutation,
  refusedOrderResult,
  reorderMutation,
} from './queries/order-queries';
export { previewPastedFileMutation, previewPasteMutation } from './queries/paste-queries';
export {
  businessActivitiesQuery,
  countriesQuery,
  level2PlacesQuery,
  level3PlacesQuery,
  professionsQuery,
} from './queries/place-queries';
export {
  changePasswordMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  profileQuery,
  putCompanyLogoMutation,
  removeCompanyLogoMutation,
  sessionsQuery,
  updateAboutCompanyMutation,
  updateAboutYouMutation,
} from './queries/profile-queries';
export {
  addProductsMutation,
  cloneProductMutation,
  createProjectMutation,
  deleteProductMutation,
  deleteProjectMutation,
  homeVisitQuery,
  productChangesQuery,
  projectProposalsQuery,
  projectQuery,
  projectShareQuery,
  projectSheetMutation,
  projectsQuery,
  renameProjectMutation,
  restoreProductMutation,
  sharedProjectQuery,
  shareProjectMutation,
  storeProject,
  unshareProjectMutation,
  updateProductMutation,
} from './queries/project-queries';
export { queryKeys } from './queries/query-keys';
export { noteRecentModelMutation, rememberedModelsQuery, setFavouriteMutation } from './queries/remembered-model-queries';
export { shouldRetry } from './queries/should-retry';
export {
  contactQuery,
  endImpersonationMutation,
  staffAccountQuery,
  staffAccountsQuery,
  startImpersonationMutation,
  updateClientCodeMutation,
  updateRoleMutation,
} from './queries/staff-account-queries';
