import type { ModuleFactory } from '../../kernel';
import { referenceDataRoutes } from './routes';

export { BUSINESS_ACTIVITIES } from './business-activities.data';
export { COMPANY_TYPES, companyTypeIn } from './company-types.data';
export { PROFESSIONS } from './professions.data';
export { PROJECT_TYPES } from './project-types.data';
export { nameOf, type ReferenceEntry } from './reference-entry';

export const referenceDataModule: ModuleFactory = () => ({ name: 'reference-data', routes: referenceDataRoutes() });
