export { accountQuery, loginMutation, logoutMutation, updateLanguageMutation } from './queries/account-queries';
export { articleSearchQuery, collectionsQuery, modelsQuery, priceBasisQuery, variationsQuery } from './queries/catalogue-queries';
export { orderDraftQuery, orderQuery, ordersQuery, processOrderMutation, refusedOrderResult } from './queries/order-queries';
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
