export { accountQuery, loginMutation, logoutMutation, updateCatalogueMutation, updateLanguageMutation } from './queries/account-queries';
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
  budgetDocumentMutation,
  budgetQuery,
  budgetsQuery,
  createBudgetMutation,
  projectForBudgetQuery,
} from './queries/budget-queries';
export { articleSearchQuery, collectionsQuery, modelsQuery, priceBasisQuery, variationsQuery } from './queries/catalogue-queries';
export {
  companyUsersQuery,
  deactivateUserMutation,
  inviteUserMutation,
  manageJoinRequestMutation,
  updateUserPrivilegesMutation,
} from './queries/company-queries';
export { auditQuery, flagSettingsQuery, submenuLinksQuery, updateFlagMutation } from './queries/flag-queries';
export { languagesQuery, translationsQuery } from './queries/language-queries';
export { orderDraftQuery, orderQuery, ordersQuery, processOrderMutation, refusedOrderResult } from './queries/order-queries';
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
  projectQuery,
  projectsQuery,
  renameProjectMutation,
  restoreProductMutation,
  storeProject,
  updateProductMutation,
} from './queries/project-queries';
export { queryKeys } from './queries/query-keys';
export { shouldRetry } from './queries/should-retry';
export {
  contactQuery,
  endImpersonationMutation,
  staffAccountQuery,
  startImpersonationMutation,
  updateClientCodeMutation,
  updateRoleMutation,
} from './queries/staff-account-queries';
