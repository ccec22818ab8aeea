import { account } from './account';
import { auditLine } from './audit';
import { articleHit, collection, displayPrice, modelFacets, modelSummary } from './browse';
import {
  budget,
  budgetFacts,
  budgetIssuer,
  budgetLine,
  budgetProduct,
  droppedProduct,
  openBudget,
  previousBudget,
  projectForBudget,
} from './budget';
import { budgetRequest, budgetRequestInfo } from './budget-request';
import { availability, priceBasis, priceStep } from './catalogue';
import { companyPeople, companyUser, joinRequest } from './company';
import { savedConfiguration } from './configuration';
import { contact } from './crm';
import { decisionAnswer, decisionTree, layerBlock } from './decision-tree';
import { domainIssue } from './domain';
import { flagSetting, resolvedFlag } from './flag';
import { submenuLink } from './menu';
import { droppedLine, order, orderLine, orderListItem, orderPreview } from './order';
import { pasteLine, pastePreview } from './paste';
import { preconfig, preconfigProduct, preconfigSummary } from './preconfig';
import { prices, totals } from './prices';
import { problem } from './problem';
import { profile, session } from './profile';
import { lineIssue, newConfiguration, newProduct, productComposition, project, projectListItem, projectProduct } from './project';
import { staffAccount, staffAccountHit } from './staff-account';
import { supportSubject, supportType } from './support';
import { modelFile, modelTechnicalInfo, relatedModel, technicalFacts, variationOption } from './technical-info';
import { storedFile } from './upload';

/** Schemas shared by several calls, under their names in the description of the calls. */
export const SHARED_SCHEMAS = {
  Account: account,
  ArticleHit: articleHit,
  AuditLine: auditLine,
  Availability: availability,
  Budget: budget,
  BudgetFacts: budgetFacts,
  BudgetIssuer: budgetIssuer,
  BudgetLine: budgetLine,
  BudgetProduct: budgetProduct,
  BudgetRequest: budgetRequest,
  BudgetRequestInfo: budgetRequestInfo,
  Collection: collection,
  CompanyPeople: companyPeople,
  CompanyUser: companyUser,
  Contact: contact,
  DecisionAnswer: decisionAnswer,
  DecisionTree: decisionTree,
  DomainIssue: domainIssue,
  DroppedLine: droppedLine,
  DroppedProduct: droppedProduct,
  FlagSetting: flagSetting,
  JoinRequest: joinRequest,
  LayerBlock: layerBlock,
  LineIssue: lineIssue,
  ModelFacets: modelFacets,
  ModelFile: modelFile,
  ModelSummary: modelSummary,
  ModelTechnicalInfo: modelTechnicalInfo,
  NewConfiguration: newConfiguration,
  NewProduct: newProduct,
  OpenBudget: openBudget,
  Order: order,
  OrderPreview: orderPreview,
  OrderLine: orderLine,
  OrderListItem: orderListItem,
  PasteLine: pasteLine,
  PastePreview: pastePreview,
  Preconfig: preconfig,
  PreconfigProduct: preconfigProduct,
  PreconfigSummary: preconfigSummary,
  PreviousBudget: previousBudget,
  PriceBasis: priceBasis,
  PriceStep: priceStep,
  Prices: prices,
  Problem: problem,
  ProductComposition: productComposition,
  Profile: profile,
  Project: project,
  ProjectForBudget: projectForBudget,
  ProjectListItem: projectListItem,
  ProjectProduct: projectProduct,
  RelatedModel: relatedModel,
  ResolvedFlag: resolvedFlag,
  SavedConfiguration: savedConfiguration,
  Session: session,
  StaffAccount: staffAccount,
  StaffAccountHit: staffAccountHit,
  StoredFile: storedFile,
  SubmenuLink: submenuLink,
  SupportSubject: supportSubject,
  SupportType: supportType,
  TechnicalFacts: technicalFacts,
  DisplayPrice: displayPrice,
  Totals: totals,
  VariationOption: variationOption,
} as const;
