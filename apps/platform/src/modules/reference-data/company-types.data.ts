import { type IsoLanguage, ROLES, type RoleId } from '@candil/domain';
import type { ReferenceEntry } from './reference-entry';

/** A kind of company, and which role its people are likely given when they are qualified. */
export interface CompanyType extends ReferenceEntry {
  readonly likelyRoleId: RoleId;
}

export const COMPANY_TYPES: readonly CompanyType[] = [
  {
    id: 1,
    likelyRoleId: ROLES.distributor,
    names: { en: 'Distributor', us: 'Distributor', es: 'Distribuidor', de: 'Händler', fr: 'Distributeur', it: 'Distributore' },
  },
  {
    id: 2,
    likelyRoleId: ROLES.specifier,
    names: { en: 'Specifier', us: 'Specifier', es: 'Prescriptor', de: 'Planungsbüro', fr: 'Prescripteur', it: 'Studio di progettazione' },
  },
  {
    id: 3,
    likelyRoleId: ROLES.specifier,
    names: {
      en: 'Architecture practice',
      us: 'Architecture firm',
      es: 'Estudio de arquitectura',
      de: 'Architekturbüro',
      fr: 'Agence d’architecture',
      it: 'Studio di architettura',
    },
  },
  {
    id: 4,
    likelyRoleId: ROLES.specifier,
    names: {
      en: 'Interior design practice',
      us: 'Interior design firm',
      es: 'Estudio de interiorismo',
      de: 'Büro für Innenarchitektur',
      fr: 'Agence d’architecture intérieure',
      it: 'Studio di interior design',
    },
  },
  {
    id: 5,
    likelyRoleId: ROLES.specifier,
    names: {
      en: 'Lighting design practice',
      us: 'Lighting design firm',
      es: 'Estudio de diseño de iluminación',
      de: 'Lichtplanungsbüro',
      fr: 'Agence de conception lumière',
      it: 'Studio di progettazione illuminotecnica',
    },
  },
  {
    id: 6,
    likelyRoleId: ROLES.specifier,
    names: {
      en: 'Engineering practice',
      us: 'Engineering firm',
      es: 'Ingeniería',
      de: 'Ingenieurbüro',
      fr: 'Bureau d’études',
      it: 'Studio di ingegneria',
    },
  },
  {
    id: 7,
    likelyRoleId: ROLES.distributor,
    names: {
      en: 'Electrical contractor',
      us: 'Electrical contractor',
      es: 'Empresa instaladora',
      de: 'Elektroinstallationsbetrieb',
      fr: 'Entreprise d’installation',
      it: 'Impresa di installazione',
    },
  },
  {
    id: 8,
    likelyRoleId: ROLES.importer,
    names: { en: 'Importer', us: 'Importer', es: 'Importador', de: 'Importeur', fr: 'Importateur', it: 'Importatore' },
  },
  {
    id: 9,
    likelyRoleId: ROLES.specifier,
    names: {
      en: 'Property developer',
      us: 'Real estate developer',
      es: 'Promotora inmobiliaria',
      de: 'Bauträger',
      fr: 'Promoteur immobilier',
      it: 'Società immobiliare',
    },
  },
  { id: 99, likelyRoleId: ROLES.specifier, names: { en: 'Other', us: 'Other', es: 'Otra', de: 'Andere', fr: 'Autre', it: 'Altro' } },
];

/** The kind of a company, which is kept in English, in a language; one that is of no list as it is kept. */
export const companyTypeIn = (language: IsoLanguage, kept: string): string =>
  COMPANY_TYPES.find(({ names }) => names.en === kept)?.names[language] ?? kept;
