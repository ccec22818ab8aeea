export type { Account, RegistrationDetail } from './account';
export { account, REGISTRATION_DETAILS } from './account';
export type { AuditLine } from './audit';
export { AUDIT_COUNTED_MAX, AUDIT_EXPORT_MAX } from './audit';
export type { AuditGroup, AuditKind } from './audit-kinds.data';
export { AUDIT_GROUPS, AUDIT_KINDS } from './audit-kinds.data';
export type { ArticleHit, Collection, DisplayPrice, ModelFacets, ModelSort, ModelSummary, Technique } from './browse';
export { MODEL_SORTS, TECHNIQUES } from './browse';
export type {
  Budget,
  BudgetCopy,
  BudgetDocumentFormat,
  BudgetFacts,
  BudgetIssuer,
  BudgetLine,
  BudgetLinePiece,
  BudgetPart,
  BudgetProduct,
  DroppedProduct,
  OpenBudget,
  PreviousBudget,
  ProjectForBudget,
} from './budget';
export { BUDGET_COPIES, BUDGET_DOCUMENT_FORMATS } from './budget';
export type { BudgetRequest, BudgetRequestInfo } from './budget-request';
export type { PriceBasisOnWire, WireAvailability } from './catalogue';
export type { CompanyPeople, CompanyUser, JoinRequest } from './company';
export { INVITATION_REFUSALS } from './company';
export type { ComparedArticle, ComparedComposition, ComparedVariant } from './comparison';
export { COMPARED_MAX } from './comparison';
export type { SavedConfiguration } from './configuration';
export { PRODUCT_PICTURE_MAX_BYTES } from './configuration';
export type { Contact } from './crm';
export type { DecisionAnswer, DecisionTree, Layer, LayerBlock } from './decision-tree';
export { FIRST_DECISION_TREE, LAYERS } from './decision-tree';
export type { DomainIssue } from './domain';
export { DOMAIN_FAILURES } from './domain-failures.data';
export type { EditorOffer, OfferedModel } from './editor-offer';
export type {
  EmbedApp,
  EmbedComposition,
  EmbedErrorCode,
  EmbedExport,
  EmbedExportFormat,
  EmbedHeightMode,
  EmbedInit,
  EmbedMessage,
  EmbedPrices,
  EmbedState,
  EmbedSummary,
  EmbedToApp,
  EmbedToHost,
} from './embed';
export { EMBED_APPS, EMBED_EXPORT_FORMATS } from './embed';
export { embedToApp, embedToHost } from './embed-messages';
export type { EmbedOffer } from './embed-offer';
export type { Access, Endpoint, Method, ReceivedBy, RequestOf, ResponseOf, ServiceName } from './endpoint';
export { METHODS, SERVICES, TIME_LIMIT_MILLISECONDS } from './endpoint';
export type { EndpointName } from './endpoints';
export { endpoints } from './endpoints';
export type { FlagEffect, FlagOwner, FlagSetting, ResolvedFlag } from './flag';
export { FLAG_EFFECTS, FLAG_LIST_MAX, FLAG_OWNERS } from './flag';
export type { FrameView } from './frame';
export { FRAME_NAMESPACE, FRAME_VERSION, FRAME_VIEWS, frameMessageOf } from './frame';
export type { FrameContent, FrameMessage } from './frame-messages';
export { frameMessage, readFrameMessage } from './frame-messages';
export { FURNITURE_MAX, readFurniture } from './furniture';
export type { HomeVisit, LineNews } from './home';
export type { WireLanguage } from './language';
export {
  CLIENT_NAME_MAX,
  COMPANY_LENGTH,
  DELIVERY_ADDRESS_MAX,
  EMAIL_MAX,
  INTERNAL_ORDER_NUMBER_MAX,
  LOGO_MAX_BYTES,
  LOGO_MAX_SIDE,
  PASTE_TEXT_MAX,
  PRODUCT_TEXT_MAX,
  PROFILE_TEXT_MAX,
  QUALIFICATION_TEXT_MAX,
  SEARCH_TEXT_MAX,
  SUPPORT_DESCRIPTION_MAX,
  SUPPORT_FILES_MAX,
} from './lengths.data';
export type { ButtonKey, SiteLocation, SubmenuLink } from './menu';
export { BUTTONS, SITE_LOCATIONS } from './menu';
export type { SocialOutcome, SocialProvider } from './openid';
export { readSocialOutcome, SOCIAL_CHANNEL, socialStartPath } from './openid';
export type {
  FollowUpProject,
  OfferedAddress,
  Order,
  OrderAddress,
  OrderLine,
  OrderListItem,
  OrderPreview,
  ReorderedProject,
} from './order';
export { TEXTAREA_MAX } from './order';
export type { HeldMail } from './outbox';
export type { PasswordRuleFailure } from './password';
export { checkPassword, PASSWORD_LENGTH } from './password';
export type { PastedArticle, PasteLine, PastePreview } from './paste';
export { PASTE_LINES_MAX, PASTE_STATES } from './paste';
export { PASTE_REASONS, PASTE_REPAIRS, type PasteReasonCode, type PasteRepairCode } from './paste-reasons.data';
export type { OfferedPiece, PieceOffer } from './piece-list';
export { PIECE_OFFER_MODELS_MAX } from './piece-list';
export type { Country, Level2Place, Level3Place } from './place';
export { PLACE_TYPOLOGIES } from './place';
export type { Preconfig, PreconfigProduct, PreconfigSummary } from './preconfig';
export type { WirePrices, WireTotals } from './prices';
export { pricesToWire } from './prices';
export type { FailureCode, Problem, ServiceFailureCode } from './problem';
export { FAILURE_STATUS, problem } from './problem';
export type { ProductChange, ProductChoice } from './product-changes';
export type { Profile, Session } from './profile';
export type { CompositionArticle, LineIssue, ProductComposition, Project, ProjectListItem, ProjectProduct } from './project';
export { PROJECT_TITLE_MAX } from './project';
export type { LineRepair, ProjectProposal } from './project-proposals';
export type { ProjectShare, SharedProduct } from './project-share';
export type { QualificationRequest } from './qualification';
export { QUALIFICATION_STATES } from './qualification';
export type { PasswordLink } from './registration';
export type { RememberedModels } from './remembered-model';
export { FAVOURITES_MAX, RECENT_MAX } from './remembered-model';
export type { RuntimeConfiguration } from './runtime-configuration';
export { CONFIGURATION_META, EMBEDDED_SERVICES, runtimeConfiguration } from './runtime-configuration';
export { SHARED_SCHEMAS } from './shared-schemas';
export type { StaffAccount, StaffAccountHit } from './staff-account';
export { LOOKS_AFTER_CLIENTS } from './staff-account';
export type { SupportSubject, SupportType } from './support';
export type { TaxNumberFailure } from './tax-number';
export { bareTaxNumber, checkTaxNumber, foldTaxNumber } from './tax-number';
export type { ModelFile, ModelTechnicalInfo, TechnicalFacts, VariationOption } from './technical-info';
export type { BoardOffer } from './toolkit-board';
export type { StoredFile } from './upload';
