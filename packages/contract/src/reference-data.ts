import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { catalogIdInQuery, isoLanguage } from './wire-values';

const lang = z._default(isoLanguage, 'en');
const named = z.array(z.object({ id: z.number(), name: z.string() }));

export const getProfessions = endpoint('getProfessions', {
  summary: 'Professions to choose from',
  method: 'GET',
  path: '/professions',
  query: z.object({ lang }),
  response: named,
  access: 'public',
});

export const getBusinessActivityTypes = endpoint('getBusinessActivityTypes', {
  summary: 'Business activities to choose from',
  method: 'GET',
  path: '/business-activity-types',
  query: z.object({ lang }),
  response: named,
  access: 'public',
});

export const getCompanyTypes = endpoint('getCompanyTypes', {
  summary: 'Kinds of companies to choose from',
  method: 'GET',
  path: '/company-types',
  query: z.object({ lang }),
  response: named,
  access: 'public',
});

export const getProjectTypes = endpoint('getProjectTypes', {
  summary: 'Kinds of projects to choose from',
  method: 'GET',
  path: '/project-types',
  query: z.object({ lang, catalogId: z._default(catalogIdInQuery, 16) }),
  response: named,
  access: 'public',
});
