import * as account from './account';
import * as audit from './audit';
import * as browse from './browse';
import * as budget from './budget';
import * as budgetRequest from './budget-request';
import * as catalogue from './catalogue';
import * as company from './company';
import * as comparison from './comparison';
import * as configuration from './configuration';
import * as crm from './crm';
import * as decisionTree from './decision-tree';
import * as defaultValues from './default-values';
import * as domain from './domain';
import * as editorOffer from './editor-offer';
import * as embedOffer from './embed-offer';
import type { Endpoint } from './endpoint';
import * as errorReporting from './error-reporting';
import * as flag from './flag';
import * as home from './home';
import * as impersonation from './impersonation';
import * as language from './language';
import * as menu from './menu';
import * as openid from './openid';
import * as order from './order';
import * as outbox from './outbox';
import * as paste from './paste';
import * as pieceList from './piece-list';
import * as place from './place';
import * as preconfig from './preconfig';
import * as productChanges from './product-changes';
import * as profile from './profile';
import * as project from './project';
import * as projectProposals from './project-proposals';
import * as projectShare from './project-share';
import * as qualification from './qualification';
import * as referenceData from './reference-data';
import * as registration from './registration';
import * as rememberedModel from './remembered-model';
import * as staffAccount from './staff-account';
import * as support from './support';
import * as technicalInfo from './technical-info';
import * as toolkitBoard from './toolkit-board';
import * as upload from './upload';

