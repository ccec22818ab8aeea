import { endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type Route, route } from '../../kernel';
import { BUSINESS_ACTIVITIES } from './business-activities.data';
import { COMPANY_TYPES } from './company-types.data';
import { PROFESSIONS } from './professions.data';
import { PROJECT_TYPES } from './project-types.data';
import { namesIn } from './reference-entry';

export const referenceDataRoutes = (): readonly Route[] =>
  defineRoutes(
    route(endpoints.getProfessions, async ({ query }) => ok(namesIn(PROFESSIONS, query.lang))),
    route(endpoints.getBusinessActivityTypes, async ({ query }) => ok(namesIn(BUSINESS_ACTIVITIES, query.lang))),
    route(endpoints.getCompanyTypes, async ({ query }) => ok(namesIn(COMPANY_TYPES, query.lang))),
    route(endpoints.getProjectTypes, async ({ query }) =>
      ok(
        namesIn(
          PROJECT_TYPES.filter(({ catalogIds }) => catalogIds.includes(query.catalogId)),
          query.lang,
        ),
      ),
    ),
  );
