import type { ModuleFactory, PlatformContext } from '../kernel';
import { articleModule } from './article';
import { auditModule } from './audit';
import { availabilityModule } from './availability';
import { budgetModule } from './budget';
import { BUDGET_REQUEST_FILES, budgetRequestModule, mayReadBudgetRequestFiles } from './budget-request';
import { catalogueModule, catalogueReader, picturesOf } from './catalogue';
import { companyModule } from './company';
import { comparisonModule } from './comparison';
import { crmModule } from './crm';
import { decisionTreeModule } from './decision-tree';
import { documentMakerOf, documentModule } from './document';
import { domainServiceModule } from './domain-service';
import { editorOfferModule } from './editor-offer';
import { embedModule } from './embed';
import { errorReportingModule } from './error-reporting';
import { flagModule } from './flag';
import { homeModule } from './home';
import { impersonationModule } from './impersonation';
import { languageModule } from './language';
import { menuModule } from './menu';
import { orderModule } from './order';
import { outboxModule } from './outbox';
import { pasteModule } from './paste';
import { PlaceReader, placeModule } from './place';
import { preconfigModule } from './preconfig';
import { catalogueContextReader, priceModule, priceReader } from './price';
import { profileModule } from './profile';
import { projectModule } from './project';
import { qualificationModule } from './qualification';
import { referenceDataModule } from './reference-data';
import { registrationModule } from './registration';
import { rememberedModelModule } from './remembered-model';
import { sampleDataModule } from './sample-data';
import { socialModule } from './social';
import { staticDataModule } from './static-data';
import { mayReadSupportFiles, SUPPORT_FILES, supportModule } from './support';
import { technicalInfoModule } from './technical-info';
import { fileStoreOf, uploadModule } from './upload';

/** Every module beside account and session, in the order they are prepared and registered. */
export const featureModules = (context: PlatformContext): readonly ModuleFactory[] => {
  const pictures = picturesOf(context.configuration.runtime.services.static, context.configuration.runtime.services.api);
  const catalogues = catalogueReader();
  const contextFor = catalogueContextReader({ catalogues, prices: priceReader(), pictures, flags: context.flags });
  const places = new PlaceReader(context.database);
  const files = fileStoreOf(context);
  const maker = documentMakerOf(context);
  return [
    staticDataModule(catalogues),
    companyModule,
    profileModule({ places, pictures, files, maker }),
    crmModule,
    impersonationModule,
    languageModule,
    flagModule,
    auditModule,
    outboxModule,
    referenceDataModule,
    placeModule(places),
    registrationModule(places),
    qualificationModule,
    uploadModule(files, { [SUPPORT_FILES]: mayReadSupportFiles, [BUDGET_REQUEST_FILES]: mayReadBudgetRequestFiles }),
    supportModule,
    menuModule,
    errorReportingModule,
    socialModule,
    catalogueModule,
    articleModule(contextFor),
    rememberedModelModule(contextFor),
    technicalInfoModule(contextFor),
    decisionTreeModule(contextFor),
    priceModule(contextFor),
    availabilityModule(contextFor),
    documentModule(maker),
    projectModule({ contextFor, files, maker }),
    homeModule(contextFor),
    preconfigModule(contextFor),
    comparisonModule(contextFor),
    pasteModule(contextFor),
    orderModule({ contextFor, pictures, places, files, maker }),
    budgetModule({ contextFor, pictures, places, files, maker }),
    budgetRequestModule,
    domainServiceModule(contextFor, context.flags),
    editorOfferModule(contextFor, context.flags),
    embedModule(contextFor, context.flags),
    sampleDataModule(contextFor, places),
  ];
};