/** The endpoint table: every call of the wire by its name. */
export const endpoints = {
  getAccount: account.getAccount,
  updateLanguage: account.updateLanguage,
  updateCatalogue: account.updateCatalogue,
  login: account.login,
  refresh: account.refresh,
  logout: account.logout,
  getCatalogues: catalogue.getCatalogues,
  getCollections: browse.getCollections,
  listModelsByFamily: browse.listModelsByFamily,
  getVariations: catalogue.getVariations,
  findReferences: browse.findReferences,
  searchArticles: browse.searchArticles,
  searchModels: browse.searchModels,
  compareProducts: comparison.compareProducts,
  getTechnicalInfo: technicalInfo.getTechnicalInfo,
  getTechnicalInfoByModel: technicalInfo.getTechnicalInfoByModel,
  getSpotlightInfo: technicalInfo.getSpotlightInfo,
  getModelAttachments: technicalInfo.getModelAttachments,
  getApplicationLocation: technicalInfo.getApplicationLocation,
  getDecisionTree: decisionTree.getDecisionTree,
  getLayer: decisionTree.getLayer,
  listPreconfigs: preconfig.listPreconfigs,
  getPreconfig: preconfig.getPreconfig,
  getPriceBasis: catalogue.getPriceBasis,
  getEditorOffer: editorOffer.getEditorOffer,
  getEmbedOffer: embedOffer.getEmbedOffer,
  getEmbedPreset: embedOffer.getEmbedPreset,
  getPieceOffer: pieceList.getPieceOffer,
  getBoardOffer: toolkitBoard.getBoardOffer,
  getRememberedModels: rememberedModel.getRememberedModels,
  addFavouriteModel: rememberedModel.addFavouriteModel,
  removeFavouriteModel: rememberedModel.removeFavouriteModel,
  noteRecentModel: rememberedModel.noteRecentModel,
  priceProducts: catalogue.priceProducts,
  getAvailability: catalogue.getAvailability,
  listProjects: project.listProjects,
  createProject: project.createProject,
  getProject: project.getProject,
  getProjectV3: project.getProjectV3,
  getProjectSheet: project.getProjectSheet,
  renameProject: project.renameProject,
  deleteProject: project.deleteProject,
  addProducts: project.addProducts,
  updateProduct: project.updateProduct,
  changeProducts: productChanges.changeProducts,
  previewProductChanges: productChanges.previewProductChanges,
  validateProducts: productChanges.validateProducts,
  visitHome: home.visitHome,
  getProjectProposals: projectProposals.getProjectProposals,
  getProjectShare: projectShare.getProjectShare,
  shareProject: projectShare.shareProject,
  unshareProject: projectShare.unshareProject,
  readSharedProject: projectShare.readSharedProject,
  deleteProduct: project.deleteProduct,
  removeProducts: project.removeProducts,
  restoreProduct: project.restoreProduct,
  cloneProduct: project.cloneProduct,
  getConfiguration: configuration.getConfiguration,
  addConfiguration: configuration.addConfiguration,
  updateConfiguration: configuration.updateConfiguration,
  generateCreationCode: configuration.generateCreationCode,
  putProductPicture: configuration.putProductPicture,
  getProductPicture: configuration.getProductPicture,
  getConfig: configuration.getConfig,
  getProductConfig: configuration.getProductConfig,
  previewPaste: paste.previewPaste,
  previewPastedFile: paste.previewPastedFile,
  generateOrder: order.generateOrder,
  getProjectOrder: order.getProjectOrder,
  forgetDeliveryAddress: order.forgetDeliveryAddress,
  processOrder: order.processOrder,
  reorder: order.reorder,
  getOrder: order.getOrder,
  getOrderV3: order.getOrderV3,
  getOrderDocument: order.getOrderDocument,
  getOrderByProject: order.getOrderByProject,
  listOrders: order.listOrders,
  getProjectForBudget: budget.getProjectForBudget,
  getProjectToBudget: budget.getProjectToBudget,
  listBudgets: budget.listBudgets,
  listOpenBudgets: budget.listOpenBudgets,
  createBudget: budget.createBudget,
  getBudget: budget.getBudget,
  findBudgetByNumber: budget.findBudgetByNumber,
  getBudgetDocument: budget.getBudgetDocument,
  getBudgetRequestInfo: budgetRequest.getBudgetRequestInfo,
  requestBudget: budgetRequest.requestBudget,
  requestBudgetUsa: budgetRequest.requestBudgetUsa,
  validateConfiguration: domain.validateConfiguration,
  priceConfiguration: domain.priceConfiguration,
  explainOptions: domain.explainOptions,
  makeBillOfMaterials: domain.makeBillOfMaterials,
  listLanguages: language.listLanguages,
  listHubLanguages: language.listHubLanguages,
  getTranslations: language.getTranslations,
  getFlags: flag.getFlags,
  listFlagSettings: flag.listFlagSettings,
  updateFlag: flag.updateFlag,
  getSupportTypes: support.getSupportTypes,
  getSupportSubjects: support.getSupportSubjects,
  requestSupport: support.requestSupport,
  uploadTempFile: upload.uploadTempFile,
  downloadStoredFile: upload.downloadStoredFile,
  getSubmenuLinks: menu.getSubmenuLinks,
  getUserConfigurations: menu.getUserConfigurations,
  listProviders: openid.listProviders,
  reportError: errorReporting.reportError,
  listAudit: audit.listAudit,
  exportAudit: audit.exportAudit,
  validateEmail: registration.validateEmail,
  register: registration.register,
  completeRegistration: registration.completeRegistration,
  confirmEmail: registration.confirmEmail,
  resendConfirmation: registration.resendConfirmation,
  requestPasswordReset: registration.requestPasswordReset,
  describePasswordLink: registration.describePasswordLink,
  setPassword: registration.setPassword,
  changePassword: registration.changePassword,
  askQualification: qualification.askQualification,
  getOwnQualification: qualification.getOwnQualification,
  listQualificationRequests: qualification.listQualificationRequests,
  decideQualification: qualification.decideQualification,
  getCountries: place.getCountries,
  getLevel2Places: place.getLevel2Places,
  getLevel3Places: place.getLevel3Places,
  getProfessions: referenceData.getProfessions,
  getBusinessActivityTypes: referenceData.getBusinessActivityTypes,
  getCompanyTypes: referenceData.getCompanyTypes,
  getProjectTypes: referenceData.getProjectTypes,
  getClientIp: defaultValues.getClientIp,
  getDefaultValuesByIp: defaultValues.getDefaultValuesByIp,
  listMails: outbox.listMails,
  getMail: outbox.getMail,
  listCompanyUsers: company.listCompanyUsers,
  inviteUser: company.inviteUser,
  manageJoinRequest: company.manageJoinRequest,
  updateUserPrivileges: company.updateUserPrivileges,
  deactivateUser: company.deactivateUser,
  getProfile: profile.getProfile,
  updateAboutYou: profile.updateAboutYou,
  updateAboutCompany: profile.updateAboutCompany,
  putCompanyLogo: profile.putCompanyLogo,
  removeCompanyLogo: profile.removeCompanyLogo,
  getCompanyLogo: profile.getCompanyLogo,
  listSessions: profile.listSessions,
  endSession: profile.endSession,
  endOtherSessions: profile.endOtherSessions,
  findAccount: staffAccount.findAccount,
  searchAccounts: staffAccount.searchAccounts,
  updateRole: staffAccount.updateRole,
  updateClientCodeOf: staffAccount.updateClientCodeOf,
  updateClientCode: staffAccount.updateClientCode,
  getContact: crm.getContact,
  getContactV3: crm.getContactV3,
  getContactByEmail: crm.getContactByEmail,
  updateContactRole: crm.updateContactRole,
  startImpersonation: impersonation.startImpersonation,
  endImpersonation: impersonation.endImpersonation,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;
