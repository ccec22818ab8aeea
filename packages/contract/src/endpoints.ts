import * as account from './account';
import * as catalogue from './catalogue';
import * as domain from './domain';
import type { Endpoint } from './endpoint';
import * as order from './order';
import * as project from './project';

/** The endpoint table: every call of the wire by its name. */
export const endpoints = {
  getAccount: account.getAccount,
  updateLanguage: account.updateLanguage,
  login: account.login,
  refresh: account.refresh,
  logout: account.logout,
  getCatalogues: catalogue.getCatalogues,
  getCollections: catalogue.getCollections,
  listModelsByFamily: catalogue.listModelsByFamily,
  getVariations: catalogue.getVariations,
  findReferences: catalogue.findReferences,
  searchArticles: catalogue.searchArticles,
  getPriceBasis: catalogue.getPriceBasis,
  priceProducts: catalogue.priceProducts,
  getAvailability: catalogue.getAvailability,
  listProjects: project.listProjects,
  createProject: project.createProject,
  getProject: project.getProject,
  getProjectV3: project.getProjectV3,
  renameProject: project.renameProject,
  deleteProject: project.deleteProject,
  addProducts: project.addProducts,
  updateProduct: project.updateProduct,
  deleteProduct: project.deleteProduct,
  restoreProduct: project.restoreProduct,
  cloneProduct: project.cloneProduct,
  generateOrder: order.generateOrder,
  processOrder: order.processOrder,
  getOrder: order.getOrder,
  getOrderV3: order.getOrderV3,
  getOrderByProject: order.getOrderByProject,
  listOrders: order.listOrders,
  validateConfiguration: domain.validateConfiguration,
  priceConfiguration: domain.priceConfiguration,
  explainOptions: domain.explainOptions,
  makeBillOfMaterials: domain.makeBillOfMaterials,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;
